// @ts-check
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** The shell without a window is the same engine at a third of the work. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
]

/** @param {string} name */
function inPath(name) {
  const found = spawnSync('which', [name], { encoding: 'utf8' })
  return found.status === 0 ? found.stdout.trim() : undefined
}

/** Playwright's own browser, when somebody has installed it. */
async function playwrightsOwn() {
  const { chromium } = await import('@playwright/test')
  const path = chromium.executablePath()
  return existsSync(path) ? path : undefined
}

/**
 * The path of a Chromium to test with (decision 4): `$CHROMIUM`, an installed one, Playwright's own.
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

/** Installs the distribution's Chromium where that can be done without asking: root on Debian or Ubuntu. */
function installByDistribution() {
  if (process.getuid?.() !== 0 || !inPath('apt-get')) return false
  process.stdout.write('No browser found: installing the distribution’s Chromium.\n')
  execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit' })
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  // Older releases have the whole browser only.
  return ['chromium-headless-shell', 'chromium'].some((name) => {
    const install = ['install', '-y', '-qq', '--no-install-recommends', name]
    return spawnSync('apt-get', install, { stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0
  })
}

if (process.argv[1] === import.meta.filename) {
  const found = (await findBrowser()) ?? (installByDistribution() ? await findBrowser() : undefined)
  if (!found) {
    process.stderr.write('No Chromium found. Install one with: npx playwright install chromium\n')
    process.exit(1)
  }
  process.stdout.write(`Browser: ${found}\n`)
}
