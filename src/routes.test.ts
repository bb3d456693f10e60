import { createRouter, type AnyRoute } from '@tanstack/react-router'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import { VISITS } from '../scripts/page-visits'
import { routeTree, rowActions } from './routes'
import { MIN_ROLE } from './session/audience'
import { signIn, signOut } from './session/session'
import { currentPlace, menuLinks } from './app/page-links'
import { PAGES } from './app/pages'

const cache = new QueryClient()
const router = createRouter({ routeTree, context: { cache, rowActions } })
const routes: Readonly<Record<string, AnyRoute>> = router.routesByPath
const account = (role: number) => ({ id: 1, username: 'a', display_name: '', role, status: 1 })
const pathsOf = (links: readonly { to: string }[]) => links.map(({ to }) => to)

afterEach(() => cache.clear())

it('pages: each is the data of the route with its path, and each route has one', () => {
  expect(Object.keys(routes).toSorted()).toEqual(PAGES.map(({ path }) => path).toSorted())
  for (const page of PAGES) expect(routes[page.path]?.options.staticData).toBe(page)
})

it('pages: the gate above each route admits its audience', () => {
  const gates = { everybody: '__root__', signedIn: '/signed-in', admins: '/signed-in/admins' }
  const gateOf = (path: string): unknown => routes[path]?.parentRoute.id
  for (const { path, audience } of PAGES) expect([path, gateOf(path)]).toEqual([path, gates[audience]])
})

// The first visit is measured: the page, not the no-permission page.
it('pages: each is visited first at its URL, by a user whom its gate admits', () => {
  const roles = { nobody: 0, alice: 1, admin: 10, root: 100 }
  const routeOf = (url: string) => router.matchRoutes(url.replace(/[?].*/, ''), {}).at(-1)?.routeId
  const first = new Map(
    VISITS.filter(({ isMain }) => isMain).map(({ url, caller }) => [routeOf(url), roles[caller]]),
  )
  const wrong = PAGES.filter(({ path, audience }) => (first.get(routes[path]?.id) ?? -1) < MIN_ROLE[audience])
  expect(wrong.map(({ path }) => path)).toEqual([])
})

/** Runs the loader of a page without search params; resolves with the path and query of the first request that it sends. */
function firstRequestOf(path: string): Promise<string> {
  const match = router.matchRoutes(path, {}).at(-1)
  return new Promise((resolve) => {
    vi.stubGlobal('fetch', (request: Request) => {
      const { pathname, search } = new URL(request.url)
      resolve(pathname + search)
      return new Promise(() => {})
    })
    routes[path]?.options.loader({ context: { cache }, deps: match?.loaderDeps, params: match?.params })
  })
}

it.each([1, 10])(
  'pages: to an account with role %s, the first request is what the loader sends',
  async (role) => {
    signIn(account(role))
    const early = PAGES.filter(({ firstRequest, audience }) => firstRequest && MIN_ROLE[audience] <= role)
    expect(early.length).toBeGreaterThan(2)
    for (const { path, firstRequest, firstRequestOfAdmins = firstRequest } of early) {
      // oxlint-disable-next-line no-await-in-loop -- each replaces `fetch`
      expect(await firstRequestOf(path)).toBe(role >= MIN_ROLE.admins ? firstRequestOfAdmins : firstRequest)
    }
    signOut()
  },
)

it('pages: no two have the same letter, nor that of a shortcut of lists', () => {
  const letters = PAGES.flatMap(({ menu }) => menu?.key ?? [])
  expect(new Set([...letters, 'g', 'j', 'k', 'x', 'e']).size).toBe(letters.length + 5)
})

it('menu: lists in order what the account may open, and the chat only with a chat link', () => {
  expect(pathsOf(menuLinks(undefined, true))).toEqual([
    '/',
    '/chat',
    '/token',
    '/models',
    '/topup',
    '/usage',
    '/log',
    '/setting',
    '/about',
  ])
  expect(pathsOf(menuLinks(account(10), false))).toEqual([
    '/',
    '/channel',
    '/token',
    '/models',
    '/redemption',
    '/topup',
    '/user',
    '/usage',
    '/log',
    '/setting',
    '/about',
  ])
})

it('menu: the own profile and the password reset below /user do not belong to the users', () => {
  const placeOf = (path: string) => currentPlace(menuLinks(account(10), false), path)?.to
  expect(['/user/edit', '/user/reset'].map(placeOf)).toEqual([undefined, undefined])
  expect(['/user', '/user/add', '/user/edit/3'].map(placeOf)).toEqual(['/user', '/user', '/user'])
})
