import { expect, type Page } from '@playwright/test'
import { messages } from '../support/deletion'
import type { Grid } from '../support/grid'

/** What a record that is being deleted says. */
export const LEAVING = 'This is being deleted'

/** Confirms the deletion of a row of the list; it waits. */
export async function deleteLater(page: Page, grid: Grid, name: string) {
  await grid.press(name, 'Delete')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(messages(page).getByText(`Deleting ${name}`)).toBeVisible()
}
