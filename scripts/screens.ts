// Takes screenshots of every page in both colour schemes, both languages, desktop and phone width, into
// screenshots/. `npm run screens -- log token` takes only files whose name starts so; `npm run screens -- --readme` makes
// the pictures of the README instead.
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { launchBrowser, openContext } from './browser-session'
import { buildIfStale, ROOT } from './console-build'
import { startConsole } from './console-server'
import { VISITS, type Visit } from './page-visits'
import { takeReadmePictures } from './readme-pictures'

const folder = join(ROOT, 'screenshots')

/** File name of a visit: `channel-edit-3-root`, `setting-tab-other-root`. */
const nameOf = ({ url, caller }: Visit) =>
  [...(url === '/' ? ['home'] : url.split(/[^a-z0-9]+/i)), caller].filter(Boolean).join('-')

const LANGUAGES = ['en', 'zh']
const WIDTHS = [1280, 390]
const SCHEMES = ['light', 'dark'] as const

/** Waits until the network is idle, at most two seconds. */
async function waitForIdle(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForLoadState('networkidle', { timeout: 2000 }).catch(() => undefined)
}

async function takeScreenshots(wanted: readonly string[]): Promise<void> {
  const chosen = VISITS.filter(
    (visit) => wanted.length === 0 || wanted.some((word) => nameOf(visit).startsWith(word)),
  )
  const server = await startConsole({ world: { seed: 'demo' } })
  const browser = await launchBrowser()
  let count = 0
  try {
    await mkdir(folder, { recursive: true })
    for (const language of LANGUAGES) {
      for (const caller of new Set(chosen.map((visit) => visit.caller))) {
        const context = await openContext(browser, {
          baseURL: server.url,
          reducedMotion: 'reduce',
          caller: caller === 'nobody' ? undefined : caller,
        })
        await context.addInitScript((value) => localStorage.setItem('language', value), language)
        const page = await context.newPage()
        for (const visit of chosen.filter((each) => each.caller === caller)) {
          for (const width of WIDTHS) {
            await page.setViewportSize({ width, height: width > 600 ? 800 : 844 })
            await page.goto(visit.url)
            await waitForIdle(page)
            for (const colorScheme of SCHEMES) {
              await page.emulateMedia({ colorScheme })
              const file = `${nameOf(visit)}-${width}-${language}-${colorScheme}.png`
              await page.screenshot({ path: join(folder, file), fullPage: true })
              count += 1
            }
          }
        }
        await context.close()
      }
    }
  } finally {
    await browser.close()
    server.stop()
  }
  process.stdout.write(`${count} screenshots in ${folder}\n`)
}

const args = process.argv.slice(2)
await buildIfStale()
if (args.includes('--readme')) await takeReadmePictures()
else await takeScreenshots(args)
