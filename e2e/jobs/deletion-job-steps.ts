import { expect, type Page } from '@playwright/test'
import { confirmDeletion } from '../support/deletion'

/** The deletion of codes in the drawer of jobs. */
export const deletionReport = (page: Page) => page.getByRole('article', { name: 'Deleting redemption codes' })

/** Selects the ten codes of the first page (ids 16 to 7) and starts the bulk deletion. */
export async function startDeletion(page: Page) {
  await page.goto('/redemption/add')
  await page.getByRole('link', { name: 'Redemption codes' }).click()
  await page.getByRole('checkbox', { name: 'Select all rows shown' }).check()
  await page.getByRole('button', { name: 'Delete codes' }).click()
  const confirmation = page.getByRole('dialog', { name: 'Delete 10 redemption codes?' })
  await expect(confirmation).toContainText('and 5 more')
  await confirmDeletion(page)
}
