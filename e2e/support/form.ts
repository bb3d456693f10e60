import { expect, type Page } from '@playwright/test'

/** Opens a section of a form, unless it is open already. */
export async function openSection(page: Page, title: string) {
  const toggle = page.getByRole('button', { name: title, exact: true })
  await expect(toggle).toBeVisible()
  if ((await toggle.getAttribute('aria-expanded')) === 'false') await toggle.click()
}
