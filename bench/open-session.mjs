// @ts-check
// Opens a browser session with a throttled CPU and network.
import { observePage } from './page-observer.mjs'

const CPU_SLOWDOWN = 4
/** 10 Mbit/s both ways, 40 ms round trip. */
const NETWORK = { offline: false, latency: 40, downloadThroughput: 1_250_000, uploadThroughput: 1_250_000 }
const WAIT_MS = 20_000

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('@playwright/test').Browser} Browser */

/**
 * @typedef {object} Place an open page of the app
 * @property {Page} page
 * @property {() => number} requestCount number of requests sent
 * @property {<Result>(read: (watch: import('./page-observer.mjs').Watch) => Result | Promise<Result>) => Promise<Result>} watched evaluates `read` in the page
 * @property {() => Promise<void>} fast removes throttling
 * @property {() => Promise<void>} slow
 * @property {() => Promise<number>} heap heap size after a garbage collection, in MiB
 */

/**
 * @typedef {object} Visit a browser context with an empty cache
 * @property {(address: string) => Promise<Place>} open opens a throttled page
 * @property {() => Promise<void>} close
 */

/**
 * @param {Page} page
 * @returns {Promise<Omit<Place, 'requestCount'>>}
 */
async function throttle(page) {
  const cdp = await page.context().newCDPSession(page)
  const pace = async (/** @type {number} */ rate, /** @type {typeof NETWORK} */ line) => {
    await cdp.send('Emulation.setCPUThrottlingRate', { rate })
    await cdp.send('Network.emulateNetworkConditions', line)
  }
  const slow = () => pace(CPU_SLOWDOWN, NETWORK)
  await slow()
  return {
    page,
    slow,
    fast: () => pace(1, { ...NETWORK, latency: 0, downloadThroughput: -1, uploadThroughput: -1 }),
    // Passed as source, because the function runs in the page, where `watch` exists.
    watched: (onEvent) => page.evaluate(`(${onEvent.toString()})(window.watch)`),
    heap: async () => {
      await cdp.send('HeapProfiler.collectGarbage')
      const { usedSize } = await cdp.send('Runtime.getHeapUsage')
      return usedSize / 1024 / 1024
    },
  }
}

/**
 * Opens a browser context with an empty cache.
 * @param {Browser} browser
 * @param {string} baseURL
 * @param {{ caller?: string }} [who] a seed user; signed out without one
 * @returns {Promise<Visit>}
 */
export async function openSession(browser, baseURL, { caller } = {}) {
  const context = await browser.newContext({ baseURL, viewport: { width: 1280, height: 800 }, locale: 'en' })
  context.setDefaultTimeout(WAIT_MS)
  await context.addInitScript(observePage)
  if (caller) {
    const signIn = await context.request.post('/__gateway/sign-in', { data: { username: caller } })
    await context.addInitScript((user) => localStorage.setItem('user', user), await signIn.text())
  }
  return {
    close: () => context.close(),
    open: async (address) => {
      const page = await context.newPage()
      let requests = 0
      page.on('request', () => (requests += 1))
      const place = await throttle(page)
      await page.goto(address, { waitUntil: 'commit' })
      return { ...place, requestCount: () => requests }
    },
  }
}
