import { expect, type Page } from '@playwright/test'
import { messages } from '../support/deletion'
import type { Grid } from '../support/grid'

/** Confirms the deletion of the token "newest" (id 42); it waits. */
export async function deleteNewest(page: Page, grid: Grid) {
  await page.goto('/token')
  await grid.press('newest', 'Delete')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(messages(page).getByText('Deleting newest')).toBeVisible()
}

/** The three newest codes, with the ids 16, 15 and 14. */
const NAMES = ['newest', 'the whole bank', 'a correction'] as const

/** Confirms the deletion of the three; it waits. */
export async function deleteThree(page: Page) {
  await page.goto('/redemption')
  for (const name of NAMES) await page.getByRole('checkbox', { name: `Select ${name}` }).check()
  await page.getByRole('button', { name: 'Delete codes' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(messages(page).getByText('Deleting redemption codes: 3')).toBeVisible()
}
