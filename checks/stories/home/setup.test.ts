import { expect, test } from '../../document/document-story'

test.use({ caller: 'root', seed: 'empty' })

test('overview: says that there is nothing yet', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByText('No consumption in seven days')).toBeVisible()
  await page.getByRole('button', { name: 'Show a program' }).click()
  await expect(page.getByText('There is no enabled token yet. Create one to get a key.')).toBeVisible()
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(
    page
      .getByRole('region', { name: /^Consumption of all accounts/ })
      .getByRole('img')
      .first(),
  ).toHaveAccessibleName(/\$0\.00 together$/)
  await expect(page.getByText('No consumption in the seven days until yesterday.')).toHaveCount(1)
})
