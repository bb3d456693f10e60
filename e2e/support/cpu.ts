import type { BrowserContext, Page } from '@playwright/test'

const rate = Number(process.env.CPU ?? 1)

async function slowDown(page: Page): Promise<void> {
  try {
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate })
  } catch (error) {
    // A page that closes at once has nothing to be slow in.
    if (!page.isClosed()) throw error
  }
}

/** Makes the CPU of every page that the context opens as many times slower as `CPU` says; without it nothing changes. */
export function throttleCpu(context: BrowserContext): void {
  if (rate > 1) context.on('page', (page) => void slowDown(page))
}
