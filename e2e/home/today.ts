import { expect, type Page } from '@playwright/test'

/** Waits until the consumption of today is compared with both earlier days. */
export async function todayIsCompared(page: Page): Promise<void> {
  const panel = page.getByRole('region', { name: /^Consumption of (7|30) days/ })
  const notes = panel.getByText(/^(Today [+-]?\d+%|No log entries of that time)$/)
  await expect(notes).toHaveCount(2)
}
