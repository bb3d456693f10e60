import { expect, test } from '../support/test'
import { menu } from '../faults/call'
import { ALL_PROVIDERS } from '../oauth/provider'
import { dailySample } from '../support/daily-sample'
import { AT_PAGE_START, installXssProbes } from './xss-probes'
import { URL_CASES } from './url-cases'

test('URLs of logo, chat, top-up and server are used as link, image or frame only if they are safe (T-02, T-05, T-43, PU35)', async ({
  page,
  world,
  baseURL,
}) => {
  const aff = await world.call<string>('GET', '/api/user/aff')
  const probes = await installXssProbes(page)
  for (const [id, address, link] of dailySample(URL_CASES)) {
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
  await menu(page, 'Settings').click()
  await page.getByRole('button', { name: 'Copy invite link' }).click()
  await expect(page.getByLabel('Invite link', { exact: true })).toHaveValue(`${baseURL}/register?aff=${aff}`)
  // A number instead of a URL is treated as no URL (PU35).
  await world.fault({ call: 'GET /api/status', kind: 'F29', field: 'chat_link', value: 42 })
  await page.goto('/chat')
  await expect(page.getByText('No chat page is configured.')).toBeVisible()
  await probes.expectNoEffect(
    [...AT_PAGE_START, 'GET /api/user/aff'],
    ['chat.example', 'good.example.evil.example'],
  )
})

test.describe('signed out', () => {
  test.use({ caller: 'nobody', gatewayOptions: ALL_PROVIDERS })

  test('signed out: the chat frame and the WeChat QR code load only safe URLs (T-05) @all', async ({
    page,
    world,
  }) => {
    const probes = await installXssProbes(page)
    await page.route('https://*.example/**', (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
    )
    const dialog = page.getByRole('dialog', { name: 'Log in with WeChat' })
    for (const [id, address, link] of URL_CASES) {
      await test.step(`${id} ${link}`, async () => {
        await world.options({ ChatLink: address, WeChatAccountQRCodeImageURL: address })
        await page.goto('/chat')
        const main = page.getByRole('main')
        if (link === 'allow') {
          await expect(main.locator('iframe')).toHaveAttribute('src', new URL(address).href)
        } else {
          const said = link === 'none' ? 'No chat page is configured.' : 'The chat link is not shown'
          await expect(main).toContainText(said)
          await expect(page.locator('iframe')).toHaveCount(0)
        }
        await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click()
        await page.getByRole('button', { name: 'Log in with WeChat' }).click()
        const picture = dialog.locator('img')
        if (link === 'allow') await expect(picture).toHaveAttribute('src', new URL(address).href)
        else await expect(dialog).toContainText('There is no picture of the QR code')
        await expect(picture).toHaveCount(link === 'allow' ? 1 : 0)
      })
    }
    await probes.expectNoEffect(AT_PAGE_START, ['chat.example', 'good.example.evil.example'])
  })
})

test.describe('as root', () => {
  test.use({ caller: 'root' })

  test('channel form: a base URL that hides its host is rejected (T-05) @all', async ({ page, world }) => {
    const probes = await installXssProbes(page)
    await page.goto('/channel/add')
    const proxy = page.getByRole('textbox', { name: 'Proxy' })
    for (const [id, address, link] of URL_CASES) {
      await test.step(`${id} ${link}`, async () => {
        await proxy.fill(address)
        await proxy.blur()
        if (link === 'deny') await expect(proxy).toHaveAttribute('aria-invalid', 'true')
        else await expect(proxy).not.toHaveAttribute('aria-invalid', 'true')
      })
    }
    expect(await world.calls(/^POST/)).toEqual([])
    await probes.expectNoEffect([
      ...AT_PAGE_START,
      'GET /api/models',
      'GET /api/group/',
      'GET /api/channel/models',
    ])
  })
})
