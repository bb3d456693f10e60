import type { Page } from '@playwright/test'
import { expect, test, type Caller } from '../support/test'

/** Holds the files of a pattern until released. */
async function holdFiles(page: Page, pattern: string): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(pattern, async (route) => {
    await held
    await route.continue()
  })
  return release
}

/** Holds the libraries, without which the console does not start, until released. */
const holdLibraries = (page: Page) => holdFiles(page, '**/assets/libraries-*.js')

/** Notes how many headers the page has whenever that changes. */
const OBSERVE_HEADERS = `
  window.headers = []
  new MutationObserver(() => {
    const count = document.querySelectorAll('header').length
    if (count !== window.headers.at(-1)) window.headers.push(count)
  }).observe(document, { childList: true, subtree: true })`

/** Waits until React has taken over from the frame. */
const takenOver = (page: Page) => expect(page.locator('#root:not([aria-busy])')).toBeAttached()

/** What stands in the frame, by element and classes. */
const STANDING = 'header *, nav *, main h1, main input, main select, main button, main a[href], table, footer'

/** Position and size of each visible element of the shell, title and toolbar. */
function boxesOf(page: Page): Promise<string[]> {
  return page.evaluate((selector) => {
    const elements = [...document.querySelectorAll(selector)].filter(
      // Rows replace the placeholders, the sum of the rows has no text before, the refresh icon turns, and the histogram's
      // visually hidden table, which has no class, comes with its sums.
      (element) =>
        !element.closest('tbody, [class*="foot"], [class*="sum_"]') &&
        !element.matches('[data-spinning] *, table:not([class])'),
    )
    return elements.flatMap((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      // Columns take the widths of their rows, which also decide the height of the table.
      const isColumn = element.closest('thead') !== null && innerWidth > 600
      if (isColumn || width <= 1 || height <= 1) return []
      const size = element.matches('table, footer') ? [] : [width, height]
      const place = element.matches('footer') ? [] : [x, y]
      const numbers = [...place, ...size].map((number) => Math.round(number))
      return `${element.tagName} ${element.classList[0] ?? ''} ${numbers.join(' ')}`
    })
  }, STANDING)
}

/** Notes every layout shift of the page, with the elements that moved. */
const OBSERVE_SHIFTS = `
  window.layoutShifts = []
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries())
      for (const { node, previousRect, currentRect } of sources)
        window.layoutShifts.push([value, node?.nodeName, node?.className, previousRect.y, currentRect.y].join(' '))
  }).observe({ type: 'layout-shift', buffered: true })`

const PAGES: readonly [Caller, readonly string[]][] = [
  ['root', ['/channel', '/token', '/log', '/user', '/redemption']],
  ['alice', ['/token', '/log']],
  ['nobody', ['/login']],
]

for (const [caller, paths] of PAGES)
  for (const language of ['en', 'zh'] as const)
    for (const width of [1280, 390])
      test.describe(`${caller}, ${language}, ${width} px`, () => {
        test.use({ caller, language, viewport: { width, height: 800 } })

        test('frame: stands before the libraries arrive, with the boxes of the page', async ({ page }) => {
          await page.addInitScript(OBSERVE_SHIFTS)
          // The first visit stores the name of the system.
          await page.goto('/about')
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
          for (const path of paths) {
            const release = await holdLibraries(page)
            await page.goto(path, { waitUntil: 'commit' })
            await expect(page.locator('#root[aria-busy] main h1')).toBeAttached()
            const before = await boxesOf(page)
            expect(before.length).toBeGreaterThan(10)
            release()
            await takenOver(page)
            expect(await boxesOf(page), path).toEqual(before)
            expect(await page.evaluate('window.layoutShifts'), path).toEqual([])
            await page.unrouteAll({ behavior: 'wait' })
          }
        })
      })

test('frame: stands until the console can show its page or that it is loading', async ({ page }) => {
  await page.addInitScript(OBSERVE_HEADERS)
  const release = await holdFiles(page, '**/assets/token-add-screen-*.js')
  await page.goto('/token/add', { waitUntil: 'commit' })
  await expect(page.locator('#root[aria-busy] header')).toBeAttached()
  await takenOver(page)
  release()
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeVisible()
  expect(await page.evaluate('window.headers')).toEqual([0, 1])
})

test('frame: the focus of a link stays on it when the console takes over', async ({ page }) => {
  const release = await holdLibraries(page)
  await page.goto('/token', { waitUntil: 'commit' })
  await expect(page.locator('#root[aria-busy] main h1')).toBeAttached()
  await page.getByRole('navigation').getByRole('link', { name: 'Logs' }).focus()
  release()
  await takenOver(page)
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Logs' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/^[^?]*\/log/)
})

test('frame: prints its title without header, menu, footer and controls', async ({ page }) => {
  await holdLibraries(page)
  await page.goto('/token', { waitUntil: 'commit' })
  const frame = page.locator('#root[aria-busy]')
  await expect(frame.locator('main h1')).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(frame.locator('main h1')).toBeVisible()
  for (const name of ['header', 'nav[aria-label=Main]', 'footer', 'main input'])
    await expect(frame.locator(name)).toBeHidden()
})

const MARKUP = '<img src=x onerror="window.__xss=1">{controls}'
/** Values that another console, or somebody with access to the browser, may have stored. */
const HOSTILE = [
  {
    status: JSON.stringify({
      system_name: MARKUP,
      logo: 'javascript:window.__xss=1',
      chat_link: 'https:evil',
      footer_html: MARKUP,
    }),
    notice: MARKUP,
    menu: 'rail"><script>window.__xss=1</script>',
  },
  { status: JSON.stringify({ system_name: ['a'], logo: {}, chat_link: 5 }), notice: '', menu: '' },
  { status: 'null', notice: '{', menu: 'null' },
]

test.describe('with a hostile name', () => {
  test.use({ caller: 'nobody' })

  for (const [index, stored] of HOSTILE.entries())
    test(`frame: shows stored texts as texts and no stored address, set ${index + 1}`, async ({ page }) => {
      await page.addInitScript(
        ([items, username]) => {
          for (const [name, value] of Object.entries(items)) localStorage.setItem(name, value)
          localStorage.setItem('user', JSON.stringify({ id: 3, username, role: 1 }))
        },
        [stored, MARKUP] as const,
      )
      const requests: string[] = []
      page.on('request', (request) => requests.push(new URL(request.url()).pathname))
      await holdLibraries(page)
      await page.goto('/token', { waitUntil: 'commit' })
      await expect(page.locator('#root[aria-busy] main h1')).toHaveText('Tokens')
      await expect(page.getByRole('banner')).toContainText(MARKUP)
      expect(await page.evaluate('window.__xss')).toBeUndefined()
      expect(
        await page
          .locator('#root img')
          .evaluateAll((images) => images.map((image) => image.getAttribute('src'))),
      ).toEqual(['/logo.svg'])
      expect(requests).not.toContain('/x')
    })
})

for (const answer of [
  { status: 404, body: '' },
  { status: 200, contentType: 'text/html', body: '<!doctype html><title>x</title>' },
])
  test(`frame: libraries answered with ${answer.status} leave a message and a link that loads the page again`, async ({
    page,
    accessible,
  }) => {
    // Without the libraries nothing follows a change of the scheme, so that it is a chosen one.
    await page.addInitScript(() => localStorage.setItem('mantine-color-scheme-value', 'light'))
    await page.route('**/assets/libraries-*.js', (route) => route.fulfill(answer))
    await page.goto('/token#top')
    const alert = page.getByRole('alert')
    await expect(alert.getByRole('heading', { level: 1 })).toHaveText(
      'A part of the console could not be loaded',
    )
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await accessible()
    await page.unroute('**/assets/libraries-*.js')
    await alert.getByRole('link', { name: 'Reload' }).press('Enter')
    await expect(page.getByRole('table')).toBeVisible()
    await expect(page).toHaveURL('/token')
  })
