import type { Page } from '@playwright/test'
import { expect, test } from '../support/test'
import { fakeTurnstile } from './fake-turnstile'

const PENDING = 'Please retry in a few seconds, Turnstile is checking the user environment'
const CHECK = { TurnstileCheckEnabled: 'true', TurnstileSiteKey: 'site-key', TurnstileSecretKey: 'secret' }
test.use({ caller: 'nobody', gatewayOptions: CHECK })

const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const button = (page: Page) => page.getByRole('button', { name: 'Register', exact: true })
const check = (page: Page) => page.getByRole('region', { name: 'Human check' })

async function fillIn(page: Page, username: string) {
  await box(page, 'Username').fill(username)
  await box(page, 'Password').fill('a good secret')
  await box(page, 'Repeat password').fill('a good secret')
}

test('registration: waits for the human check, sends each token once, and requests a new one after a refusal @all', async ({
  page,
  world,
  accessible,
}) => {
  await page.clock.install()
  const scriptCalls = await fakeTurnstile(page, 'later')
  await page.goto('/register')
  await expect(check(page)).toContainText('Turnstile site-key light en')
  await accessible()
  await fillIn(page, 'alice')
  await button(page).click()
  await expect(page.getByRole('alert')).toHaveText(PENDING)
  await expect(page.getByRole('alert')).toBeFocused()
  expect(await world.calls(/^POST/)).toEqual([])

  await page.evaluate('finishCheck()')
  await page.clock.runFor(500)
  await button(page).click()
  await expect(page.getByText('UNIQUE constraint failed: users.username')).toBeVisible()
  await box(page, 'Username').fill('newcomer')
  await page.clock.runFor(500)
  await button(page).click()
  await expect(page.getByRole('alert').first()).toHaveText(PENDING)
  await page.evaluate('finishCheck()')
  await page.clock.runFor(500)
  await button(page).click()
  await expect(page).toHaveURL('/login')
  const tokens = (await world.calls(/^POST/)).map((call) => call.split('turnstile=')[1])
  expect(tokens).toEqual([expect.stringMatching(/^checked-\d$/), expect.stringMatching(/^checked-\d$/)])
  expect(new Set(tokens).size).toBe(2)
  expect(scriptCalls).toHaveLength(1)
})

test('registration: a human check that cannot be loaded shows an error and can be retried (AX-63) @all', async ({
  page,
  world,
}) => {
  await page.clock.install()
  const before = await fakeTurnstile(page, 'unreachable')
  await page.goto('/reset')
  await expect(check(page).getByRole('alert')).toHaveText(/could not be loaded/)
  await box(page, 'Email').fill('alice@example.com')
  await page.getByRole('button', { name: 'Send link' }).click()
  await expect(page.getByRole('form').getByRole('alert').first()).toHaveText(/^Nothing was sent/)
  expect(before).toHaveLength(1)
  expect(await world.calls(/reset_password/)).toEqual([])

  await world.options({ SMTPServer: 'smtp.example' })
  await fakeTurnstile(page, 'atOnce')
  await check(page).getByRole('button', { name: 'Retry' }).click()
  await expect(check(page)).toContainText('Turnstile site-key')
  await page.clock.runFor(500)
  await page.getByRole('button', { name: 'Send link' }).click()
  await expect(page.getByText('An email with a link was sent to alice@example.com.')).toBeVisible()
  expect(await world.calls(/reset_password/)).toEqual([
    'GET /api/reset_password?email=alice%40example.com&turnstile=checked-1',
  ])
})

test.describe('without a site key', () => {
  test.use({ gatewayOptions: { ...CHECK, TurnstileSiteKey: '' } })

  test('registration: reports the misconfiguration, fetches no script, and still allows registration (SH-97) @all', async ({
    page,
  }) => {
    const scriptCalls = await fakeTurnstile(page, 'atOnce')
    await page.goto('/register')
    await expect(page.getByText(/^The human check is misconfigured/)).toBeVisible()
    await fillIn(page, 'newcomer')
    await button(page).click()
    await expect(page.getByText('Turnstile token 为空')).toBeVisible()
    expect(scriptCalls).toEqual([])
  })
})
