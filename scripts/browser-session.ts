// Browser sessions outside of tests: sign-in, throttling and memory.
import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
  type Request,
} from '@playwright/test'
import { findBrowser } from './find-programs'

export async function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: await findBrowser(),
    // Chromium notes the caller of each request for developer tools, and Playwright is one. By default it parses whole
    // files again to find the line: an eighth of the time until the rows of a list, which no visitor waits for.
    args: ['--no-sandbox', '--js-flags=--no-enable-lazy-source-positions'],
  })
}

/** Init script of a connection whose user pays for each byte: nothing is loaded on idle. */
export const SAVE_DATA = `Object.defineProperty(navigator, 'connection', { value: { saveData: true } })`

interface SessionOptions extends BrowserContextOptions {
  /** A seed user of the embedded gateway; signed out without one. */
  caller?: string
}

/** Opens an English desktop browser with an empty cache. */
export async function openContext(
  browser: Browser,
  { caller, ...options }: SessionOptions,
): Promise<BrowserContext> {
  const viewport = { width: 1280, height: 800 }
  const context = await browser.newContext({ viewport, locale: 'en', ...options })
  if (caller !== undefined) {
    const signIn = await context.request.post('/__gateway/sign-in', { data: { username: caller } })
    const { id, username, display_name, role, status } = await signIn.json()
    // As the console stores it: it renders anew when the server tells something else of the account.
    const user = JSON.stringify({ id, username, display_name, role, status })
    await context.addInitScript((stored) => localStorage.setItem('user', stored), user)
  }
  return context
}

/**
 * Whether a page sent a request. What the browser asks for by itself, such as the icon of a tab, differs from one release to the
 * next.
 */
export const isFromPage = (request: Request) => request.resourceType() !== 'other'

const UNLIMITED = { latency: 0, downloadThroughput: -1, uploadThroughput: -1 }

/** What the browser's developer tools can do with a page. */
export type Devtools = Awaited<ReturnType<typeof openDevtools>>

export async function openDevtools(page: Page) {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Performance.enable')
  return {
    /** Makes the CPU so many times slower and limits the network (bytes per second, ms); without values removes both limits. */
    throttle: async (rate = 1, network = UNLIMITED) => {
      await cdp.send('Emulation.setCPUThrottlingRate', { rate })
      await cdp.send('Network.emulateNetworkConditions', { offline: false, ...network })
    },
    /** Returns the heap size after a garbage collection, in MiB. */
    heap: async () => {
      await cdp.send('HeapProfiler.collectGarbage')
      const { usedSize } = await cdp.send('Runtime.getHeapUsage')
      return usedSize / 1024 / 1024
    },
    /** Returns the time that the main thread has been busy since the page opened, in ms. */
    busyTime: async () => {
      const { metrics } = await cdp.send('Performance.getMetrics')
      return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000
    },
  }
}
