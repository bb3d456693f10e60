import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { startGateway, type TestGateway } from '../../mocks/hosts/vitest-host'
import { createConsoleRouter } from '#/routes'
import { beginReauth, endReauth } from '#/session/reauth'
import { expireSession, signIn, signOut } from '#/session/session'

const FOR_EVERYBODY = ['/', '/about', '/login', '/register', '/reset']
const FOR_USERS = ['/token', '/token/add', '/log', '/topup', '/setting']
const FOR_ADMINS = ['/channel', '/channel/add', '/user', '/user/add', '/redemption', '/redemption/edit/1']

let gateway: TestGateway
let router: ReturnType<typeof createConsoleRouter>['router']
let cache: ReturnType<typeof createConsoleRouter>['cache']
beforeEach(() => {
  gateway = startGateway({ seed: 'small' })
})
afterEach(async () => {
  // What the page asks beside its loaders, a turn later, still belongs to this gateway.
  await new Promise((resolve) => setTimeout(resolve))
  await vi.waitUntil(() => cache.isFetching() === 0)
  endReauth()
  signOut()
  gateway.stop()
})

/** The console with its first page loaded at `address`. */
async function load(address: string) {
  window.history.replaceState(null, '', address)
  ;({ router, cache } = createConsoleRouter())
  await router.load()
}

const isFound = () => router.state.matches.every(({ status }) => status === 'success')

const arriveAs = (username: string) => signIn(gateway.signIn(username))
/** What was asked of the server about records that not everybody may see. */
const asked = () => gateway.requests().filter(({ path }) => !/\/api\/(status|user\/self)/.test(path))

describe('a page for everybody', () => {
  it.each(FOR_EVERYBODY)(
    '%s opens without a log-in',
    async (address) => {
      await load(address)
      expect(router.state.location.pathname).toBe(address)
      expect(isFound()).toBe(true)
    },
    30_000,
  )
})

describe('a page for users', () => {
  it.each([...FOR_USERS, ...FOR_ADMINS])(
    '%s leads to the log-in without one, with the way back, before anything is fetched',
    async (address) => {
      await load(`${address}?p=2#part`)
      expect(router.state.location.pathname).toBe('/login')
      expect(router.state.location.state.origin).toMatch(address)
      expect(router.state.location.state.origin).toContain('p=2')
      expect(asked()).toEqual([])
    },
  )

  it.each(FOR_USERS)('%s opens for a user', async (address) => {
    arriveAs('alice')
    await load(address)
    expect(router.state.location.pathname).toBe(address)
    expect(isFound()).toBe(true)
  })

  it('stays open for its owner while the session is interrupted', async () => {
    arriveAs('alice')
    await load('/token/add')
    beginReauth(gateway.signIn('alice'))
    expireSession()
    await router.invalidate()
    expect(router.state.location.pathname).toBe('/token/add')
  })
})

describe('a page for administrators', () => {
  it.each(FOR_ADMINS)('%s does not exist for a user, and nothing is fetched for it', async (address) => {
    arriveAs('alice')
    await load(address)
    expect(router.state.location.pathname).toBe(address)
    expect(isFound()).toBe(false)
    expect(asked()).toEqual([])
  })

  it.each(['admin', 'root'])('opens for %s', async (username) => {
    arriveAs(username)
    await load('/channel')
    expect(router.state.location.pathname).toBe('/channel')
    expect(isFound()).toBe(true)
    expect(asked().map(({ path }) => path)).toContain('/api/channel/?p=0')
  })
})

describe('what stands in the place of a page', () => {
  async function show(address: string) {
    await load(address)
    render(
      <MantineProvider env="test">
        <QueryClientProvider client={cache}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </MantineProvider>,
    )
    return (await screen.findByRole('heading', { level: 1 })).textContent
  }

  it.each([
    ['alice', '/channel', 'You do not have permission to view this page'],
    ['alice', '/nowhere', 'Page does not exist - check your browser address'],
    ['admin', '/channel/edit/none', 'Page does not exist - check your browser address'],
    ['admin', '/nowhere', 'Page does not exist - check your browser address'],
  ])('for %s at %s says "%s"', async (username, address, title) => {
    arriveAs(username)
    expect(await show(address)).toBe(title)
  })
})
