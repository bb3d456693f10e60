// @ts-check
// A slow machine on a slow line, and a person at it.
import { observePage } from './page-observer.mjs'

const SLOWER = 4
/** 10 Mbit/s both ways, 40 ms for a round trip. */
const LINE = { offline: false, latency: 40, downloadThroughput: 1_250_000, uploadThroughput: 1_250_000 }
const WAIT_MS = 20_000

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('@playwright/test').Browser} Browser */

/**
 * @typedef {object} Place a page of the app
 * @property {Page} page
 * @property {() => number} asked how many requests it has sent
 * @property {<Told>(tell: (watch: import('./page-observer.mjs').Watch) => Told | Promise<Told>) => Promise<Told>} watched
 * @property {() => Promise<void>} fast lets machine and line run freely
 * @property {() => Promise<void>} slow
 * @property {() => Promise<number>} heap what is left after a collection, in MiB
 */

/**
 * @typedef {object} Visit a browser without anything cached
 * @property {(address: string) => Promise<Place>} open in a page of its own, slowed down
 * @property {() => Promise<void>} close
 */

/**
 * @param {Page} page
 * @returns {Promise<Omit<Place, 'asked'>>}
 */
async function throttle(page) {
  const cdp = await page.context().newCDPSession(page)
  const pace = async (/** @type {number} */ rate, /** @type {typeof LINE} */ line) => {
    await cdp.send('Emulation.setCPUThrottlingRate', { rate })
    await cdp.send('Network.emulateNetworkConditions', line)
  }
  const slow = () => pace(SLOWER, LINE)
  await slow()
  return {
    page,
    slow,
    fast: () => pace(1, { ...LINE, latency: 0, downloadThroughput: -1, uploadThroughput: -1 }),
    // By its source: the function runs in the page, where `watch` is.
    watched: (onEvent) => page.evaluate(`(${onEvent.toString()})(window.watch)`),
    heap: async () => {
      await cdp.send('HeapProfiler.collectGarbage')
      const { usedSize } = await cdp.send('Runtime.getHeapUsage')
      return usedSize / 1024 / 1024
    },
  }
}

/**
 * A person who has just come to the app: nothing of it is cached.
 * @param {Browser} browser
 * @param {string} baseURL
 * @param {{ caller?: string }} [who] a user of the seed; without one, nobody is signed in
 * @returns {Promise<Visit>}
 */
export async function openSession(browser, baseURL, { caller } = {}) {
  const context = await browser.newContext({ baseURL, viewport: { width: 1280, height: 800 }, locale: 'en' })
  context.setDefaultTimeout(WAIT_MS)
  await context.addInitScript(observePage)
  if (caller) {
    const signIn = await context.request.post('/__gateway/sign-in', { data: { username: caller } })
    await context.addInitScript(
      (cachedFiles) => localStorage.setItem('user', cachedFiles),
      await signIn.text(),
    )
  }
  return {
    close: () => context.close(),
    open: async (address) => {
      const page = await context.newPage()
      let asked = 0
      page.on('request', () => (asked += 1))
      const place = await throttle(page)
      await page.goto(address, { waitUntil: 'commit' })
      return { ...place, asked: () => asked }
    },
  }
}
