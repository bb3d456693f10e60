import { expect, test } from '../support/test'

test.use({ caller: 'admin' })

test('user form: a restored draft contains no password', async ({ page }) => {
  await page.goto('/user/add')
  await page.getByLabel('Username').fill('newbie')
  await page.getByLabel('Password', { exact: true }).fill('secret-123')
  await page.reload()
  await page.getByRole('button', { name: 'Restore them' }).click()
  await expect(page.getByLabel('Username')).toHaveValue('newbie')
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('')
  expect(await page.evaluate('JSON.stringify({ ...sessionStorage })')).not.toContain('secret-123')
})
