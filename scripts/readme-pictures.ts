// The pictures of the README, in docs/pictures/: screenshots and an animated tour, with the demo data at a fixed time.
// Needs ffmpeg with libwebp (Debian: `apt install ffmpeg`).
import { spawnSync } from 'node:child_process'
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { launchBrowser, openContext } from './browser-session'
import { ROOT } from './console-build'
import { startConsole } from './console-server'

const PICTURES = join(ROOT, 'docs/pictures')
const MAX_BYTES = 1_500_000
const WIDTH = 960
/** A fixed port and a fixed working afternoon: pictures made anew differ only where the console does. */
const PORT = 4300
const NOW = new Date('2026-11-20T15:40:00Z')

/** A picture of the tour and how long it stays, in seconds. */
interface Frame {
  file: string
  seconds: number
}

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

/** Plays the tour and calls `shoot` for each picture. */
async function play(page: Page, shoot: (seconds: number) => Promise<void>): Promise<void> {
  const show = async (url: string, seconds: number) => {
    await open(page, url)
    await shoot(seconds)
  }
  await show('/', 2.5)
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Search or jump to' }).waitFor()
  await page.keyboard.type('azure', { delay: 30 })
  await page.getByRole('dialog').getByRole('option', { name: /Azure/ }).first().waitFor()
  await shoot(2)
  await page.keyboard.press('Escape')
  await show('/channel', 2)
  const grid = page.getByRole('table').first()
  for (const index of [1, 2, 3]) await grid.getByRole('checkbox').nth(index).click()
  await shoot(1.5)
  await show('/channel/edit/1', 2)
  await show('/channel/coverage', 2)
  await show('/log?range=30d', 2)
  await show('/token/add', 1.5)
  await page.emulateMedia({ colorScheme: 'dark' })
  await show('/', 2)
  await show('/log', 1.5)
}

/** Joins the frames to an animated picture, with the lowest quality loss that stays below the limit. */
async function encode(folder: string, frames: readonly Frame[], target: string): Promise<number> {
  const list = frames.map(({ file, seconds }) => `file '${file}'\nduration ${seconds}`).join('\n')
  const last = frames.at(-1)
  await writeFile(join(folder, 'frames.txt'), `${list}\nfile '${last?.file ?? ''}'\n`)
  for (const quality of [85, 75, 65, 50]) {
    const { status, stderr } = spawnSync(
      'ffmpeg',
      [
        `-y -f concat -safe 0 -i ${join(folder, 'frames.txt')}`,
        `-vf scale=${WIDTH}:-1:flags=lanczos -fps_mode vfr`,
        `-c:v libwebp_anim -quality ${quality} -compression_level 6 -loop 0 ${target}`,
      ].flatMap((words) => words.split(' ')),
      { encoding: 'utf8' },
    )
    if (status !== 0) throw new Error(`ffmpeg failed: ${stderr}`)
    const { size } = await stat(target)
    if (size <= MAX_BYTES) return size
  }
  throw new Error(`the tour is larger than ${MAX_BYTES} bytes`)
}

const STILLS = [
  { url: '/', name: 'home', width: 1280, height: 1240, scheme: 'light' },
  { url: '/channel', name: 'channels', width: 1280, height: 800, scheme: 'light' },
  { url: '/log', name: 'logs', width: 1280, height: 800, scheme: 'dark' },
  { url: '/channel/edit/1', name: 'channel-form', width: 1280, height: 800, scheme: 'light' },
  { url: '/setting?tab=operation', name: 'settings', width: 1280, height: 800, scheme: 'dark' },
  { url: '/token', name: 'tokens-phone', width: 390, height: 844, scheme: 'light' },
] as const

/** Takes the screenshots and records the tour. */
export async function takeReadmePictures(): Promise<void> {
  const server = await startConsole({
    world: { seed: 'demo', clock: NOW.getTime() / 1000 },
    date: NOW,
    port: PORT,
    isDeployed: true,
  })
  const browser = await launchBrowser()
  const folder = await mkdtemp(join(tmpdir(), 'tour-'))
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
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.emulateMedia({ colorScheme: 'light' })
    const frames: Frame[] = []
    await play(page, async (seconds) => {
      const file = join(folder, `${frames.length}.png`)
      await page.screenshot({ path: file })
      frames.push({ file, seconds })
    })
    const size = await encode(folder, frames, join(PICTURES, 'tour.webp'))
    process.stdout.write(
      `${STILLS.length} screenshots and a tour of ${Math.round(size / 1000)} kB in ${PICTURES}\n`,
    )
  } finally {
    await browser.close()
    server.stop()
    await rm(folder, { recursive: true })
  }
}
