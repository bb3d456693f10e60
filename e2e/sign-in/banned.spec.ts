import { expect, test } from '../support/test'

test.use({ caller: 'alice' })

test('banned user: one message offers to log out, and no request is repeated @all', async ({
  page,
  world,
}) => {
  await page.goto('/token')
  await expect(page.getByRole('table')).toBeVisible()
  await world.signIn('root')
  await world.call('POST', '/api/user/manage', { username: 'alice', action: 'disable' })
  await world.forgetCalls()
  // The next page sends several requests, each refused with status 200 instead of 401.
  await page.getByRole('link', { name: 'Logs' }).click()
  await expect(page).toHaveURL('/login')
  await expect(page.getByText('用户已被封禁')).toHaveCount(1)
  await expect(page.getByText('login has expired')).toHaveCount(0)
  const refused = await world.calls(/^GET \/api\/(?!status|notice)/)
  expect(refused.length).toBeLessThan(8)
  await page.getByLabel('Username').fill('alice')
  expect(await world.calls(/^GET \/api\/(?!status|notice)/)).toEqual(refused)
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page.getByText('Logout successful')).toBeVisible()
  await expect(page.getByText('用户已被封禁')).toHaveCount(0)
  await expect(page.getByText('login has expired')).toHaveCount(0)
  expect(await world.calls(/logout/)).toHaveLength(1)
  expect(await page.evaluate("fetch('/api/user/self').then(({ status }) => status)")).toBe(401)
})
