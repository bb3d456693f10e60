import type { Page } from '@playwright/test'
import { expect, test } from '../support/test'

const NOT_FOUND = 'Page does not exist - check your browser address'

/** Navigates on the client, as a link does, so that the router parses the URL. */
async function goWithin(page: Page, address: string) {
  await page.evaluate((to) => {
    history.pushState({}, '', to)
    window.dispatchEvent(new PopStateEvent('popstate'))
  }, address)
}

const INVALID_IDS = [
  ['PQ27', '/user/edit/logout'],
  ['PQ29', '/channel/edit/test'],
  ['PQ31', '/token/edit/search'],
  ['PQ33', '/redemption/edit/1%2F..%2F..%2Foption'],
  ['PQ35', '/user/edit/-1'],
  ['PQ37', '/user/edit/1.0'],
  ['PQ39', '/user/edit/１'],
] as const

test.describe('as root', () => {
  test.use({ caller: 'root' })

  test('an invalid id in the URL shows an error page and sends no request for it (T-01) @all', async ({
    page,
    world,
  }) => {
    await page.goto('/about')
    await expect(page.getByRole('button', { name: 'Account: root' })).toBeVisible()
    // The last requests of the first page.
    await expect.poll(() => world.calls(/user\/self|notice/)).toHaveLength(2)
    await world.forgetCalls()
    for (const [id, address] of INVALID_IDS) {
      await goWithin(page, address)
      await expect(page.getByRole('heading', { level: 1, name: NOT_FOUND }), id).toBeVisible()
      await goWithin(page, '/about')
      await expect(page.getByRole('heading', { level: 1, name: NOT_FOUND }), id).toHaveCount(0)
    }
    expect(await world.calls()).toEqual([])
    // The same when the URL is opened directly.
    await page.goto('/user/edit/logout')
    await expect(page.getByRole('heading', { level: 1, name: NOT_FOUND })).toBeVisible()
    expect(await world.calls(/logout/)).toEqual([])
  })

  test('a query string next to an id does not change the request (PQ41, T-01) @all', async ({
    page,
    world,
  }) => {
    await page.goto('/user/edit/7?x=/../../token')
    await expect(page.getByRole('heading', { level: 1, name: 'Edit user' })).toBeVisible()
    await expect(page.getByLabel('Username')).not.toHaveValue('')
    expect(await world.calls(/^GET \/api\/(user|token)/)).toEqual(expect.arrayContaining(['GET /api/user/7']))
    expect(await world.calls(/api\/token|api\/user\/(?!7$|self$)/)).toEqual([])
  })
})

test.describe('signed out', () => {
  test.use({ caller: 'nobody' })

  // `src/session/return-url.test.ts` has all addresses.
  test('PR03: log-in with a stored return URL of another host leads to the start page', async ({
    page,
    world,
    baseURL,
  }) => {
    await page.goto('/login')
    // Before the router has started, it would write its own state over this one.
    await page.getByLabel('Username').waitFor()
    await page.evaluate(() => history.replaceState({ ...history.state, origin: '//evil.example' }, ''))
    await page.reload()
    await page.getByLabel('Username').fill('alice')
    await page.getByLabel('Password', { exact: true }).fill('alice12345')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Tokens' })).toBeVisible()
    expect(new URL(page.url()).origin).toBe(baseURL)
    expect(await world.calls(/logout|oauth|channel/)).toEqual([])
  })
})
