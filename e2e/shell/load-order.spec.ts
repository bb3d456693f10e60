import type { Locator, Page } from '@playwright/test'
import type { Grid } from '../support/grid'
import { expect, test } from '../support/test'

test.use({ caller: 'root' })

/** Holds scripts until released: those that the page's HTML does not reference, with `all` those too. */
async function holdScripts(page: Page, { all = false } = {}) {
  const answer = await page.request.get('/', { headers: { accept: 'text/html' } })
  const html = await answer.text()
  let releaseScripts = () => {}
  let held = new Promise<void>((resolve) => (releaseScripts = resolve))
  await page.route('**/*.js', async (route) => {
    const { pathname } = new URL(route.request().url())
    if (!pathname.startsWith('/assets/start-') && (all || !html.includes(`="${pathname}"`))) await held
    await route.continue()
  })
  return {
    release: () => releaseScripts(),
    again: () => void (held = new Promise<void>((resolve) => (releaseScripts = resolve))),
  }
}

/** Records the paths of requests, in order. */
function requestsOf(page: Page): string[] {
  const requested: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    requested.push(pathname + search)
  })
  return requested
}

/** Leaves the page and forgets its requests: those it still sends do not belong to the next page. */
async function leave(page: Page, requested: string[]) {
  await page.goto('about:blank')
  requested.length = 0
}

const firstRow = (grid: Grid) => grid.table.getByRole('rowheader').first()
const callsIn = (requested: readonly string[]) => requested.filter((path) => path.startsWith('/api/'))

/** Waits for what the page is opened for and the requests after it; expects no duplicate request. */
async function expectNoRepeats(content: Locator, requested: readonly string[]) {
  await expect(content).toBeVisible()
  await expect.poll(() => requested).toContain('/api/notice')
  expect(requested.toSorted()).toEqual([...new Set(requested)].toSorted())
}

// A cold load takes the slower of data and code, not the sum of both.
test('first load: rows are requested before the screen chunk arrives, and nothing is requested before them', async ({
  page,
  grid,
}) => {
  const requested = requestsOf(page)
  const scripts = await holdScripts(page)
  for (const [address, rows] of [
    ['/token', '/api/token/?p=0'],
    ['/log', '/api/log/?p=0'],
    ['/channel?p=1', '/api/channel/?p=1'],
  ] as const) {
    await leave(page, requested)
    scripts.again()
    await page.goto(address, { waitUntil: 'commit' })
    // Nothing is rendered yet: neither the dictionary nor the screen chunk has arrived.
    await expect.poll(() => requested).toContain('/api/status')
    expect(callsIn(requested).find((path) => !path.startsWith('/api/log/stat'))).toContain(rows)
    await expect(page.getByRole('heading')).toHaveCount(0)
    scripts.release()
    await expectNoRepeats(firstRow(grid), requested)
  }
})

test('first load: rows and chunks are preloaded with the page, before the library chunks arrive', async ({
  page,
  grid,
  registry,
}) => {
  const requested = requestsOf(page)
  const scripts = await holdScripts(page, { all: true })
  const preloading = registry.pages.filter(({ firstRequest }) => firstRequest !== undefined)
  expect(preloading.length).toBeGreaterThan(3)
  for (const { path, screen: component, firstRequest = '' } of preloading) {
    await leave(page, requested)
    scripts.again()
    await page.goto(path, { waitUntil: 'commit' })
    await expect.poll(() => requested).toContain('/api/status')
    expect(callsIn(requested)).toEqual([firstRequest, '/api/status'])
    // Chunks are named after the file of the screen: `TokenListScreen` is in token-list-screen.
    const file = component.replaceAll(/\B[A-Z]/g, '-$&').toLowerCase()
    const screen = new RegExp(`/${file}-.*[.]js$`)
    await expect.poll(() => requested.filter((each) => screen.test(each))).toHaveLength(1)
    scripts.release()
    const balance = page.getByText('Remaining quota')
    await expectNoRepeats(path === '/' ? balance : firstRow(grid), requested)
  }
})

const panels = (requested: readonly string[]) => requested.filter((path) => /own-panels-.*[.]js$/.test(path))

test.describe('as an ordinary user', () => {
  test.use({ caller: 'alice' })

  test('first load: the panels of the overview are loaded with the page, unless a page is configured', async ({
    page,
  }) => {
    const requested = requestsOf(page)
    const scripts = await holdScripts(page, { all: true })
    await page.goto('/', { waitUntil: 'commit' })
    // The code and its texts.
    await expect.poll(() => panels(requested)).toHaveLength(2)
    scripts.release()
    await expect(page.getByText('Remaining quota')).toBeVisible()

    await page.evaluate(() => localStorage.setItem('home_page_content', 'Welcome'))
    await leave(page, requested)
    scripts.again()
    await page.goto('/', { waitUntil: 'commit' })
    await expect.poll(() => requested).toContain('/api/status')
    expect(requested.filter((path) => path.includes('/home-screen-'))).not.toEqual([])
    expect(panels(requested)).toEqual([])
  })

  test('first load: rows that the user has no permission for are not preloaded', async ({ page }) => {
    const requested = requestsOf(page)
    await page.goto('/channel')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(requested.filter((path) => path.startsWith('/api/channel'))).toEqual([])
  })
})

test.describe('signed out', () => {
  test.use({ caller: 'nobody' })

  test('first load: the home page of a visitor loads no panels', async ({ page }) => {
    const requested = requestsOf(page)
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect.poll(() => callsIn(requested)).toContain('/api/notice')
    expect(panels(requested)).toEqual([])
  })

  test('first load: the log-in chunk is preloaded instead of rows', async ({ page }) => {
    const requested = requestsOf(page)
    await page.goto('/token')
    await expect(page.getByLabel('Password', { exact: true })).toBeVisible()
    expect(requested.filter((path) => path.startsWith('/api/token'))).toEqual([])
    const first = requested.filter((path) => path.startsWith('/assets/')).slice(0, 12)
    expect(first.some((path) => path.includes('/login-screen-'))).toBe(true)
  })
})
