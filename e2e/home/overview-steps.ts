import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'

export const startOfDay = (daysAgo: number) => (Math.floor(Date.now() / 86_400_000) - daysAgo) * 86_400

/** The texts of a table by row, with the header, read at once: it may change while sums arrive. */
function readTable(page: Page, name: string | RegExp): Promise<string[][]> {
  return page
    .getByRole('table', { name })
    .evaluate((table: HTMLTableElement) =>
      Array.from(table.rows, (row) => Array.from(row.cells, (cell) => cell.textContent)),
    )
}

export const byName = (rows: readonly string[][]) =>
  new Map(rows.map(([name = '', ...cells]) => [name, cells]))

export const section = (page: Page, name: string | RegExp) => page.getByRole('region', { name })

/** The table once each day has its sum. The sum of a day without consumption may arrive last. */
export async function readSums(page: Page, title: string): Promise<string[][]> {
  const isComplete = async () => (await readTable(page, title)).every(([, total]) => total !== '–')
  await expect.poll(isComplete, 'each day has its sum').toBe(true)
  return readTable(page, title)
}

/** Scrolls to the chart, which is loaded in sight. */
export async function seeChart(page: Page) {
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  return section(page, /^Consumption of/)
}
