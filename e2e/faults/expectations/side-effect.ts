import { expect } from '@playwright/test'
import type { Scene } from '../codes'

const TOAST_TEXT = {
  /** Refused: the server's message, or a default one. */
  failed: /./,
  /** Lost response: the outcome is unknown, and the message says so. */
  unknown: /may or may not have been made|a check shows/i,
  wait: /please try again later/,
  done: /./,
} as const

const messages = ({ page }: Scene) => page.getByRole('region', { name: 'Messages' })

/** Expects that the button of the call, or its item of a menu, can be pressed or not. */
export async function expectPressable({ page, call }: Scene, isPressable: boolean): Promise<void> {
  if (!call.item) {
    const button = page.getByRole('button', { name: call.button ?? '', exact: true })
    if (isPressable) await expect(button).not.toHaveAttribute('aria-disabled', 'true')
    else await expect(button).toHaveAttribute('aria-disabled', 'true')
    return
  }
  await page.getByRole('button', { name: call.item.menu, exact: true }).click()
  // The menu opens and closes with the clock of the page.
  await page.clock.runFor(500)
  await expect(page.getByRole('menuitem', { name: call.item.name })).toBeEnabled({ enabled: isPressable })
  await page.keyboard.press('Escape')
  const closesWithTime = async () => {
    await page.clock.runFor(500)
    return page.getByRole('menu').isHidden()
  }
  await expect.poll(closesWithTime, { intervals: [20] }).toBe(true)
}

/** Expects a toast for a GET with a side effect, exactly one request, and an enabled button for another attempt. */
export async function expectImmediateToast(scene: Scene, how: keyof typeof TOAST_TEXT): Promise<void> {
  // After a lost response verification may show success: that is a status, not an alert.
  const isAlert = how === 'failed' || how === 'wait'
  const place = isAlert ? messages(scene).getByRole('alert') : messages(scene)
  await expect(place).toContainText(TOAST_TEXT[how])
  if (how === 'wait') {
    await expectPressable(scene, false)
    await scene.page.clock.runFor(31_000)
  }
  await expectPressable(scene, true)
  // No delayed automatic retry either.
  await scene.page.clock.runFor(3000)
  expect(scene.sent()).toBe(1)
}

/** Expects a busy button during a slow response, and a toast on whatever page the user is then (CD-25). */
export async function expectDelayedToast(scene: Scene): Promise<void> {
  const { page, world, call } = scene
  await expectPressable(scene, false)
  await page.getByRole('link', { name: 'About' }).click()
  await expect(page).toHaveURL('/about')
  await world.release()
  await expect(messages(scene)).toContainText(call.successText ?? /./)
}

/** Expects that a late response does not navigate a user who has left the page. */
export async function expectToStay({ page, world, sent }: Scene): Promise<void> {
  await expect.poll(world.held).toBe(1)
  await page.getByRole('link', { name: 'About' }).click()
  await expect(page).toHaveURL('/about')
  await world.release()
  await expect.poll(world.held).toBe(0)
  await expect(page.getByRole('heading', { level: 1, name: 'About' })).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.getItem('oauth'))).toBeNull()
  expect(sent()).toBe(1)
}
