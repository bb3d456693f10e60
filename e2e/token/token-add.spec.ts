import { expect, test, WITH_MOTION } from '../support/test'

test.use(WITH_MOTION)

const MINUTE = 60_000
const choices = [
  ['1 year', 365 * 24 * 60 * MINUTE],
  ['1 month', 30 * 24 * 60 * MINUTE],
  ['1 week', 7 * 24 * 60 * MINUTE],
  ['1 day', 24 * 60 * MINUTE],
  ['1 hour', 60 * MINUTE],
  ['1 minute', MINUTE],
] as const
/** The browser clock is two hours slow; relative expiry times use the server clock (CD-40). */
test('token form: expiry shortcuts use the server clock and a note shows the difference (CD-40) @all', async ({
  page,
}) => {
  const server = Date.parse('2027-01-15T10:00:00Z')
  await page.route('**/api/**', async (route) => {
    const response = await route.fetch()
    await route.fulfill({
      response,
      headers: { ...response.headers(), date: new Date(server).toUTCString() },
    })
  })
  await page.clock.setFixedTime(new Date(server - 120 * MINUTE))
  await page.goto('/token/add')
  const notice = page.getByText(
    /clock of this computer shows 2027-01-15 09:00:00, the clock of the server 2027-01-15 11:00:00/,
  )
  await expect(notice).toBeVisible()
  for (const [choice, ms] of choices) {
    await page.getByRole('button', { name: choice }).click()
    const berlin = new Date(server + ms).toLocaleString('sv-SE', { timeZone: 'Europe/Berlin' })
    await expect(page.getByLabel('Expires at', { exact: true })).toHaveValue(berlin)
  }
  await page.getByRole('button', { name: 'Never' }).click()
  await expect(page.getByLabel('Expires at', { exact: true })).toHaveValue('')
  await page.getByRole('note').getByRole('button', { name: 'Close' }).click()
  await page.reload()
  await expect(page.getByLabel('Expires at', { exact: true })).toBeVisible()
  await expect(notice).toBeHidden()
})

test('token form: leaving with unsaved values asks for confirmation (CD-18) @all', async ({ page }) => {
  await page.goto('/token')
  await page.getByRole('link', { name: 'Add token' }).click()
  await page.getByLabel('Name').fill('half')
  await page.getByRole('link', { name: 'Home' }).click()
  const dialog = page.getByRole('dialog', { name: 'Leave without saving?' })
  await dialog.getByRole('button', { name: 'Keep editing' }).click()
  await expect(page.getByLabel('Name')).toHaveValue('half')
  await page.goBack()
  await dialog.getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL('/token')
  await expect(page.getByRole('link', { name: 'Add token' })).toBeFocused()
})

test('token form: the draft is restored after a reload (CD-19)', async ({ page }) => {
  await page.goto('/token/add')
  await page.getByLabel('Name').fill('half done')
  await page.getByLabel('Quota', { exact: true }).fill('77')
  await page.reload()
  await expect(page.getByLabel('Name')).toHaveValue('half done')
  await expect(page.getByLabel('Quota', { exact: true })).toHaveValue('77')
})
