import { POST, box, redeem, balance, fetchDollarCode } from './topup-steps'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/test'

/** Pastes the text through the clipboard event, as a user does. */
async function paste(page: Page, text: string) {
  await page.evaluate((value) => navigator.clipboard.writeText(value), text)
  await box(page).press('Control+V')
}

test('top-up: a code is extracted from a pasted message, redeemed once, and amount and balance are shown', async ({
  page,
  expectToast,
  world,
  context,
}) => {
  await page.clock.install()
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const key = await fetchDollarCode(world)
  await page.goto('/topup')
  await expect(balance(page)).toContainText('$2.00')
  await box(page).click()
  await paste(page, `Here you are:\n  ${key} – have fun`)
  await expect(box(page)).toHaveValue(key)
  await redeem(page).dblclick()
  await expectToast('Top-up successful: $1.00')
  await expect(balance(page)).toContainText('$3.00')
  await expect(box(page)).toHaveValue('')
  expect(await world.calls(/^POST/)).toEqual([POST])

  await box(page).fill(`  ${key} `)
  await page.clock.runFor(500)
  await box(page).press('Enter')
  await expect(page.getByRole('alert').filter({ hasText: '兑换失败，该兑换码已被使用' })).toBeFocused()
  await expect(box(page)).toHaveValue(key)
})

test('the home page fetches the own account once @all', async ({ page, world }) => {
  await page.goto('/')
  await expect(page.getByText('$2.00').first()).toBeVisible()
  expect(await world.calls(/user\/self/)).toEqual(['GET /api/user/self'])
})

test.describe('with a shop', () => {
  test.use({ gatewayOptions: { TopUpLink: 'https://good.example.evil.example/buy?lang=en' } })

  test('top-up: the shop host is shown first, then the shop opens with three parameters and no opener (T-09, T-15) @all', async ({
    page,
    context,
  }) => {
    await context.route('https://good.example.evil.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>shop</title>' }),
    )
    await page.goto('/topup')
    await expect(page.getByText('at good.example.evil.example')).toBeVisible()
    await page.getByRole('link', { name: 'Get redemption codes' }).click()
    const dialog = page.getByRole('dialog', { name: 'Leave for good.example.evil.example?' })
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    expect(context.pages()).toHaveLength(1)
    await page.getByRole('link', { name: 'Get redemption codes' }).click()
    const [shop] = await Promise.all([
      context.waitForEvent('page'),
      dialog.getByRole('button', { name: 'Open the shop' }).click(),
    ])
    await shop.waitForLoadState()
    const query = Object.fromEntries(new URL(shop.url()).searchParams)
    expect(query).toEqual({
      lang: 'en',
      username: 'alice',
      user_id: '3',
      transaction_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    })
    expect(await shop.evaluate(() => [window.opener, document.referrer])).toEqual([null, ''])
  })
})
