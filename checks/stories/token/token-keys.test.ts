import { expect, test } from '../../document/document-story'

const KEY = /^sk-[A-Za-z0-9]{48}$/

test('token form: a new token shows its key above the list until the list is left', async ({ page }) => {
  await page.goto('/token')
  await page.getByRole('link', { name: 'Add token' }).click()
  await page.getByLabel('Name').fill('fresh')
  await page.getByRole('button', { name: 'Create token' }).click()
  await expect(page).toHaveURL('/token')
  const fresh = page.getByRole('region', { name: 'The key of fresh' })
  await expect(fresh.getByLabel('Key', { exact: true })).toHaveValue(KEY)
  await expect(fresh.getByRole('button', { name: 'Copy key', exact: true })).toBeVisible()
  await expect(fresh.getByText(/Authorization: Bearer sk-/)).toBeVisible()
  await page.getByRole('navigation').getByRole('link', { name: 'Logs' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Logs' })).toBeVisible()
  await page.getByRole('navigation').getByRole('link', { name: 'Tokens' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Tokens' })).toBeVisible()
  await expect(fresh).toBeHidden()
})

test('token form: several tokens are created by their number', async ({ page, grid, world, expectToast }) => {
  await page.goto('/token/add')
  await page.getByLabel('Name').fill('class')
  await page.getByLabel('Count', { exact: true }).fill('3')
  await page.getByRole('button', { name: 'Create token' }).click()
  await expectToast('3 tokens created')
  await expect(grid.row('class 3')).toBeVisible()
  await expect(page.getByRole('region', { name: 'The keys of 3 tokens' })).toBeVisible()
  expect(await world.calls(/^POST/)).toHaveLength(3)
})

test('token form: a number that makes the name too long is refused at its field', async ({ page, world }) => {
  await page.goto('/token/add')
  await page.getByLabel('Name').fill('x'.repeat(29))
  await page.getByLabel('Count', { exact: true }).fill('3')
  await page.getByRole('button', { name: 'Create token' }).click()
  await expect(page.getByLabel('Count', { exact: true })).toHaveAccessibleDescription(/more than 30 bytes/)
  expect(await world.calls(/^POST/)).toEqual([])
})
