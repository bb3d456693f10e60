// @ts-check
// Records the requests of a first visit.
import { chromium } from '@playwright/test'
import { findBrowser } from '../scripts/find-browser.mjs'

/**
 * @typedef {object} Fetched
 * @property {string} origin
 * @property {string} path path with query
 * @property {string} type Playwright's resource type: document, script, stylesheet, fetch, image …
 */

/** @typedef {{ address: string, caller?: string }} Opened `caller` is a seed user; signed out without one. */

/**
 * Waits until the main thread is idle and no new request was sent meanwhile. On a busy machine the network is also
 * idle while code still runs.
 * @param {import('@playwright/test').Page} page
 * @param {() => number} requested
 */
async function waitForIdle(page, requested) {
  let before = -1
  while (before !== requested()) {
    before = requested()
    await page.waitForLoadState('networkidle')
    await page.evaluate(
      () =>
        new Promise((resolve) =>
          requestIdleCallback(() => setTimeout(() => requestIdleCallback(resolve), 200)),
        ),
    )
  }
}

/**
 * Records all requests until the page is idle, in order, per URL path.
 * @param {string} baseURL
 * @param {readonly Opened[]} places
 * @returns {Promise<Map<string, Fetched[]>>}
 */
export async function measureFirstLoads(baseURL, places) {
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox'] })
  const open = async (/** @type {Opened} */ { address, caller }) => {
    // A new context has an empty cache.
    const context = await browser.newContext({
      baseURL,
      viewport: { width: 1280, height: 800 },
      locale: 'en',
    })
    if (caller) {
      const signIn = await context.request.post('/__gateway/sign-in', { data: { username: caller } })
      await context.addInitScript((cached) => localStorage.setItem('user', cached), await signIn.text())
    }
    const page = await context.newPage()
    /** @type {Fetched[]} */
    const fetched = []
    page.on('request', (request) => {
      const { origin, pathname, search, protocol } = new URL(request.url())
      if (protocol.startsWith('http'))
        fetched.push({ origin, path: pathname + search, type: request.resourceType() })
    })
    await page.goto(address)
    await page.locator('main h1, form, tbody tr').first().waitFor({ timeout: 20_000 })
    await waitForIdle(page, () => fetched.length)
    await context.close()
    return /** @type {const} */ ([address, fetched])
  }
  try {
    /** @type {Map<string, Fetched[]>} */
    const loads = new Map()
    // Four pages at a time, so that a slow page does not exceed the 500 ms of network idle.
    for (let n = 0; n < places.length; n += 4) {
      for (const [address, fetched] of await Promise.all(places.slice(n, n + 4).map(open)))
        loads.set(address, fetched)
    }
    return loads
  } finally {
    await browser.close()
  }
}
