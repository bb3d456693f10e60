// @ts-check
import { existsSync } from 'node:fs'
import { inPath, installByDistribution } from './debian-package.mjs'

/** Program names, best first: the headless shell is the same engine at a third of the CPU load. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
]

/** Returns Playwright's own browser, if installed. */
async function playwrightsOwn() {
  const { chromium } = await import('@playwright/test')
  const path = chromium.executablePath()
  return existsSync(path) ? path : undefined
}

/**
 * Returns the path of a Chromium for the tests: `$CHROMIUM`, an installed one, or Playwright's own. Throws if
 * `$CHROMIUM` does not exist.
 * @returns {Promise<string | undefined>}
 */
export async function findBrowser() {
  const named = process.env.CHROMIUM
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROMIUM names ${named}, which does not exist`)
    return named
  }
  return NAMES.map(inPath).find(Boolean) ?? (await playwrightsOwn())
}

/** Debian packages; older releases have the full browser only. */
const PACKAGES = ['chromium-headless-shell', 'chromium']

if (process.argv[1] === import.meta.filename) {
  const found = (await findBrowser()) ?? (installByDistribution(PACKAGES) ? await findBrowser() : undefined)
  if (!found) {
    process.stderr.write('No Chromium found. Install one with: npx playwright install chromium\n')
    process.exit(1)
  }
  process.stdout.write(`Browser: ${found}\n`)
}
