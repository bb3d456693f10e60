import type { Page } from '@playwright/test'
import type { Grid } from './grid'

/** The notifications of a page. */
export const messages = (page: Page) => page.getByRole('region', { name: /^(Messages|消息)$/ })

/**
 * Lets whatever can be undone for eight seconds be undone until somebody ends that: their timer never fires, neither that
 * of confirmed deletions nor that of notifications with a button.
 */
export async function holdUndo(page: Page): Promise<void> {
  await page.addInitScript(`{
    const timer = window.setTimeout.bind(window)
    window.setTimeout = (run, ms, ...rest) => (ms === 8000 ? 0 : timer(run, ms, ...rest))
  }`)
}

/** Sends a confirmed deletion at once, without its time to undo. */
export async function sendDeletion(page: Page): Promise<void> {
  await messages(page)
    .getByRole('button', { name: /^(Delete now|立即删除)$/ })
    .click()
}

/** Confirms the open question before a deletion and sends it at once. */
export async function confirmDeletion(page: Page): Promise<void> {
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^(Delete|删除)$/ })
    .click()
  await sendDeletion(page)
}

/** Deletes a row of a list, with its confirmation, and sends it at once. */
export async function deleteRow(page: Page, grid: Grid, name: string): Promise<void> {
  await grid.press(name, 'Delete')
  await confirmDeletion(page)
}
