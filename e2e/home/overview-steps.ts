import type { Page } from '@playwright/test'

export const startOfDay = (daysAgo: number) => (Math.floor(Date.now() / 86_400_000) - daysAgo) * 86_400

const section = (page: Page, name: string | RegExp) => page.getByRole('region', { name })

/** Scrolls to the chart, which is loaded in sight. */
export async function seeChart(page: Page) {
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  return section(page, /^Consumption of/)
}
