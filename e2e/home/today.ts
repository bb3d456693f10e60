import { expect, type Page } from '@playwright/test'

/** Waits until the consumption of today is compared with both earlier days, or until it says that it is too early. */
export async function todayIsCompared(page: Page): Promise<void> {
  const panel = page.getByRole('region', { name: /^Consumption of (7|30) days/ })
  const notes = panel.getByText(/^(Today [+-]?\d+%|No log entries of that time)$/)
  const early = panel.getByText(/^Today is compared with earlier days from/)
  await expect.poll(async () => (await notes.count()) + 2 * (await early.count())).toBe(2)
}
