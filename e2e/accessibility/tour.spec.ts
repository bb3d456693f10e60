import type { Page, Request } from '@playwright/test'
import { isFromPage } from '../../scripts/browser-session'
import { VISITS, type Visit } from '../../scripts/page-visits'
import { SERVER_PAGES } from '../log/log-entries'
import { axeFindings, contrastFindings } from '../support/axe'
import { clippedTexts, IS_TOO_WIDE, spaceOut } from '../support/clipped-texts'
import { OBSERVE_SHIFTS, shiftsAbove } from '../support/layout-shifts'
import { openLoaded } from '../support/open-loaded'
import { smallTargets } from '../support/small-targets'
import { expect, test } from '../support/test'
import { customFindings } from './custom-checks'
import { expectOnlyKnownKeys, expectOnlyReads, requestFindings } from './tour-rules'

// Every page is loaded once on a desktop and once on a phone, by everyone who sees it differently. All that holds for
// any page is checked on that load; what fails is told with its page and check, and the tour goes on.

const CHAT = 'https://chat.example/'
const CALLERS = ['nobody', 'alice', 'admin', 'root'] as const
/** The callers of each `npm test`: one without an account, and the one with all pages. */
const DAILY_CALLERS = new Set<Visit['caller']>(['nobody', 'root'])
const OPTIONS = {
  ChatLink: CHAT,
  Notice: '# Closed\n\non [Monday](https://ok.example/)',
  Footer: '<b>Ours</b> <a href="/about">about</a>',
  About: '# We\n\n- a\n- b\n\n`code`',
}
const DESKTOP = { width: 1280, height: 800 }
/** Without it each page is opened once, in its own colours, in English and at the smallest width. */
const IS_WHOLE = Boolean(process.env.ALL)
/** Widths of a desktop and a tablet, 200 % zoom, a phone, and 400 % zoom. */
const WIDTHS = IS_WHOLE ? [1280, 768, 640, 360, 320] : [320]
const SCHEMES = IS_WHOLE ? (['dark', 'light'] as const) : (['light'] as const)
/** Share of the window that may move while a page is opened. */
const SHIFT_LIMIT = 0.01
/** Their panels and tabs, which arrive after the frame, push others down or the footer out of the window. */
const SHIFTING = new Set([
  '/',
  '/channel/coverage',
  '/channel/tests',
  ...['operation', 'system', 'other'].map((tab) => `/setting?tab=${tab}`),
])
// As in a new browser; daily with pages of ten entries, as axe takes its time for each.
test.use(IS_WHOLE ? { stored: {} } : SERVER_PAGES)

const softly = expect.configure({ soft: true })
const visitsOf = (caller: Visit['caller']) => VISITS.filter((visit) => visit.caller === caller)

/** Opens each page of a caller with an empty cache, and calls `check` when nothing loads any more. */
async function tour(page: Page, caller: Visit['caller'], check: (visit: Visit) => Promise<void>) {
  const loaded: string[] = []
  page.on('request', (request) => {
    if (isFromPage(request)) loaded.push(request.url())
  })
  await page.route(`${CHAT}**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Chat</title>' }),
  )
  await page.addInitScript(OBSERVE_SHIFTS)
  const browser = await page.context().newCDPSession(page)
  const visits = visitsOf(caller)
  expect(visits.length).toBeGreaterThan(1)
  for (const visit of visits) {
    await test.step(visit.url, async () => {
      await browser.send('Network.clearBrowserCache')
      loaded.length = 0
      // A page that takes longer than the data of its loader counts as fresh would rightly request it again.
      await page.clock.setFixedTime(new Date())
      await openLoaded(page, visit.url)
      await page.waitForLoadState('networkidle')
      await expect(page.getByText(/^loading /)).toHaveCount(0)
      softly(requestFindings(visit, loaded), `${visit.url}: requests`).toEqual([])
      if (!SHIFTING.has(visit.url))
        softly(await shiftsAbove(SHIFT_LIMIT, page), `${visit.url}: layout shifts`).toEqual([])
      softly(await page.getByRole('heading', { level: 1 }).count(), `${visit.url}: h1`).toBe(1)
      await softly(page.getByRole('contentinfo').getByText('Ours'), `${visit.url}: footer`).toBeVisible()
      softly(await axeFindings(page), `${visit.url}: axe`).toEqual([])
      if (IS_WHOLE) softly(await contrastFindings(page), `${visit.url}: contrast`).toEqual([])
      await check(visit)
    })
  }
}

/** Chooses Chinese in the menu of the page, and English for the pages after it. */
async function inChinese(page: Page, check: () => Promise<void>) {
  await page.getByRole('button', { name: 'Language' }).click()
  await page.getByRole('menuitemradio', { name: '简体中文' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', /^zh/)
  await check()
  await page.evaluate(() => localStorage.setItem('language', 'en'))
}

for (const caller of CALLERS) {
  test.describe(`as ${caller}${DAILY_CALLERS.has(caller) ? '' : ' @all'}`, () => {
    test.use({ caller, gatewayOptions: OPTIONS, viewport: DESKTOP })

    test('every page on a desktop: axe, own checks, sizes, spacing, reflow, shifts, titles, requests and storage (AX-01, AX-05, AX-06, AX-07, AX-09, AX-35, AX-44, AX-53, AX-54, AX-55, AX-58, AX-59, AX-61, AX-62, AX-68, AX-70, T-12, T-16, T-34, T-40)', async ({
      page,
      world,
      baseURL,
    }) => {
      // All checks on all pages.
      test.slow()
      const requests: Request[] = []
      page.on('request', (request) => requests.push(request))
      const titles = new Map<string, string>()
      const positions = { menu: new Set<string>(), card: new Set<string>() }
      await tour(page, caller, async ({ url, isCard }) => {
        await page.evaluate(() => window.postMessage({ type: 'token', token: 'x', height: 9 }, '*'))
        for (const colorScheme of SCHEMES) {
          await page.emulateMedia({ colorScheme })
          softly(await customFindings(page), `${url}: own checks, ${colorScheme}`).toEqual([])
        }
        const title = await page.title()
        const former = titles.get(title)
        softly(former?.split('?')[0] ?? url.split('?')[0], `title "${title}"`).toBe(url.split('?')[0])
        titles.set(title, url)
        // A card, such as the log-in, has no menu.
        await softly(page.getByRole('navigation', { name: 'Main' }), url).toHaveCount(isCard ? 0 : 1)
        const language = page.getByRole('button', { name: 'Language' })
        positions[isCard ? 'card' : 'menu'].add(JSON.stringify(await language.boundingBox()))

        softly(await page.evaluate(smallTargets, 24), `${url}: targets`).toEqual([])
        await spaceOut(page, true)
        softly(await page.evaluate(clippedTexts), `${url}: clipped`).toEqual([])
        // A table becomes scrollable one frame later.
        await softly.poll(() => page.evaluate(IS_TOO_WIDE), `${url}: width when spaced out`).toBe(false)
        await spaceOut(page, false)
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 512 })
          // Scripts react to the width asynchronously.
          await softly.poll(() => page.evaluate(IS_TOO_WIDE), `${url}: at ${width} px`).toBe(false)
        }
        await page.setViewportSize(DESKTOP)
        if (!IS_WHOLE) return
        await inChinese(page, async () => {
          softly(await axeFindings(page), `${url}: axe in Chinese`).toEqual([])
          softly(await customFindings(page), `${url}: own checks in Chinese`).toEqual([])
          softly(await page.evaluate(clippedTexts), `${url}: clipped in Chinese`).toEqual([])
          softly(await page.title(), `${url}: title in Chinese`).not.toBe(title)
        })
      })
      const visits = visitsOf(caller)
      expect(positions.menu.size).toBe(1)
      expect(positions.card.size).toBe(visits.some(({ isCard }) => isCard) ? 1 : 0)
      const { host } = new URL(baseURL ?? '')
      const hosts = new Set(requests.map((request) => new URL(request.url()).host))
      expect([...hosts].toSorted()).toEqual(
        visits.some(({ url }) => url === '/chat') ? [host, new URL(CHAT).host].toSorted() : [host],
      )
      await expectOnlyReads(requests, world)
      await expectOnlyKnownKeys(page, caller)
    })

    test.describe('by touch @all', () => {
      // The policy forbids to read the manifest; the pages on a desktop obey it.
      test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, bypassCSP: true })

      test('every page on a phone: axe, shifts, controls that are seen without hover and at least 44 px large (AX-01, AX-55, AX-58, AX-59, AX-60)', async ({
        page,
      }) => {
        // All checks on all pages.
        test.slow()
        await tour(page, caller, async ({ url }) => {
          const hidden = await page
            .locator('main :is(button, a[href])')
            .evaluateAll((controls) =>
              controls
                .filter(
                  (control) =>
                    control.getBoundingClientRect().width > 0 &&
                    !control.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
                )
                .map((control) => control.outerHTML.slice(0, 160)),
            )
          softly(hidden, `${url}: hidden controls`).toEqual([])
          softly(await page.evaluate(smallTargets, 44), `${url}: targets`).toEqual([])
          // Smaller ones make a phone zoom in while they are typed into.
          const small = await page
            .locator('input, select, textarea')
            .evaluateAll((inputs) =>
              inputs
                .filter((input) => parseFloat(getComputedStyle(input).fontSize) < 16)
                .map((input) => input.outerHTML.slice(0, 160)),
            )
          softly(small, `${url}: small texts in inputs`).toEqual([])
        })
        // No orientation is forced, and nothing needs dragging.
        const manifest = await page.evaluate(
          'fetch(document.querySelector("link[rel=manifest]").href).then((answer) => answer.text())',
        )
        expect(manifest).not.toContain('orientation')
      })
    })
  })
}
