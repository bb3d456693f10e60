import { RouterProvider } from '@tanstack/react-router'
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createConsoleRouter } from '#/routes'
import { expireSession, reauth, signIn, signOut } from '#/session/session'
import { startGateway, type TestGateway } from '../../mocks/hosts/vitest-host'
import { render } from '../../checks/render'

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
  // Queries started after the loaders must finish before the gateway stops.
  await new Promise((resolve) => setTimeout(resolve))
  await vi.waitUntil(() => cache.isFetching() === 0)
  reauth.write(undefined)
  signOut()
  gateway.stop()
})

/** Creates the console and loads the page at `address`. */
async function load(address: string) {
  window.history.replaceState(null, '', address)
  ;({ router, cache } = createConsoleRouter())
  await router.load()
}

const isFound = () => router.state.matches.every(({ status }) => status === 'success')

const signInAs = (username: string) => signIn(gateway.signIn(username))
/** Requests for data that needs a log-in. */
const dataRequests = () => gateway.requests().filter(({ path }) => !/\/api\/(status|user\/self)/.test(path))

describe('public gate', () => {
  it.each(FOR_EVERYBODY)(
    'opens %s without a log-in',
    async (address) => {
      await load(address)
      expect(router.state.location.pathname).toBe(address)
      expect(isFound()).toBe(true)
    },
    30_000,
  )
})

describe('user gate', () => {
  it.each([...FOR_USERS, ...FOR_ADMINS])(
    'redirects %s to the log-in with a return URL before any request',
    async (address) => {
      await load(`${address}?p=2#part`)
      expect(router.state.location.pathname).toBe('/login')
      expect(router.state.location.state.origin).toMatch(address)
      expect(router.state.location.state.origin).toContain('p=2')
      expect(dataRequests()).toEqual([])
    },
  )

  it.each(FOR_USERS)('opens %s for a user', async (address) => {
    signInAs('alice')
    await load(address)
    expect(router.state.location.pathname).toBe(address)
    expect(isFound()).toBe(true)
  })

  it('keeps the page open for its owner during reauthentication', async () => {
    signInAs('alice')
    await load('/token/add')
    reauth.write({ account: gateway.signIn('alice'), isPrompted: true })
    expireSession()
    await router.invalidate()
    expect(router.state.location.pathname).toBe('/token/add')
  })
})

describe('admin gate', () => {
  it.each(FOR_ADMINS)('shows %s as not found to a user and sends no request', async (address) => {
    signInAs('alice')
    await load(address)
    expect(router.state.location.pathname).toBe(address)
    expect(isFound()).toBe(false)
    expect(dataRequests()).toEqual([])
  })

  it.each(['admin', 'root'])('opens the channel list for %s', async (username) => {
    signInAs(username)
    await load('/channel')
    expect(router.state.location.pathname).toBe('/channel')
    expect(isFound()).toBe(true)
    expect(dataRequests().map(({ path }) => path)).toContain('/api/channel/?p=0')
  })
})

describe('error pages', () => {
  async function show(address: string) {
    await load(address)
    render(<RouterProvider router={router} />, cache)
    return (await screen.findByRole('heading', { level: 1 })).textContent
  }

  it.each([
    ['alice', '/channel', 'You do not have permission to view this page'],
    ['alice', '/nowhere', 'Page does not exist - check your browser address'],
    ['admin', '/channel/edit/none', 'Page does not exist - check your browser address'],
    ['admin', '/nowhere', 'Page does not exist - check your browser address'],
  ])('%s at %s sees "%s"', async (username, address, title) => {
    signInAs(username)
    expect(await show(address)).toBe(title)
  })
})
