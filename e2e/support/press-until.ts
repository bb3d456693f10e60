import { expect, type Locator } from '@playwright/test'

/**
 * Presses a button of a form until `wasActionDone` passes: a second submit within half a second counts as a slip and is
 * ignored. A button that is gone has done its work, and is not waited for.
 */
export async function pressUntil(button: Locator, isDone: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await button.click({ timeout: 500 }).catch(() => undefined)
    await isDone()
  }).toPass()
}
