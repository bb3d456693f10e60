import { expect } from '@playwright/test'
import type { Scene } from '../codes'

/** At most so many calls are made for one return from a provider. */
const TRIES = 3

const alert = ({ page }: Scene) => page.getByRole('main').getByRole('alert')

async function arrives({ page, sent, call }: Scene): Promise<void> {
  await expect(page).toHaveURL(call.caller === 'nobody' ? '/' : '/setting')
  expect(sent()).toBe(1)
}

/** What is seen of the return from a provider; in each case its address keeps neither code nor state. */
export const redirectExpectations = {
  /** No answer: tried three times, after two and four seconds, then it says what a look found. */
  tried: async (scene: Scene) => {
    const { page, sent, limitPasses } = scene
    for (let tried = 1; tried <= TRIES; tried += 1) {
      await expect.poll(sent).toBe(tried)
      await limitPasses()
      if (tried === TRIES) break
      await expect(page.getByText(new RegExp(`^Attempt ${tried + 1} in`))).toBeVisible()
      await page.clock.runFor(tried * 2000 + 100)
    }
    await expect(alert(scene)).toContainText('a check shows that nothing was changed')
    await expect(page).toHaveURL(/\/oauth\/[a-z]+$/)
    await page.clock.runFor(20_000)
    expect(sent()).toBe(TRIES)
  },
  /** Refused: the server's words, and on to where it can be begun anew. */
  turnedAway: async ({ page, sent, call }: Scene) => {
    await expect(page).toHaveURL(call.caller === 'nobody' ? '/login' : '/setting')
    await expect(page.getByRole('region', { name: 'Messages' }).getByRole('alert')).toBeVisible()
    expect(sent()).toBe(1)
  },
  /** An answer after which nothing is tried by itself. */
  halted: async (scene: Scene) => {
    const { page, sent } = scene
    await expect(alert(scene)).toBeVisible()
    await expect(page).toHaveURL(/\/oauth\/[a-z]+$/)
    await page.clock.runFor(60_000)
    await expect(page.getByRole('link', { name: /^Go to the (log-in page|settings)$/ })).toBeVisible()
    expect(sent()).toBe(1)
  },
  /** A slow answer is waited for. */
  arrivesLate: async (scene: Scene) => {
    const { page, world } = scene
    await expect.poll(world.held).toBe(1)
    await expect(page.getByRole('status').filter({ hasText: 'Processing…' })).toBeVisible()
    await page.clock.runFor(5000)
    await world.release()
    await arrives(scene)
  },
  /** An answer that could not be read: a look finds that what was wanted is the case. */
  arrives,
}
