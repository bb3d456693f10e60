import { PROXIED_URL } from '../support/origins'
import { expect, test } from '../support/test'

test.use({ caller: 'alice' })

test('control page: opens from the app header and links back @all', async ({ page }) => {
  await page.goto('/token')
  await page.getByRole('link', { name: 'Embedded gateway' }).click()
  await expect(page.getByRole('heading', { name: 'Embedded gateway' })).toBeVisible()
  await page.getByRole('link', { name: 'Back to the console' }).click()
  await expect(page.getByRole('link', { name: 'Tokens' }).first()).toBeVisible()
})

test('control page: an added fault hits the console once and appears in the log @all', async ({
  page,
  grid,
}) => {
  await page.goto('/__gateway/')
  await page.getByLabel('Fault', { exact: true }).selectOption('F02')
  await page.getByLabel('Call', { exact: true }).fill('GET /api/token/')
  await page.getByLabel('Message').fill('not today')
  await page.getByRole('button', { name: 'Add fault' }).click()
  await expect(page.getByRole('status')).toHaveText('Fault added')
  await expect(page.getByRole('listitem')).toContainText('F02, GET /api/token/, 1 ×, seen 0')

  await page.goto('/token')
  await expect(page.getByText('not today').first()).toBeVisible()
  await page.reload()
  await expect(grid.row('newest')).toBeVisible()

  await page.goto('/__gateway/')
  await expect(page.getByRole('row', { name: /GET \/api\/token\/.* 403 alice/ })).toBeVisible()
  await page.getByRole('button', { name: 'Remove fault 1' }).click()
  await expect(page.getByText('No faults.')).toBeVisible()
})

test('control page: switches caller and seed @all', async ({ page, grid }) => {
  await page.goto('/__gateway/')
  await page.getByLabel('User', { exact: true }).first().selectOption('chen')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('status')).toHaveText('Signed in')
  await page.goto('/token')
  await expect(grid.row('论文助手')).toBeVisible()

  await page.goto('/__gateway/')
  await page.getByLabel('Seed', { exact: true }).selectOption('empty')
  await page.getByRole('button', { name: 'Start this world again' }).click()
  await expect(page.getByRole('status')).toHaveText('Started again')
  await expect(page.getByLabel('User', { exact: true }).first().locator('option')).toHaveCount(1)
})

test('control page: moving the clock by thirty-one days ends the session @all', async ({ page }) => {
  await page.goto('/__gateway/')
  await page.getByLabel('Advance by').fill('31')
  await page.getByRole('button', { name: 'Advance', exact: true }).click()
  await expect(page.getByRole('status')).toHaveText('Clock moved')
  await page.goto('/token')
  await expect(page).toHaveURL(/\/login\?expired=true$/)
})

test('control page: offers every fault and call, tells an invalid one, and has no axe findings @all', async ({
  page,
  accessible,
}) => {
  await page.goto('/__gateway/')
  await expect(page.getByLabel('Fault', { exact: true }).locator('option')).toHaveCount(31)
  await expect(page.locator('#calls option')).toHaveCount(72)
  await expect(page.getByLabel('User', { exact: true }).first().locator('option')).not.toHaveCount(0)
  await accessible()
  await page.getByLabel('Call', { exact: true }).fill('somewhere')
  await page.getByRole('button', { name: 'Add fault' }).click()
  await expect(page.getByRole('status')).toContainText('write it like "PUT /api/token/"')
})

test.describe('proxied gateway', () => {
  test.use({ baseURL: PROXIED_URL, caller: 'nobody' })

  test('no link to the control page is shown and none is requested @all', async ({ page, world }) => {
    await page.goto('/login')
    await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Embedded gateway' })).toBeHidden()
    expect(await world.calls(/__gateway/)).toEqual([])
  })
})
