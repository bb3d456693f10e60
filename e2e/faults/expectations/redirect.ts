import { expect } from '@playwright/test'
import type { Scene } from '../codes'

/** Number of attempts for one redirect back from a provider. */
const TRIES = 3

const alert = ({ page }: Scene) => page.getByRole('main').getByRole('alert')

async function succeeds({ page, sent, call }: Scene): Promise<void> {
  await expect(page).toHaveURL(call.caller === 'nobody' ? '/' : '/setting')
  expect(sent()).toBe(1)
}

/** Expectations after the redirect back from a provider; in each case the URL contains neither code nor state. */
export const redirectExpectations = {
  /** No response: three attempts with two and four seconds between them, then the result of the verification. */
  retried: async (scene: Scene) => {
    const { page, sent, passTimeout } = scene
    for (let tried = 1; tried <= TRIES; tried += 1) {
      await expect.poll(sent).toBe(tried)
      await passTimeout()
      if (tried === TRIES) break
      await expect(page.getByText(new RegExp(`^Attempt ${tried + 1} in`))).toBeVisible()
      await page.clock.runFor(tried * 2000 + 100)
    }
    await expect(alert(scene)).toContainText('a check shows that nothing was changed')
    await expect(page).toHaveURL(/\/oauth\/[a-z]+$/)
    await page.clock.runFor(20_000)
    expect(sent()).toBe(TRIES)
  },
  /** Refused: shows the server's message on the page where the flow can be started again. */
  rejected: async ({ page, sent, call }: Scene) => {
    await expect(page).toHaveURL(call.caller === 'nobody' ? '/login' : '/setting')
    await expect(page.getByRole('region', { name: 'Messages' }).getByRole('alert')).toBeVisible()
    expect(sent()).toBe(1)
  },
  /** A response after which nothing is retried automatically. */
  stopped: async (scene: Scene) => {
    const { page, sent } = scene
    await expect(alert(scene)).toBeVisible()
    await expect(page).toHaveURL(/\/oauth\/[a-z]+$/)
    await page.clock.runFor(60_000)
    await expect(page.getByRole('link', { name: /^Go to the (log-in page|settings)$/ })).toBeVisible()
    expect(sent()).toBe(1)
  },
  /** A slow response is awaited. */
  succeedsLate: async (scene: Scene) => {
    const { page, world } = scene
    await expect.poll(world.held).toBe(1)
    await expect(page.getByRole('status').filter({ hasText: 'Processing…' })).toBeVisible()
    await page.clock.runFor(5000)
    await world.release()
    await succeeds(scene)
  },
  /** An unreadable response: verification shows that the flow succeeded. */
  succeeds,
}
