import type { Page } from '@playwright/test'
import { expect, test } from '../support/test'
import type { Server } from '../support/server'

const POST = 'POST /api/user/topup'
const box = (page: Page) => page.getByRole('textbox', { name: 'Redemption code' })
const redeem = (page: Page) => page.getByRole('button', { name: 'Redeem' })
const balance = (page: Page) => page.getByRole('region', { name: 'Remaining quota' })

/** Returns the key of code 3: unused, worth $1.00. Only an administrator can read it. */
async function fetchDollarCode(world: Server): Promise<string> {
  await world.signIn('admin')
  const { key } = await world.call<{ key: string }>('GET', '/api/redemption/3')
  return key
}

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
  await expect(page.getByText('兑换失败，该兑换码已被使用')).toBeFocused()
  await expect(box(page)).toHaveValue(key)
})

test('top-up: an empty field or several codes at once send nothing', async ({ page, world }) => {
  await page.goto('/topup')
  await redeem(page).click()
  await expect(page.getByText('Please enter a redemption code!', { exact: true })).toBeVisible()
  await expect(box(page)).toBeFocused()
  await box(page).fill(`${'a'.repeat(32)} ${'b'.repeat(32)}`)
  await redeem(page).click()
  await expect(page.getByText(/^There is more than one code/)).toBeVisible()
  expect(await world.calls(/^POST/)).toEqual([])
})

for (const { name, applied, message } of [
  { name: 'made', applied: true, message: /^Request failed: .*balance rose from \$2\.00 to \$3\.00/ },
  { name: 'not made', applied: false, message: /^Request failed: .*the balance has not risen/ },
]) {
  test(`top-up: a lost response is verified by the balance when the top-up was ${name}`, async ({
    page,
    world,
  }) => {
    const key = await fetchDollarCode(world)
    await world.fault({ call: POST, kind: 'F12', applied, times: 1 })
    await page.goto('/topup')
    await box(page).fill(key)
    await redeem(page).click()
    await expect(page.getByRole('alert').getByText(message)).toBeFocused()
    await expect(box(page)).toHaveValue(key)
    await expect(balance(page)).toContainText(applied ? '$3.00' : '$2.00')
    expect(await world.calls(/^POST/)).toEqual([POST])
  })
}

test('top-up: a response without an amount reports success without an amount', async ({
  page,
  expectToast,
  world,
}) => {
  const key = await fetchDollarCode(world)
  await world.fault({ call: POST, kind: 'F25', times: 1 })
  await page.goto('/topup')
  await box(page).fill(key)
  await redeem(page).click()
  await expectToast(/^Top-up successful\. The server did not return the amount/)
  await expect(balance(page)).toContainText('$3.00')
})

test('top-up: a refusal without a message shows the default message', async ({ page, world }) => {
  await world.fault({ call: POST, kind: 'F24', times: 1 })
  await page.goto('/topup')
  await box(page).fill('my code')
  await redeem(page).click()
  await expect(page.getByText('Request failed')).toBeFocused()
  await expect(box(page)).toHaveValue('my code')
})

for (const kind of ['F10', 'F08', 'F09'] as const) {
  test(`top-up: after ${kind} the message starts with "Request failed"`, async ({ page, world }) => {
    const key = await fetchDollarCode(world)
    await world.fault({ call: POST, kind, times: 1 })
    await page.goto('/topup')
    await box(page).fill(key)
    await redeem(page).click()
    await expect(page.getByRole('form').getByRole('alert')).toHaveText(/^Request failed: .*redeemed/)
    await expect(box(page)).toHaveValue(key)
  })
}

test('top-up: nothing is sent when another tab has signed in another user', async ({ page, world }) => {
  const key = await fetchDollarCode(world)
  await page.goto('/topup')
  await expect(balance(page)).toContainText('$2.00')
  const { session } = await world.signIn('chen')
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'session')
  if (cookie) await page.context().addCookies([{ ...cookie, value: session }])
  await box(page).fill(key)
  await redeem(page).click()
  await expect(page.getByRole('alert').getByText(/chen/)).toBeVisible()
  expect(await world.calls(/^POST/)).toEqual([])
})

test('top-up: a balance that cannot be fetched shows a dash and can be fetched again', async ({
  page,
  world,
}) => {
  await world.fault({ call: 'GET /api/user/self', kind: 'refused', message: 'counting' })
  await page.goto('/topup')
  await expect(balance(page)).toContainText('–')
  await expect(balance(page)).toContainText('counting')
  await world.clearFaults()
  await balance(page).getByRole('button', { name: 'Retry' }).click()
  await expect(balance(page)).toContainText('$2.00')
})

test('top-up: a balance missing in the response shows a dash and does not sign the user out', async ({
  page,
  world,
}) => {
  await world.fault({ call: 'GET /api/user/self', kind: 'F29', field: 'quota', value: 'much' })
  await page.goto('/topup')
  await expect(balance(page)).toContainText('–')
  await expect(balance(page)).toContainText('the server sent a response that could not be read')
  await expect(page.getByRole('button', { name: 'Account: alice' })).toBeVisible()
})

for (const address of ['/', '/topup']) {
  test(`${address}: fetches the own account once`, async ({ page, world }) => {
    await page.goto(address)
    await expect(page.getByText('$2.00').first()).toBeVisible()
    expect(await world.calls(/user\/self/)).toEqual(['GET /api/user/self'])
  })
}

test('top-up: a message says that no shop is configured', async ({ page }) => {
  await page.goto('/topup')
  await expect(page.getByRole('alert')).toHaveText('The super administrator has not set a top-up link!')
  await expect(page.getByRole('link', { name: 'Get redemption codes' })).toHaveCount(0)
})

test.describe('with a shop', () => {
  test.use({ gatewayOptions: { TopUpLink: 'https://good.example.evil.example/buy?lang=en' } })

  test('top-up: the shop host is shown first, then the shop opens with three parameters and no opener (T-09, T-15)', async ({
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

for (const TopUpLink of ['javascript:window.__xss=1', '//evil.example/', '/api/user/logout']) {
  test.describe(`with ${TopUpLink} as the shop`, () => {
    test.use({ gatewayOptions: { TopUpLink } })

    test('top-up: nothing can be clicked, and the invalid option is named', async ({ page, world }) => {
      await page.goto('/topup')
      await expect(page.getByRole('alert')).toContainText('TopUpLink')
      await expect(page.getByRole('link', { name: 'Get redemption codes' })).toHaveCount(0)
      expect(await world.calls(/logout/)).toEqual([])
    })
  })
}

test.describe('in Chinese', () => {
  test.use({ language: 'zh' })

  test('top-up: all texts are Chinese', async ({ page }) => {
    await page.goto('/topup')
    await expect(page.getByRole('heading', { name: '充值' })).toBeVisible()
    await expect(page.getByRole('alert')).toHaveText('超级管理员未设置充值链接！')
    await page.getByRole('button', { name: '兑换', exact: true }).click()
    await expect(page.getByText('请输入充值码！', { exact: true })).toBeVisible()
  })
})
