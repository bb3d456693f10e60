import { MAIL, box, button, getCode, fillIn } from '../../../e2e/register/register-steps'
import { expect, test } from '../../document/document-story'

const POST = 'POST /api/user/register'
test.use({ caller: 'nobody' })

test.describe('with codes by mail', () => {
  test.use({ gatewayOptions: MAIL, permissions: ['clipboard-read', 'clipboard-write'] })

  test('registration: errors for address, code and name are shown, and typed values stay', async ({
    page,
    world,
  }) => {
    await page.clock.install()
    await page.goto('/register')
    await fillIn(page, 'alice')
    await getCode(page).click()
    await expect(box(page, 'Email')).toBeFocused()
    await expect(box(page, 'Email')).toHaveAccessibleDescription(/^Please fill in this field/)
    await box(page, 'Email').fill('nowhere')
    await getCode(page).click()
    await expect(box(page, 'Email')).toHaveAccessibleDescription(/^This is not an e-mail address/)
    expect(await world.calls(/verification/)).toEqual([])

    await box(page, 'Email').fill('alice@example.com')
    await getCode(page).click()
    // The wait is the same for an address that is already registered (T-37).
    await expect(page.getByRole('alert')).toHaveText('邮箱地址已被占用')
    await expect(getCode(page)).toHaveText(/^Retry \((30|29)\)$/)

    await box(page, 'Email').fill('new@example.com')
    await box(page, 'Verification code').fill('abcdef')
    await button(page).click()
    const problem = page.getByRole('alert').first()
    await expect(problem).toHaveText('验证码错误或已过期')
    await expect(problem).toBeFocused()

    await world.options({ EmailVerificationEnabled: 'false' })
    await expect(button(page)).not.toHaveAttribute('aria-disabled', 'true')
    await page.clock.runFor(500)
    await button(page).click()
    await expect(problem).toHaveText('UNIQUE constraint failed: users.username')
    await expect(box(page, 'Username')).toHaveAccessibleDescription(/^This username is taken/)
    await expect(box(page, 'Password')).toHaveValue('a good secret')
    await expect(box(page, 'Verification code')).toHaveValue('abcdef')
  })
})

test('registration: every field is validated before anything is sent', async ({ page, world }) => {
  await page.goto('/register')
  await expect(box(page, 'Email')).toHaveCount(0)
  await fillIn(page, 'thirteen char', '1234567')
  await box(page, 'Repeat password').fill('12345678')
  await button(page).click()
  await expect(box(page, 'Username')).toBeFocused()
  for (const [name, message] of [
    ['Username', 'At most 12 characters; this text has 13'],
    ['Password', 'Password length must not be less than 8'],
    ['Repeat password', 'The two passwords entered do not match'],
  ] as const) {
    await expect(box(page, name)).toHaveAccessibleDescription(new RegExp(`^${message}`))
  }
  await box(page, 'Password').fill('x'.repeat(21))
  await box(page, 'Username').fill('  ')
  await button(page).click()
  await expect(box(page, 'Password')).toHaveAccessibleDescription(/^At most 20 characters/)
  await expect(box(page, 'Username')).toHaveAccessibleDescription(/^Please fill in this field/)
  expect(await world.calls(/^POST/)).toEqual([])
})

test('registration: a lost response shows an unknown outcome, and sending again does no harm', async ({
  page,
  world,
}) => {
  await page.clock.install()
  await world.fault({ call: POST, kind: 'F14', applied: true, times: 1 })
  await page.goto('/register')
  await fillIn(page, 'newcomer')
  await button(page).click()
  const problem = page.getByRole('alert').first()
  await expect(problem).toContainText('The change may or may not have been made')
  await expect(page.getByText(/^If the registration succeeded, you can log in/)).toBeVisible()
  expect(await world.calls(/^POST/)).toEqual([POST])
  await page.clock.runFor(500)
  await button(page).click()
  await expect(box(page, 'Username')).toHaveAccessibleDescription(/^This username is taken/)
  await page.getByRole('link', { name: 'Have an account? Log in' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL('/login')
})

const invitations = [
  ['PQ01', '/register?aff=true', 'true'],
  ['PQ03', '/register?aff=1e99', '1e99'],
  ['PQ05', '/register?aff=<img src=x onerror=window.__xss=1>', null],
  ['PQ07', '/register?aff=%E0%A4%A', null],
  ['PQ09', '/register?__proto__=x&aff=ok', 'ok'],
] as const
test('registration: only a valid invitation code is kept from the URL', async ({ page, world }) => {
  for (const [id, address, kept] of invitations) {
    await test.step(id, async () => {
      await page.goto(address)
      await expect(button(page)).toBeVisible()
      expect(await page.evaluate("localStorage.getItem('aff')")).toBe(kept)
      expect(await page.evaluate('[window.__xss, ({}).x]')).toEqual([undefined, undefined])
      await page.evaluate("localStorage.removeItem('aff')")
    })
  }
  await page.goto('/register?aff=ok')
  await fillIn(page, 'invited')
  await button(page).click()
  await expect(page).toHaveURL('/login')
  expect(await page.evaluate("localStorage.getItem('aff')"), 'a used code is forgotten').toBeNull()
  await world.forgetCalls()

  await page.evaluate("localStorage.setItem('aff', '<img src=x>')")
  await page.goto('/register')
  await fillIn(page, 'newcomer')
  await button(page).click()
  await expect(page).toHaveURL('/login')
  const sent = (await world.requests()).find(({ method }) => method === 'POST')
  expect(JSON.parse(sent?.body ?? '')).toMatchObject({ aff_code: '', email: '', verification_code: '' })
})

test.describe('in Chinese @all', () => {
  test.use({ language: 'zh' })

  test('registration: all texts are Chinese', async ({ page }) => {
    await page.goto('/register')
    await expect(page.getByRole('heading', { level: 1, name: '注册' })).toBeVisible()
    await box(page, '密码').fill('1234567')
    await box(page, '再次输入密码').fill('1')
    await page.getByRole('button', { name: '注册', exact: true }).click()
    await expect(box(page, '密码')).toHaveAccessibleDescription(/^密码长度不得小于 8 位！/)
    await expect(box(page, '再次输入密码')).toHaveAccessibleDescription(/^两次输入的密码不一致/)
    await page.getByRole('link', { name: '已有账户？点击登录' }).click()
    await page.getByRole('dialog').getByRole('button', { name: '离开' }).click()
    await expect(page).toHaveURL('/login')
  })
})
