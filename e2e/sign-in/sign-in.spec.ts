import { expect, test } from '../support/test'
import { logOut } from './log-out-steps'

test.use({ caller: 'nobody' })

test('login: signs in with name and password and stores nothing else (T-12)', async ({
  page,
  expectToast,
}) => {
  await page.goto('/login')
  await page.getByLabel('Username').fill('alice')
  await page.getByLabel('Password', { exact: true }).fill('alice12345')
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page).toHaveURL('/token')
  await expectToast('Login successful')
  const stored: unknown = JSON.parse((await page.evaluate("localStorage.getItem('user')")) ?? '')
  expect(stored).toEqual({ id: 3, username: 'alice', display_name: 'Alice', role: 1, status: 1 })
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Tokens' })).toBeVisible()
})

test.describe('log-out', () => {
  test.use({ caller: 'alice' })

  test('log-out: ends the session in the browser and on the server (T-13)', async ({
    page,
    expectToast,
    world,
  }) => {
    await page.goto('/token')
    await logOut(page)
    await expect(page).toHaveURL('/login')
    await expectToast('Logout successful')
    expect(await world.calls(/logout/)).toEqual(['GET /api/user/logout'])
    await page.goBack()
    await expect(page).toHaveURL('/login')
    await expect(page.getByText('newest')).toHaveCount(0)
  })

  test('log-out: other tabs are signed out too', async ({ page, context }) => {
    await page.goto('/token')
    const other = await context.newPage()
    await other.goto('/token')
    await expect(other.getByRole('rowheader', { name: 'newest' })).toBeVisible()
    await logOut(page)
    await expect(other).toHaveURL(/\/login/)
    await expect(other.getByText('newest')).toHaveCount(0)
  })

  test('login: other tabs switch to the new user @all', async ({ page, context, world }) => {
    await page.goto('/token')
    await expect(page.getByRole('rowheader', { name: 'newest' })).toBeVisible()
    const other = await context.newPage()
    await other.goto('/login')
    await other.getByLabel('Username').fill('chen')
    await other.getByLabel('Password', { exact: true }).fill('chen12345')
    await other.keyboard.press('Enter')
    await expect(other).toHaveURL('/token')
    await expect(page.getByText('You are now signed in as chen')).toBeVisible()
    await expect(page.getByRole('rowheader', { name: '论文助手' })).toBeVisible()
    await expect(page.getByText('newest')).toHaveCount(0)
    expect((await world.requests()).at(-1)?.caller).toBe('chen')
  })
})
