import { expect, test } from '../support/test'

const DAY_MS = 86_400_000

/** Somebody who never saw the console, and presses only what is in view. */
test('token form: a key that ends in a month is made with nothing but what is visible @all', async ({
  page,
  grid,
  expectToast,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/')
  await page.getByRole('navigation').getByRole('link', { name: 'Tokens' }).click()
  await page.getByRole('link', { name: 'Add token' }).click()
  await page.getByLabel('Name').fill('ends in a month')
  const month = page.getByRole('button', { name: '1 month' })
  const submit = page.getByRole('button', { name: 'Create token' })
  await expect(month).toBeInViewport()
  await expect(submit).toBeInViewport()
  await expect(page.getByText('Worth $1.00')).toBeInViewport()
  await month.click()
  const ends = await page.getByLabel('Expires at', { exact: true }).inputValue()
  const days = (Date.parse(ends) - Date.now()) / DAY_MS
  expect(Math.round(days)).toBe(30)
  await expect(page.getByText('every model · from anywhere')).toBeVisible()
  await submit.click()
  await expectToast('Token created')
  await expect(grid.row('ends in a month')).toBeVisible()
})
