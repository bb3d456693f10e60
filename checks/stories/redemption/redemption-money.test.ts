import { expect, test } from '../../document/document-story'

test.use({ caller: 'root' })

test('quota input: dollars are typed, summed up and explained, and come back as typed', async ({
  page,
  world,
}) => {
  await page.goto('/redemption/add')
  await page.getByRole('button', { name: 'Type dollars' }).click()
  const quota = page.getByRole('textbox', { name: 'Quota' })
  await expect(quota).toHaveValue('0.20')
  await page.getByRole('button', { name: '$10', exact: true }).click()
  await expect(quota).toHaveValue('10.00')
  await page.getByLabel('Count', { exact: true }).fill('50')
  await expect(page.getByText('50 × $10.00 = $500.00')).toBeVisible()
  await quota.fill('1,25')
  await page.getByLabel('Name').fill('gift')
  await page.getByRole('button', { name: 'Create redemption codes' }).click()
  await expect(quota).toHaveAccessibleDescription(/Write a dot before the decimals: 1\.25/)
  await expect(quota).toHaveValue('1,25')
  expect(await world.calls(/^POST/)).toEqual([])
  await quota.fill('1,150.5')
  await expect(page.getByText('50 × $1,150.50 = $57,525.00')).toBeVisible()
  await expect(quota).toHaveValue('1,150.5')
})

test('quota input: the chosen unit is kept for other nouns', async ({ page }) => {
  await page.goto('/redemption/add')
  await page.getByRole('button', { name: 'Type dollars' }).click()
  await page.getByRole('navigation').getByRole('link', { name: 'Tokens' }).click()
  await page.getByRole('link', { name: 'Add token' }).click()
  await expect(page.getByLabel('Quota', { exact: true })).toHaveValue('1.00')
  await expect(page.getByText('= 500,000 units')).toBeVisible()
})

test('quota input: dollars with their sign are read where units are typed', async ({ page }) => {
  await page.goto('/redemption/add')
  const quota = page.getByRole('textbox', { name: 'Quota' })
  await quota.fill('$5')
  await expect(page.getByText('Worth $5.00')).toBeVisible()
  await expect(quota).toHaveValue('$5')
})
