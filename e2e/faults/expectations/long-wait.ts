import { expect } from '@playwright/test'
import type { Scene } from '../codes'
import { expectPressable } from './side-effect'
import { expectDeletable, ownButton } from './write'

const DAY_MS = 86_400_000
const WAIT_TEXT = 'Too many requests, please try again later'

/**
 * FM-R3 with a Retry-After too long to wait for: the message appears, and nothing is retried automatically, not even
 * at its end.
 */
export async function expectLongWait({ page, call, sent }: Scene): Promise<void> {
  if (call.kind === 'REF') await expect(page.getByRole('button', { name: /^Retry \(\d+\)$/ })).toBeVisible()
  else await expect(page.getByText(WAIT_TEXT).first()).toBeVisible()
  await page.clock.fastForward(200_000)
  expect(sent()).toBe(1)
  await page.clock.fastForward(DAY_MS)
  expect(sent()).toBe(1)
}

/**
 * FM-W3 with a Retry-After too long to wait for: the message appears, typed values stay, and the submit button is
 * disabled.
 */
export async function expectLongWaitOfWrite(scene: Scene): Promise<void> {
  const { page, call, sent } = scene
  await expect(page.getByText(WAIT_TEXT).first()).toBeVisible()
  const expectBlocked = () => {
    if (call.isDelayed) return expectDeletable(scene, false)
    return call.item
      ? expectPressable(scene, false)
      : expect(ownButton(scene)).toHaveAttribute('aria-disabled', 'true')
  }
  await expectBlocked()
  if (call.kind !== 'GETFX' && !call.isDelayed) await expect(ownButton(scene)).toHaveText(/\(\d+\)$/)
  await page.clock.fastForward(200_000)
  await expectBlocked()
  expect(sent()).toBe(1)
}
