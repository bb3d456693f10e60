import { expect, type Page } from '@playwright/test'

/**
 * Lets the installed clock of a page pass, a second at a time, until `isDone`. Time does not pass faster than the server answers: a
 * request would otherwise run into its time limit.
 */
export async function passTime(
  page: Page,
  areAnswered: () => boolean | Promise<boolean>,
  isDone: () => Promise<boolean>,
): Promise<void> {
  while (!(await isDone())) {
    await page.clock.fastForward(1000)
    await expect.poll(areAnswered, { intervals: [20] }).toBe(true)
  }
}
