// Records the requests of first visits, and the transfer size of their scripts and styles.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import type { Browser, Page } from '@playwright/test'
import { isFromPage, launchBrowser, openContext } from '../scripts/browser-session'
import { startConsole } from '../scripts/console-server'

/** A page to open with an empty cache. */
export interface FirstVisit {
  address: string
  /** A seed user; signed out without one. */
  caller?: string
  /** Requests that may be sent twice. */
  repeats?: readonly string[]
}

interface Fetched {
  origin: string
  /** Path with query. */
  path: string
  /** Playwright's resource type: document, script, stylesheet, fetch, image … */
  type: string
}

/** Size of a script or style in bytes, minified and as brotli. */
interface FileSize {
  file: string
  bytes: number
  brotli: number
}

/** What a first visit loads. */
export interface Load {
  /** Scripts and styles, largest first. */
  files: FileSize[]
  /** Every request to the app's origin, in order. */
  requested: string[]
  /** Duplicate requests that are not allowed. */
  repeated: string[]
  /** Requests to other origins. */
  foreign: string[]
}

/**
 * Waits until the main thread is idle and no new request was sent meanwhile. On a busy machine the network is also
 * idle while code still runs.
 */
async function waitForIdle(page: Page, requested: () => number): Promise<void> {
  let before = -1
  while (before !== requested()) {
    before = requested()
    await page.waitForLoadState('networkidle')
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          requestIdleCallback(() => setTimeout(() => requestIdleCallback(resolve), 200))
        }),
    )
  }
}

/** Sums of the windows of a chart, which start when the rows are there and the browser is idle. */
const WINDOW_SUM = /^\/api\/log\/(self\/)?stat\?.*start_timestamp=[1-9]/

/** Opens a page with an empty cache and returns its requests until it is idle, in order. */
async function recordFirstVisit(
  browser: Browser,
  baseURL: string,
  { address, caller }: FirstVisit,
): Promise<Fetched[]> {
  const context = await openContext(browser, { baseURL, caller })
  const page = await context.newPage()
  const fetched: Fetched[] = []
  page.on('request', (request) => {
    const { origin, pathname, search, protocol } = new URL(request.url())
    if (isFromPage(request) && protocol.startsWith('http') && !WINDOW_SUM.test(pathname + search))
      fetched.push({ origin, path: pathname + search, type: request.resourceType() })
  })
  await page.goto(address)
  await page.locator('main h1, form, tbody tr').first().waitFor({ timeout: 20_000 })
  await waitForIdle(page, () => fetched.length)
  await context.close()
  return fetched
}

/** Returns a function that measures a file of the build, each file once. */
function fileSizes(dist: string): (file: string) => FileSize {
  const sizes = new Map<string, FileSize>()
  return (file) => {
    const known = sizes.get(file)
    if (known) return known
    const content = readFileSync(join(dist, file))
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    }
    const size = { file, bytes: content.length, brotli: brotliCompressSync(content, { params }).length }
    sizes.set(file, size)
    return size
  }
}

/** Opens the pages of a built console as first visits and returns what each loads, by address. */
export async function measureFirstLoads(
  dist: string,
  visits: readonly FirstVisit[],
): Promise<Map<string, Load>> {
  const server = await startConsole({ folder: dist, world: {}, isDeployed: true })
  const browser = await launchBrowser()
  const sizeOf = fileSizes(dist)
  const measure = async (visit: FirstVisit): Promise<[string, Load]> => {
    const fetched = await recordFirstVisit(browser, server.url, visit)
    const own = fetched.filter(({ origin }) => origin === server.url)
    const requested = own.map(({ path }) => path)
    const code = own.filter(({ type }) => type === 'script' || type === 'stylesheet')
    const files = [...new Set(code.map(({ path }) => path.slice(1)))].map(sizeOf)
    const isRepeated = (path: string, index: number) =>
      requested.indexOf(path) !== index && !visit.repeats?.includes(path)
    const foreign = fetched.filter(({ origin }) => origin !== server.url)
    return [
      visit.address,
      {
        files: files.toSorted((a, b) => b.brotli - a.brotli),
        requested,
        repeated: requested.filter(isRepeated),
        foreign: foreign.map(({ origin, path }) => origin + path),
      },
    ]
  }
  try {
    const loads = new Map<string, Load>()
    // Four pages at a time, so that a slow page does not exceed the 500 ms of network idle.
    for (let n = 0; n < visits.length; n += 4) {
      for (const [address, load] of await Promise.all(visits.slice(n, n + 4).map(measure)))
        loads.set(address, load)
    }
    return loads
  } finally {
    await browser.close()
    server.stop()
  }
}
