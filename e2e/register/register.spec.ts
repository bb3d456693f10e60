import { MAIL, box, button, getCode, fillIn } from './register-steps'
import { expect, test } from '../support/test'
test.use({ caller: 'nobody' })

test.describe('with codes by mail', () => {
  test.use({ gatewayOptions: MAIL, permissions: ['clipboard-read', 'clipboard-write'] })

  test('registration: an invited user registers with a mailed code and can sign in', async ({
    page,
    expectToast,
    world,
  }) => {
    await world.signIn('alice')
    const aff = await world.call<string>('GET', '/api/user/aff')
    await world.forgetCalls()
    await page.goto(`/register?aff=${aff}`)
    await expect(page.getByRole('note')).toHaveText(`You were invited with the code ${aff}.`)
    await fillIn(page, ' newcomer ')
    await box(page, 'Email').fill(' new@example.com ')
    await getCode(page).dblclick()
    await expectToast('Verification code sent, please check your email')
    await expect(page.getByText('A code was sent to new@example.com.')).toBeVisible()
    expect(await world.calls(/verification/)).toEqual(['GET /api/verification?email=new%40example.com'])
    const [mail] = await world.mails()
    await page.evaluate((text) => navigator.clipboard.writeText(text), ` ${mail?.code}\n`)
    await box(page, 'Verification code').press('Control+V')
    await button(page).dblclick()
    await expectToast('Registration successful')
    // The address is new before the page is.
    await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible()
    await expect(page).toHaveURL('/login')
    const sent = (await world.requests()).filter(({ method }) => method === 'POST')
    expect(sent.map(({ body }) => JSON.parse(body ?? ''))).toEqual([
      {
        username: 'newcomer',
        password: 'a good secret',
        password2: 'a good secret',
        email: 'new@example.com',
        verification_code: mail?.code,
        aff_code: aff,
      },
    ])
    await box(page, 'Username').fill('new@example.com')
    await box(page, 'Password').fill('a good secret')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/token')
  })

  test('registration: a reload does not reset the wait for the next code (CD-55, T-38) @all', async ({
    page,
    world,
  }) => {
    await page.clock.install()
    await page.goto('/register')
    await box(page, 'Email').fill('new@example.com')
    await getCode(page).click()
    await expect(page.getByText('A code was sent')).toBeVisible()
    await page.clock.runFor(10_000)
    await page.reload()
    await expect(getCode(page)).toHaveText(/^Retry \((20|19|18)\)$/)
    await box(page, 'Email').fill('new@example.com')
    await getCode(page).click({ force: true })
    expect(await world.calls(/verification/)).toHaveLength(1)
    await page.clock.runFor(21_000)
    await getCode(page).click()
    await expect.poll(() => world.calls(/verification/)).toHaveLength(2)
  })

  test('registration: works by keyboard, has the field names that password managers look for, and axe finds no violations (AX-62, AX-63) @all', async ({
    page,
    accessible,
  }) => {
    await page.goto('/register')
    await expect(box(page, 'Email')).toBeVisible()
    const named = await page.getByRole('form').getByRole('textbox').all()
    const autofill = await Promise.all(named.map((one) => one.getAttribute('autocomplete')))
    expect(autofill).toEqual(['username', 'new-password', 'new-password', 'email', 'one-time-code'])
    await box(page, 'Username').focus()
    await page.keyboard.type('newcomer')
    await page.keyboard.press('Tab')
    await page.keyboard.type('12345678')
    await page.keyboard.press('Enter')
    await expect(box(page, 'Repeat password')).toBeFocused()
    await expect(page.getByText('Please correct 3 fields')).toBeVisible()
    await accessible()
    await page.emulateMedia({ colorScheme: 'dark' })
    await accessible()
  })
})
