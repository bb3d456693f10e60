import type { BrowserContext, Page } from '@playwright/test'

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

/**
 * Throttles the CPU of every page of the context by the factor in the environment variable `CPU`; does nothing
 * without it.
 */
export function throttleCpu(context: BrowserContext): void {
  if (rate > 1) context.on('page', (page) => void slowDown(page))
}
