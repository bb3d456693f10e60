import { expect, type Page } from '@playwright/test'

/** Opens a page and waits until nothing in it loads. */
export async function openLoaded(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
  await expect(page.getByText(/^loading /)).toHaveCount(0)
}
