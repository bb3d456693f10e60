import { POST, box, redeem, balance, fetchDollarCode } from '../../../e2e/topup/topup-steps'
import { expect, test } from '../../document/document-story'

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
    await expect(page.getByRole('alert').filter({ hasText: message })).toBeFocused()
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
  await expect(page.getByRole('alert').filter({ hasText: 'Request failed' })).toBeFocused()
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

test('top-up: a message says that no shop is configured', async ({ page }) => {
  await page.goto('/topup')
  await expect(page.getByRole('alert')).toHaveText('The super administrator has not set a top-up link!')
  await expect(page.getByRole('link', { name: 'Get redemption codes' })).toHaveCount(0)
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

test.describe('in Chinese @all', () => {
  test.use({ language: 'zh' })

  test('top-up: all texts are Chinese', async ({ page }) => {
    await page.goto('/topup')
    await expect(page.getByRole('heading', { name: '充值' })).toBeVisible()
    await expect(page.getByRole('alert')).toHaveText('超级管理员未设置充值链接！')
    await page.getByRole('button', { name: '兑换', exact: true }).click()
    await expect(page.getByText('请输入充值码！', { exact: true })).toBeVisible()
  })
})
