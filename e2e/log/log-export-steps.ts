import type { Page } from '@playwright/test'

/** Starts an export of the filtered log. */
export async function startExport(page: Page, format: 'Table (CSV)' | 'JSON lines'): Promise<void> {
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  await page.getByRole('menuitem', { name: format }).click()
}

/** The card of the export in the job panel. */
export const exportCard = (page: Page) => page.getByRole('article', { name: /^Export logs-/ })

/** Returns the ids of the entries in an export file, in file order. */
export const exportedIds = (text: string) =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => Number(/"id":(\d+)/.exec(line)?.[1]))
