import type { Locator, Page } from '@playwright/test'
import { isFromPage } from '../../scripts/browser-session'
import { dailySample } from '../support/daily-sample'
import type { Grid } from '../support/grid'
import { expect, test } from '../support/test'
import { pages, screenOf, type Page as PageRecord } from '../../src/app/pages'

test.use({ caller: 'root' })

/**
 * Holds scripts until released: those that the page's HTML does not reference, except the dictionary; with `all` every
 * one but start.js.
 */
async function holdScripts(page: Page, { all = false } = {}) {
  const answer = await page.request.get('/', { headers: { accept: 'text/html' } })
  const html = await answer.text()
  let releaseScripts = () => {}
  let held = new Promise<void>((resolve) => (releaseScripts = resolve))
  await page.route('**/*.js', async (route) => {
    const { pathname } = new URL(route.request().url())
    const isEarly = pathname.startsWith('/assets/en-') || html.includes(`="${pathname}"`)
    if (!pathname.startsWith('/assets/start-') && (all || !isEarly)) await held
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
    if (!isFromPage(request)) return
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
test('first load: rows are requested before the screen chunk arrives, and nothing is requested before them @all', async ({
  page,
  grid,
}) => {
  const requested = requestsOf(page)
  const scripts = await holdScripts(page)
  for (const [address, rows] of [
    ['/token', '/api/token/?p=0'],
    ['/log', '/api/log/?p=0'],
    ['/channel?p=1', '/api/channel/?p=0'],
  ] as const) {
    await leave(page, requested)
    scripts.again()
    await page.goto(address, { waitUntil: 'commit' })
    // Nothing is rendered yet: the screen chunk has not arrived.
    await expect.poll(() => requested).toContain('/api/status')
    expect(callsIn(requested).find((path) => !path.startsWith('/api/log/stat'))).toContain(rows)
    await expect(page.getByRole('heading')).toHaveCount(0)
    scripts.release()
    await expectNoRepeats(firstRow(grid), requested)
  }
})

/** Opens every page with an early request, and expects it before the libraries, and nothing twice afterwards. */
async function expectEarlyRequests(page: Page, grid: Grid, isAdmin: boolean) {
  const requested = requestsOf(page)
  const scripts = await holdScripts(page, { all: true })
  const early = Object.entries<PageRecord>(pages).filter(
    ([, { firstRequest, audience }]) => firstRequest && (isAdmin || audience !== 'admins'),
  )
  expect(early.length).toBeGreaterThan(isAdmin ? 5 : 2)
  for (const [name, { path, firstRequest, firstRequestOfAdmins }] of dailySample(early)) {
    await leave(page, requested)
    scripts.again()
    await page.goto(path, { waitUntil: 'commit' })
    await expect.poll(() => requested).toContain('/api/status')
    const first = (isAdmin && firstRequestOfAdmins) || firstRequest
    expect(callsIn(requested)).toEqual([first, '/api/status'])
    // Chunks are named after the file of the screen: `TokenListScreen` is in token-list-screen.
    const file = screenOf(name)
      .replaceAll(/\B[A-Z]/g, '-$&')
      .toLowerCase()
    for (const chunk of [file, 'en'])
      await expect
        .poll(() => requested.filter((each) => each.startsWith(`/assets/${chunk}-`)))
        .not.toEqual([])
    scripts.release()
    const balance = page.getByText('Remaining quota')
    await expectNoRepeats(path === '/' ? balance : firstRow(grid), requested)
  }
}

test('first load: rows, chunks and texts are asked for with the page, before the libraries arrive', async ({
  page,
  grid,
}) => expectEarlyRequests(page, grid, true))

test.describe('as an ordinary user', () => {
  test.use({ caller: 'alice' })

  test('first load: own rows are asked for with the page @all', async ({ page, grid }) =>
    expectEarlyRequests(page, grid, false))

  test('first load: rows that the user has no permission for are not preloaded @all', async ({ page }) => {
    const requested = requestsOf(page)
    await page.goto('/channel')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(requested.filter((path) => path.startsWith('/api/channel'))).toEqual([])
  })
})

test.describe('signed out', () => {
  test.use({ caller: 'nobody' })

  test('first load: the log-in chunk is preloaded instead of rows @all', async ({ page }) => {
    const requested = requestsOf(page)
    await page.goto('/token')
    await expect(page.getByLabel('Password', { exact: true })).toBeVisible()
    expect(requested.filter((path) => path.startsWith('/api/token'))).toEqual([])
    const first = requested.filter((path) => path.startsWith('/assets/')).slice(0, 12)
    expect(first.some((path) => path.includes('/login-screen-'))).toBe(true)
  })
})

test.describe('on a connection that may be used', () => {
  test.use({ savesData: false })

  test('menu: after the first page has settled, a click finds the code of its page', async ({
    page,
    grid,
  }) => {
    const lastOfMenu = page.waitForResponse(/about-screen.*js$/)
    await page.goto('/token')
    await lastOfMenu
    const scripts: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url())
    })
    await page.getByRole('link', { name: 'Users' }).click()
    await expect(grid.row('wealthy')).toBeVisible()
    expect(scripts).toEqual([])
  })

  test('list: the page of a record is preloaded when a pointer moves over its name', async ({ page }) => {
    await page.goto('/token')
    const link = page.locator('tbody tr th a').first()
    const record = page.waitForResponse(/\/api\/token\/\d+$/)
    await link.hover({ position: { x: 3, y: 3 } })
    await link.hover({ position: { x: 6, y: 3 } })
    expect((await record).ok()).toBe(true)
  })
})
