import type { Page } from '@playwright/test'
import { expect, test } from '../support/test'
import { email, pathOf, POST, RESET_WORLD, submit } from './reset-steps'

test.use(RESET_WORLD)

const secret = (page: Page) => page.getByLabel('New password')

test('password reset: requests a link, opens it, and signs in with the new password (T-21, T-22)', async ({
  page,
  expectToast,
  world,
}) => {
  await page.goto('/reset')
  await email(page).fill(' alice@example.com ')
  await submit(page).dblclick()
  await expectToast('Reset email sent, please check your email')
  await expect(page.getByText(/^An email with a link was sent to alice@example\.com\./)).toBeVisible()
  expect(await world.calls(/reset_password/)).toEqual(['GET /api/reset_password?email=alice%40example.com'])
  const again = page.getByRole('button', { name: /^Retry \(\d+\)$/ })
  await expect(again).toHaveAttribute('aria-disabled', 'true')
  await page.reload()
  await expect(again).toHaveAttribute('aria-disabled', 'true')

  const [mail] = await world.mails()
  await page.goto(pathOf(mail?.link))
  // The token is read once: neither the URL nor the history entry contains it afterwards (T-21).
  await expect(page).toHaveURL('/user/reset')
  expect(await page.evaluate('JSON.stringify(history.state)')).not.toContain(mail?.code)
  await expect(email(page)).toHaveValue('alice@example.com')
  await expect(email(page)).not.toBeEditable()
  // With an early response the second click would hit the card that replaces the form, and take the focus.
  await world.fault({ call: POST, kind: 'hang' })
  await submit(page).dblclick()
  await expect.poll(world.held).toBe(1)
  await world.clearFaults()
  await expectToast('New password copied to clipboard')
  expect(await world.calls(/^POST/)).toEqual([POST])

  await expect(secret(page)).toBeFocused()
  await expect(secret(page)).toHaveAttribute('type', 'password')
  const password = await secret(page).inputValue()
  expect(password).toMatch(/^[0-9a-f]{12}$/)
  expect(await page.evaluate('navigator.clipboard.readText()')).toBe(password)
  expect(await page.getByRole('region', { name: 'Messages' }).innerText()).not.toContain(password)
  await page.getByRole('button', { name: 'Show' }).click()
  await expect(secret(page)).toHaveAttribute('type', 'text')

  await page.getByRole('link', { name: 'Log in', exact: true }).last().click()
  await expect(page).toHaveURL('/login')
  await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible()
  const storageScript =
    'document.documentElement.outerHTML + JSON.stringify([history.state, sessionStorage, localStorage])'
  expect(await page.evaluate(storageScript)).not.toContain(password)
  await page.getByLabel('Username').fill('alice')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/token')
  await page.goBack()
  await page.goto(pathOf(mail?.link))
  await submit(page).click()
  await expect(page.getByRole('form').getByRole('alert')).toHaveText('重置链接非法或已过期')
  await expect(page.getByRole('link', { name: 'Request another link' })).toBeVisible()
})

test('password reset: axe finds no violations in any step, including the last one without a clipboard @all', async ({
  page,
  accessible,
  context,
  world,
}) => {
  await context.clearPermissions()
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined })
    document.execCommand = () => false
  })
  await page.goto('/reset')
  await email(page).fill('alice@example.com')
  await page.keyboard.press('Enter')
  const sent = page.getByRole('form').getByRole('status').filter({ hasText: 'An email with a link' })
  await expect(sent).toBeFocused()
  await accessible()
  const [mail] = await world.mails()
  await page.goto(pathOf(mail?.link))
  await submit(page).press('Enter')
  await expect(secret(page)).toBeFocused()
  await expect(page.getByText('Could not copy. Copy it by hand: it is selected.')).toBeVisible()
  await page.emulateMedia({ colorScheme: 'dark' })
  await accessible()
})
