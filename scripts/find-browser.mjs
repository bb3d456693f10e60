// @ts-check
import { existsSync } from 'node:fs'
import { inPath, installByDistribution } from './debian-package.mjs'

/** The shell without a window is the same engine at a third of the work. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
]

/** Playwright's own browser, when somebody has installed it. */
async function playwrightsOwn() {
  const { chromium } = await import('@playwright/test')
  const path = chromium.executablePath()
  return existsSync(path) ? path : undefined
}

/**
 * The path of a Chromium to test with: `$CHROMIUM`, an installed one, Playwright's own.
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

/** Older releases have the whole browser only. */
const PACKAGES = ['chromium-headless-shell', 'chromium']

if (process.argv[1] === import.meta.filename) {
  const found = (await findBrowser()) ?? (installByDistribution(PACKAGES) ? await findBrowser() : undefined)
  if (!found) {
    process.stderr.write('No Chromium found. Install one with: npx playwright install chromium\n')
    process.exit(1)
  }
  process.stdout.write(`Browser: ${found}\n`)
}
