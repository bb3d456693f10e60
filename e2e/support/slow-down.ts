import type { Page } from '@playwright/test'

/** Factor by which the processor of a page is slowed down. */
const rate = Number(process.env.CPU ?? 1)
/** Milliseconds that each response comes later. */
const latency = Number(process.env.LATENCY ?? 0)

async function apply(page: Page): Promise<void> {
  try {
    const session = await page.context().newCDPSession(page)
    if (rate > 1) await session.send('Emulation.setCPUThrottlingRate', { rate })
    if (latency === 0) return
    await session.send('Network.enable')
    const unlimited = { downloadThroughput: -1, uploadThroughput: -1 }
    await session.send('Network.emulateNetworkConditions', { offline: false, latency, ...unlimited })
  } catch (error) {
    // A page that closes immediately cannot be slowed down.
    if (!page.isClosed()) throw error
  }
}

/** Slows a page down as the environment variables `CPU` and `LATENCY` say; does nothing without them. */
export function slowDown(page: Page): void {
  if (rate > 1 || latency > 0) void apply(page)
}
