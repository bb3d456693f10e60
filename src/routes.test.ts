// @vitest-environment happy-dom
import { createRouter, type AnyRoute } from '@tanstack/react-router'
import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { routeTree } from './routes'
import { MIN_ROLE } from './session/audience'
import { audienceOf, isForOthers, menuLinks, shortcutLinks } from './shell/pages'

const router = createRouter({ routeTree, context: { cache: new QueryClient() } })
const pages: Readonly<Record<string, AnyRoute>> = router.routesByPath
const account = (role: number) => ({ id: 1, username: 'a', display_name: '', role, status: 1 })
const pathsOf = (links: readonly { to: string }[]) => links.map(({ to }) => to)

it('pages: each is visited at URLs that its own route matches', () => {
  const wrong = Object.entries(pages).flatMap(([path, { id, options }]) =>
    (options.staticData?.visits ?? [{}])
      .map(({ url = path }) => url)
      .filter(
        (url) => url.includes('$') || router.matchRoutes(url.replace(/[?].*/, ''), {}).at(-1)?.routeId !== id,
      ),
  )
  expect(wrong).toEqual([])
})

// The budgets measure the first visit: the page, not the no-permission page.
it('pages: each is visited first by a user whom its gate admits', () => {
  const roles = { nobody: 0, alice: 1, admin: 10, root: 100 }
  const wrong = Object.values(pages).filter((route) => {
    const { caller } = route.options.staticData?.visits?.[0] ?? {}
    return caller && roles[caller] < MIN_ROLE[audienceOf(route)]
  })
  expect(wrong.map(({ id }) => id)).toEqual([])
})

it('pages: no two menu entries and no two shortcuts have the same place', () => {
  const data = Object.values(pages).map(({ options }) => options.staticData)
  for (const name of ['menu', 'shortcut'] as const) {
    const orders = data.flatMap((each) => each?.[name]?.order ?? [])
    expect(orders.length).toBeGreaterThan(5)
    expect(new Set(orders).size).toBe(orders.length)
  }
})

it('menu: lists in order what the account may open, and the chat only with a chat link', () => {
  expect(pathsOf(menuLinks(pages, undefined, true))).toEqual([
    '/',
    '/chat',
    '/token',
    '/topup',
    '/log',
    '/setting',
    '/about',
  ])
  expect(pathsOf(menuLinks(pages, account(10), false))).toEqual([
    '/',
    '/channel',
    '/token',
    '/redemption',
    '/topup',
    '/user',
    '/log',
    '/setting',
    '/about',
  ])
})

it('shortcuts: lists in order what the account may open', () => {
  expect(pathsOf(shortcutLinks(pages, account(1)))).toEqual(['/token/add', '/token', '/user/edit'])
  expect(pathsOf(shortcutLinks(pages, account(10)))).toEqual([
    '/token/add',
    '/token',
    '/channel',
    '/user',
    '/redemption',
    '/user/edit',
  ])
})

it('menu: the own profile and the password reset below /user do not belong to the users', () => {
  expect(['/user/edit', '/user/reset'].map((path) => isForOthers(pages, path, '/user'))).toEqual([true, true])
  expect(['/user', '/user/add', '/user/edit/3'].map((path) => isForOthers(pages, path, '/user'))).toEqual([
    false,
    false,
    false,
  ])
})
