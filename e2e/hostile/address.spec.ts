import { expect, test } from '../support/test'
import { menu } from '../faults/call'
import { AT_START, watch } from './harmless'
import { URL_CASES } from './url-cases'

test('addresses of logo, chat, shop and server are used only where they may be', async ({ page, world }) => {
  test.setTimeout(60_000)
  const seen = await watch(page)
  for (const [id, address, link] of URL_CASES) {
    await test.step(`${id} ${link}`, async () => {
      await world.options({
        Logo: address,
        ChatLink: address,
        TopUpLink: address,
        ServerAddress: address,
        WeChatAccountQRCodeImageURL: address,
      })
      await page.goto('/topup')
      const shop = page.getByRole('link', { name: 'Get redemption codes' })
      const main = page.getByRole('main')
      if (link === 'allow') {
        await expect(shop).toHaveAttribute('href', new URL(address).href)
        await expect(main).toContainText(new URL(address).host)
      } else if (link === 'none') {
        await expect(main).toContainText('The super administrator has not set a top-up link!')
      } else {
        await expect(main.getByRole('alert')).toBeVisible()
        await expect(shop).toHaveCount(0)
      }
      await expect(menu(page, 'Chat')).toHaveCount(link === 'allow' ? 1 : 0)
      const logo = link === 'allow' ? new URL(address).href : '/logo.png'
      await expect(page.getByRole('banner').locator('img')).toHaveAttribute('src', logo)
      await expect(page.locator('link[rel="icon"]')).toHaveAttribute('href', logo)
    })
  }
  // A number in place of an address counts as none (PU35).
  await world.fault({ call: 'GET /api/status', kind: 'F29', field: 'chat_link', value: 42 })
  await page.goto('/chat')
  await expect(page.getByText('No chat page is configured.')).toBeVisible()
  await seen.harmless(AT_START, ['chat.example', 'good.example.evil.example'])
})
