import { expect, type Page } from '@playwright/test'

/** Presses a key until the element of that role and name has the focus. */
export async function tabTo(
  page: Page,
  role: 'button' | 'link' | 'textbox' | 'searchbox' | 'spinbutton' | 'combobox' | 'tab',
  name: string,
  key = 'Tab',
) {
  const wanted = page.getByRole(role, { name, exact: true })
  await expect(wanted).toBeVisible()
  for (let presses = 0; presses < 80; presses += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press(key)
  }
  await expect(wanted).toBeFocused()
}
