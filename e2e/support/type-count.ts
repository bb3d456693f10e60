import type { Page } from '@playwright/test'

/** Types the number of records into the open question, which several final deletions require. */
export async function typeCount(page: Page): Promise<void> {
  const field = page
    .getByRole('dialog')
    .getByRole('textbox', { name: /^(Type \d+ to confirm|输入 \d+ 以确认)$/ })
  const label = await field.evaluate((input) =>
    input instanceof HTMLInputElement ? input.labels?.[0]?.textContent : '',
  )
  await field.fill(/\d+/.exec(label ?? '')?.[0] ?? '')
}
