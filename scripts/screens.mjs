// @ts-check
/* oxlint-disable no-await-in-loop -- sequential, one page at a time */
// Takes screenshots of every screen in both colour schemes, both languages, desktop and phone width, into
// screenshots/. `npm run screens -- log token` takes only screens whose name starts so; PORT sets another port.
import { spawn } from 'node:child_process'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import { findBrowser } from './find-browser.mjs'

const PORT = Number(process.env.PORT ?? 4395)
const address = `http://127.0.0.1:${PORT}`
const root = fileURLToPath(new URL('..', import.meta.url))
const folder = join(root, 'screenshots')

/** Screens: file name, caller and path. */
const SCREENS = /** @type {const} */ ([
  ['home-nobody', 'nobody', '/'],
  ['login', 'nobody', '/login'],
  ['register', 'nobody', '/register'],
  ['reset', 'nobody', '/reset'],
  ['reset-confirm', 'nobody', '/user/reset?email=a@b.example&token=t'],
  ['about', 'nobody', '/about'],
  ['home', 'alice', '/'],
  ['no-permission', 'alice', '/channel'],
  ['topup', 'alice', '/topup'],
  ['profile', 'alice', '/user/edit'],
  ['chat', 'root', '/chat'],
  ['channel', 'root', '/channel'],
  ['channel-add', 'root', '/channel/add'],
  ['channel-edit', 'root', '/channel/edit/3'],
  ['token', 'root', '/token'],
  ['token-add', 'root', '/token/add'],
  ['redemption', 'root', '/redemption'],
  ['redemption-add', 'root', '/redemption/add'],
  ['user', 'root', '/user'],
  ['user-add', 'root', '/user/add'],
  ['user-edit', 'root', '/user/edit/3'],
  ['log', 'root', '/log'],
  ['setting-personal', 'root', '/setting'],
  ['setting-operation', 'root', '/setting?tab=operation'],
  ['setting-system', 'root', '/setting?tab=system'],
  ['setting-other', 'root', '/setting?tab=other'],
  ['not-found', 'root', '/nowhere'],
])
const LANGUAGES = ['en', 'zh']
const WIDTHS = [1280, 390]
const SCHEMES = /** @type {const} */ (['light', 'dark'])

/** Starts the built console; resolves when it prints its URL. */
async function serve() {
  const start = join(root, 'scripts', 'start.mjs')
  const server = spawn(process.execPath, [start, '--port', String(PORT)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise((resolve) => server.stdout.once('data', resolve))
  return server
}

/**
 * Creates a browser context with the caller's session and language.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} caller
 * @param {string} language
 */
async function openContext(browser, caller, language) {
  const context = await browser.newContext({ baseURL: address, reducedMotion: 'reduce' })
  const user =
    caller === 'nobody'
      ? undefined
      : await (await context.request.post('/__gateway/sign-in', { data: { username: caller } })).text()
  await context.addInitScript(
    ([lang, cached]) => {
      localStorage.setItem('language', lang ?? 'en')
      if (cached) localStorage.setItem('user', cached)
    },
    [language, user],
  )
  return context
}

/**
 * Waits until the network is idle, at most two seconds.
 * @param {import('@playwright/test').Page} page
 */
async function waitForIdle(page) {
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForLoadState('networkidle', { timeout: 2000 }).catch(() => undefined)
}

const wanted = process.argv.slice(2)
const screens = SCREENS.filter(([name]) => !wanted.length || wanted.some((word) => name.startsWith(word)))
const server = await serve()
const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox'] })
let count = 0
try {
  await mkdir(folder, { recursive: true })
  for (const language of LANGUAGES) {
    for (const caller of new Set(screens.map(([, who]) => who))) {
      const context = await openContext(browser, caller, language)
      const page = await context.newPage()
      for (const [name, , path] of screens.filter(([, who]) => who === caller)) {
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: width > 600 ? 800 : 844 })
          await page.goto(path)
          await waitForIdle(page)
          for (const colorScheme of SCHEMES) {
            await page.emulateMedia({ colorScheme })
            const file = `${name}-${width}-${language}-${colorScheme}.png`
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
  server.kill()
}
process.stdout.write(`${count} screenshots in ${folder}\n`)
