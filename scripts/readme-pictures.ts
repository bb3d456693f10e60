// The pictures of the README, in docs/pictures/: screenshots with the demo data at a fixed time.
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { launchBrowser, openContext } from './browser-session'
import { ROOT } from './console-build'
import { startConsole } from './console-server'

const PICTURES = join(ROOT, 'docs/pictures')
/** A fixed port and a fixed working afternoon: pictures made anew differ only where the console does. */
const PORT = 4300
const NOW = new Date('2026-11-20T15:40:00Z')

/** Opens a page and waits for its rows, charts and pictures, which arrive after the heading. */
async function open(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await page.getByRole('heading', { level: 1 }).waitFor()
  // A page that goes on asking is shown as it is.
  await page.waitForLoadState('networkidle', { timeout: 10_000 }).catch(() => undefined)
  if (url !== '/') return
  // Days of a longer range are added up until each is asked for.
  for (const range of await page.getByLabel('Time range').all()) await range.selectOption('7 days')
  await page.waitForLoadState('networkidle', { timeout: 10_000 }).catch(() => undefined)
}

const STILLS = [
  { url: '/', name: 'home', width: 1280, height: 1240, scheme: 'light' },
  { url: '/channel', name: 'channels', width: 1280, height: 800, scheme: 'light' },
  { url: '/log', name: 'logs', width: 1280, height: 800, scheme: 'dark' },
  { url: '/channel/edit/1', name: 'channel-form', width: 1280, height: 800, scheme: 'light' },
  { url: '/setting?tab=operation', name: 'settings', width: 1280, height: 800, scheme: 'dark' },
  { url: '/token', name: 'tokens-phone', width: 390, height: 844, scheme: 'light' },
] as const

/** Takes the screenshots. */
export async function takeReadmePictures(): Promise<void> {
  const server = await startConsole({
    world: { seed: 'demo', clock: NOW.getTime() / 1000 },
    date: NOW,
    port: PORT,
    isDeployed: true,
  })
  const browser = await launchBrowser()
  try {
    const openPage = async (isPhone: boolean) => {
      const context = await openContext(browser, {
        baseURL: server.url,
        reducedMotion: 'reduce',
        timezoneId: 'UTC',
        caller: 'root',
        hasTouch: isPhone,
        isMobile: isPhone,
      })
      const page = await context.newPage()
      await page.clock.setFixedTime(NOW)
      return page
    }
    const page = await openPage(false)
    const phone = await openPage(true)
    for (const { url, name, width, height, scheme } of STILLS) {
      const shown = width < 600 ? phone : page
      await shown.setViewportSize({ width, height })
      await shown.emulateMedia({ colorScheme: scheme })
      await open(shown, url)
      await shown.screenshot({ path: join(PICTURES, `${name}.png`) })
    }
    process.stdout.write(`${STILLS.length} screenshots in ${PICTURES}\n`)
  } finally {
    await browser.close()
    server.stop()
  }
}
