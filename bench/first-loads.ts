// Measures the transfer size of the scripts and styles of first visits, and their requests.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Browser, Request } from '@playwright/test'
import { isFromPage, launchBrowser, openContext, SAVE_DATA } from '../scripts/browser-session'
import { startConsole } from '../scripts/console-server'

/** A page to open with an empty cache. */
interface FirstVisit {
  address: string
  /** A seed user; signed out without one. */
  caller?: string
}

/** What a first visit asks for until it is idle. */
interface FirstLoad {
  address: string
  /** Bytes of the scripts and styles, as brotli. */
  bytes: number
  requests: number
  /** Requests to the server's interface. */
  calls: number
}

/** Opens a page with an empty cache and returns the paths that it asks for until it is idle. */
async function requestsOf(browser: Browser, baseURL: string, { address, caller }: FirstVisit) {
  const context = await openContext(browser, { baseURL, caller })
  // What comes on idle is not of the first load.
  await context.addInitScript(SAVE_DATA)
  const page = await context.newPage()
  const requests: Request[] = []
  page.on('request', (request) => {
    if (isFromPage(request)) requests.push(request)
  })
  await page.goto(address)
  await page.locator('main h1, form, tbody tr').first().waitFor({ timeout: 20_000 })
  await page.waitForLoadState('networkidle')
  await context.close()
  return requests.map((request) => ({ kind: request.resourceType(), path: new URL(request.url()).pathname }))
}

/** Opens the pages of a built console as first visits, and returns what each asks for. */
export async function measureFirstLoads(dist: string, visits: readonly FirstVisit[]): Promise<FirstLoad[]> {
  const server = await startConsole({ folder: dist, world: {}, isDeployed: true })
  const browser = await launchBrowser()
  try {
    const loads: FirstLoad[] = []
    for (const visit of visits) {
      // oxlint-disable-next-line no-await-in-loop -- one page after the other, as on a machine of a user
      const requests = await requestsOf(browser, server.url, visit)
      const code = requests.filter(({ kind }) => kind === 'script' || kind === 'stylesheet')
      const sizes = [...new Set(code.map(({ path }) => path))].map(
        (path) => brotliCompressSync(readFileSync(join(dist, path))).length,
      )
      loads.push({
        address: visit.address,
        bytes: sizes.reduce((sum, size) => sum + size, 0),
        requests: requests.length,
        calls: requests.filter(({ path }) => path.startsWith('/api/')).length,
      })
    }
    return loads
  } finally {
    await browser.close()
    server.stop()
  }
}
