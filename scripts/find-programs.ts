// Finds the programs that the browser tests need, and installs missing ones where that needs no prompt:
// node scripts/run.mjs scripts/find-programs.ts browser nginx
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** The same engine as the full browser without its windows: the tests take a sixth less CPU time. */
const SHELL = 'chromium-headless-shell'
/** Program names, best first. */
const BROWSERS = [SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']

/** Returns the path of an installed program. Includes /usr/sbin, where servers are installed. */
function inPath(name: string): string | undefined {
  const env = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` }
  const found = spawnSync('which', [name], { encoding: 'utf8', env })
  return found.status === 0 ? found.stdout.trim() : undefined
}

/** Returns Playwright's own browser, if installed. */
async function playwrightsOwn(): Promise<string | undefined> {
  const { chromium } = await import('@playwright/test')
  const path = chromium.executablePath()
  return existsSync(path) ? path : undefined
}

/**
 * Returns the path of a Chromium for the tests: `$CHROMIUM`, an installed one, or Playwright's own. Throws if
 * `$CHROMIUM` does not exist.
 */
export async function findBrowser(): Promise<string | undefined> {
  const named = process.env.CHROMIUM
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROMIUM names ${named}, which does not exist`)
    return named
  }
  return BROWSERS.map(inPath).find(Boolean) ?? (await playwrightsOwn())
}

/** Returns the path of an installed nginx, or undefined. */
export const findNginx = () => inPath('nginx')

/** Installs a Debian package, if possible without a prompt (as root on Debian or Ubuntu); returns whether it succeeded. */
function installPackage(name: string): boolean {
  if (process.getuid?.() !== 0 || !inPath('apt-get')) return false
  process.stdout.write(`Installing the distribution’s ${name}.\n`)
  execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit' })
  const install = ['install', '-y', '-qq', '--no-install-recommends', name]
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return spawnSync('apt-get', install, { stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0
}

/** DejaVu Sans of Debian: stories about widths see the same letters on every machine. */
const FONT = '/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf'

const PROGRAMS = {
  browser: {
    find: findBrowser,
    // Where there is no shell, as in older releases.
    debian: 'chromium',
    missing: 'No Chromium found. Install one with: npx playwright install chromium',
  },
  nginx: {
    find: findNginx,
    debian: 'nginx',
    missing: 'No nginx found. Install it, or set E2E_PLAIN=1 to skip the tests of headers.',
  },
}

if (process.argv[1] === import.meta.filename) {
  const wanted = new Set(process.argv.slice(2))
  for (const [name, { find, debian, missing }] of Object.entries(PROGRAMS)) {
    // With E2E_PLAIN the tests run without nginx and without those of e2e/deploy.
    if (!wanted.has(name) || (name === 'nginx' && process.env.E2E_PLAIN)) continue
    if (name === 'browser' && !process.env.CHROMIUM && !inPath(SHELL)) installPackage(SHELL)
    const found = (await find()) ?? (installPackage(debian) ? await find() : undefined)
    if (!found) throw new Error(missing)
    if (name === 'browser' && !existsSync(FONT)) installPackage('fonts-dejavu-core')
    process.stdout.write(`${name}: ${found}\n`)
  }
}
