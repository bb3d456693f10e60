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
const button = ({ page, call }: Scene) => page.getByRole('button', { name: call.button ?? '', exact: true })

/** Expects a toast for a GET with a side effect, exactly one request, and an enabled button for another attempt. */
export async function expectImmediateToast(scene: Scene, how: keyof typeof TOAST_TEXT): Promise<void> {
  // After a lost response verification may show success: that is a status, not an alert.
  const isAlert = how === 'failed' || how === 'wait'
  const place = isAlert ? messages(scene).getByRole('alert') : messages(scene)
  await expect(place).toContainText(TOAST_TEXT[how])
  if (how === 'wait') {
    await expect(button(scene)).toHaveAttribute('aria-disabled', 'true')
    await scene.page.clock.runFor(31_000)
  }
  await expect(button(scene)).not.toHaveAttribute('aria-disabled', 'true')
  // No delayed automatic retry either.
  await scene.page.clock.runFor(3000)
  expect(scene.sent()).toBe(1)
}

/** Expects a busy button during a slow response, and a toast on whatever page the user is then (CD-25). */
export async function expectDelayedToast(scene: Scene): Promise<void> {
  const { page, world, call } = scene
  await expect(button(scene)).toHaveAttribute('aria-disabled', 'true')
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
  expect(await page.evaluate("sessionStorage.getItem('oauth')")).toBeNull()
  expect(sent()).toBe(1)
}
