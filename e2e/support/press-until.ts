import { expect, type Locator } from '@playwright/test'

/**
 * Clicks a form button until `isDone` passes: a second submit within half a second is ignored as a double click. A
 * button that has disappeared is not waited for.
 */
export async function pressUntil(button: Locator, isDone: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await button.click({ timeout: 500 }).catch(() => undefined)
    await isDone()
  }).toPass()
}
