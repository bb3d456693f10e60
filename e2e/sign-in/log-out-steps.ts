import type { Page } from '@playwright/test'

/** Logs alice out by the menu of the account. */
export async function logOut(page: Page) {
  await page.getByRole('button', { name: 'Account: alice' }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
}
