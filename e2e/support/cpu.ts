import type { Page } from '@playwright/test'

const rate = Number(process.env.CPU ?? 1)

async function slowDown(page: Page): Promise<void> {
  try {
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate })
  } catch (error) {
    // A page that closes immediately cannot be throttled.
    if (!page.isClosed()) throw error
  }
}

/** Throttles the CPU of a page by the factor in the environment variable `CPU`; does nothing without it. */
export function throttleCpu(page: Page): void {
  if (rate > 1) void slowDown(page)
}
