// Measures the transfer size of the scripts and styles of first visits.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Browser } from '@playwright/test'
import { isFromPage, launchBrowser, openContext } from '../scripts/browser-session'
import { startConsole } from '../scripts/console-server'

/** A page to open with an empty cache. */
interface FirstVisit {
  address: string
  /** A seed user; signed out without one. */
  caller?: string
}

/** Opens a page with an empty cache and returns the paths of its scripts and styles until it is idle. */
async function codeOf(browser: Browser, baseURL: string, { address, caller }: FirstVisit) {
  const context = await openContext(browser, { baseURL, caller })
  const page = await context.newPage()
  const paths = new Set<string>()
  page.on('request', (request) => {
    const isCode = ['script', 'stylesheet'].includes(request.resourceType())
    if (isCode && isFromPage(request) && request.url().startsWith(baseURL))
      paths.add(new URL(request.url()).pathname)
  })
  await page.goto(address)
  await page.locator('main h1, form, tbody tr').first().waitFor({ timeout: 20_000 })
  await page.waitForLoadState('networkidle')
  await context.close()
  return paths
}

/** Opens the pages of a built console as first visits and returns the bytes of code of each, as brotli, by address. */
export async function measureFirstLoads(
  dist: string,
  visits: readonly FirstVisit[],
): Promise<Map<string, number>> {
  const server = await startConsole({ folder: dist, world: {}, isDeployed: true })
  const browser = await launchBrowser()
  try {
    const loads = new Map<string, number>()
    for (const visit of visits) {
      // oxlint-disable-next-line no-await-in-loop -- one page after the other, as on a machine of a user
      const paths = await codeOf(browser, server.url, visit)
      const sizes = [...paths].map((path) => brotliCompressSync(readFileSync(join(dist, path))).length)
      loads.set(
        visit.address,
        sizes.reduce((sum, size) => sum + size, 0),
      )
    }
    return loads
  } finally {
    await browser.close()
    server.stop()
  }
}
