import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'

/** Logs in as the root of a new server, who is sent to the profile to replace the default password. */
export async function logInAsNewRoot(page: Page): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('Username').fill('root')
  await page.getByLabel('Password', { exact: true }).fill('123456')
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  // Both pages have a field for a password, and the address changes before the page does.
  await expect(page).toHaveURL('/user/edit')
  await expect(page.getByRole('heading', { level: 1, name: 'Edit profile' })).toBeVisible()
}

/** Expects home to say that nothing is there yet: no consumption, no token, no chart. */
export async function expectNothingYet(page: Page): Promise<void> {
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
}
