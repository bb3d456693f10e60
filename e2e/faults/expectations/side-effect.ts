import { expect } from '@playwright/test'
import type { Scene } from '../codes'

const TOAST_TEXT = {
  /** Refused: the server's words, or ours where it had none. */
  failed: /./,
  /** Lost on the way: nobody knows, and it says so. */
  unknown: /may or may not have been made|a check shows/i,
  wait: /please try again later/,
  done: /./,
} as const

const messages = ({ page }: Scene) => page.getByRole('region', { name: 'Messages' })
const button = ({ page, call }: Scene) => page.getByRole('button', { name: call.button ?? '', exact: true })

/** A read with an effect is told where the person is, was made once, and can be made again by hand. */
export async function expectImmediateToast(scene: Scene, how: keyof typeof TOAST_TEXT): Promise<void> {
  // What was lost may be found done at the second look: that is news, and no alert.
  const isAlert = how === 'failed' || how === 'wait'
  const place = isAlert ? messages(scene).getByRole('alert') : messages(scene)
  await expect(place).toContainText(TOAST_TEXT[how])
  if (how === 'wait') {
    await expect(button(scene)).toHaveAttribute('aria-disabled', 'true')
    await scene.page.clock.runFor(31_000)
  }
  await expect(button(scene)).not.toHaveAttribute('aria-disabled', 'true')
  // Nor is it made again a little later.
  await scene.page.clock.runFor(3000)
  expect(scene.sent()).toBe(1)
}

/** A slow one keeps its button busy, and is told on whatever page the person is by then (CD-25). */
export async function expectDelayedToast(scene: Scene): Promise<void> {
  const { page, world, call } = scene
  await expect(button(scene)).toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('link', { name: 'About' }).click()
  await expect(page).toHaveURL('/about')
  await world.release()
  await expect(messages(scene)).toContainText(call.works ?? /./)
}

/** What would lead away from the page leads nobody who has gone elsewhere by then. */
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
