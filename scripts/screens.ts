// Takes screenshots of every page in both colour schemes, both languages, desktop and phone width, into
// screenshots/. `npm run screens -- log token` takes only files whose name starts so; `npm run screens -- --readme` makes
// the pictures of the README in docs/pictures/ instead.
import { join } from 'node:path'
import { launchBrowser, openContext } from './browser-session'
import { buildIfStale, ROOT } from './console-build'
import { startConsole } from './console-server'
import { VISITS, type Visit } from './page-visits'

/** A fixed port and a fixed working afternoon: pictures made anew differ only where the console does. */
const PORT = 4300
const NOW = new Date('2026-11-20T15:40:00Z')

interface Picture extends Pick<Visit, 'url' | 'caller'> {
  /** Path of the file without its end; that of a whole page gets the scheme too. */
  file: string
  width: number
  /** By default that of the whole page. */
  height?: number
  language?: string
  schemes: readonly ('light' | 'dark')[]
}

const ofReadme = (
  file: string,
  url: string,
  scheme: 'light' | 'dark' = 'light',
  [width, height] = [1280, 800],
): Picture => ({ file: `docs/pictures/${file}`, url, caller: 'root', width, height, schemes: [scheme] })

const README_PICTURES = [
  ofReadme('home', '/', 'light', [1280, 1240]),
  ofReadme('channels', '/channel'),
  ofReadme('logs', '/log', 'dark'),
  ofReadme('channel-form', '/channel/edit/1'),
  ofReadme('settings', '/setting?tab=operation', 'dark'),
  ofReadme('tokens-phone', '/token', 'light', [390, 844]),
]

/** File name of a visit: `channel-edit-3-root`, `setting-tab-other-root`. */
const nameOf = ({ url, caller }: Visit) =>
  [...(url === '/' ? ['home'] : url.split(/[^a-z0-9]+/i)), caller].filter(Boolean).join('-')

const picturesOf = (visit: Visit): Picture[] =>
  ['en', 'zh'].flatMap((language) =>
    [1280, 390].map((width) => {
      const { url, caller } = visit
      const file = `screenshots/${nameOf(visit)}-${width}-${language}`
      return { url, caller, file, width, language, schemes: ['light', 'dark'] }
    }),
  )

const words = process.argv.slice(2)
const pictures = words.includes('--readme')
  ? README_PICTURES
  : VISITS.filter(
      (visit) => words.length === 0 || words.some((word) => nameOf(visit).startsWith(word)),
    ).flatMap(picturesOf)

await buildIfStale()
const server = await startConsole({
  world: { seed: 'demo', clock: NOW.getTime() / 1000 },
  date: NOW,
  port: PORT,
  isDeployed: true,
})
const browser = await launchBrowser()
try {
  for (const { url, caller, file, width, height, language = 'en', schemes } of pictures) {
    const isPhone = width < 600
    const context = await openContext(browser, {
      baseURL: server.url,
      caller: caller === 'nobody' ? undefined : caller,
      viewport: { width, height: height ?? (isPhone ? 844 : 800) },
      reducedMotion: 'reduce',
      timezoneId: 'UTC',
      hasTouch: isPhone,
      isMobile: isPhone,
    })
    await context.addInitScript((value) => localStorage.setItem('language', value), language)
    const page = await context.newPage()
    await page.clock.setFixedTime(NOW)
    await page.goto(url)
    await page.getByRole('heading', { level: 1 }).waitFor()
    // Days of a longer range are added up until each is asked for.
    if (url === '/')
      for (const range of await page.getByLabel('Time range').all()) await range.selectOption('7 days')
    // A page that goes on asking is shown as it is.
    await page.waitForLoadState('networkidle', { timeout: 10_000 }).catch(() => undefined)
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme })
      const path = join(ROOT, height === undefined ? `${file}-${colorScheme}.png` : `${file}.png`)
      await page.screenshot({ path, fullPage: height === undefined })
    }
    await context.close()
  }
} finally {
  await browser.close()
  server.stop()
}
process.stdout.write(`${pictures.reduce((sum, { schemes }) => sum + schemes.length, 0)} screenshots\n`)
