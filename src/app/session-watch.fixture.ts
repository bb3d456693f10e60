import type { QueryClient } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRoute, createRouter } from '@tanstack/react-router'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import type { Account } from '#/resources/account/account'
import { startGateway, type TestGateway } from '../../mocks/hosts/vitest-host'
import { parseSearch, stringifySearch } from '../browser/search-params'

// Fixture of the session watch tests, which mock `notify` and `unsaved-work`.

/** Creates a router at the form of a new token, with spies. */
async function createTestRouter() {
  const root = createRootRoute()
  const routeTree = root.addChildren(
    ['/token', '/token/add', '/login', '/about'].map((path) =>
      createRoute({ getParentRoute: () => root, path }),
    ),
  )
  const history = createMemoryHistory({ initialEntries: ['/token/add?x=1'] })
  const router = createRouter({ routeTree, history, parseSearch, stringifySearch })
  await router.load()
  return { router, navigate: vi.spyOn(router, 'navigate'), invalidate: vi.spyOn(router, 'invalidate') }
}

/** Opens a page at a form as `account`. Modules are reset, because the watch has no way to stop. */
export async function openPage(account: Account | undefined) {
  vi.resetModules()
  await (await import('#/i18n/i18n')).setLanguage('en')
  const session = await import('#/session/session')
  const reauth = await import('#/session/session')
  const { notify } = await import('#/ui/notifications/notify')
  const { hasUnsavedWork } = await import('#/ui/dialog/unsaved-work')
  const { createCache } = await import('./cache')
  const { HttpFailure } = await import('#/http/failure')
  const { watchSession } = await import('./session-watch')

  vi.mocked(notify).mockClear()
  let hasTyped = false
  vi.mocked(hasUnsavedWork).mockImplementation((work) => hasTyped && work === 'typed')
  if (account) session.signIn(account)
  const routing = await createTestRouter()
  const cache: QueryClient = createCache((failure) => watch.handleSessionEnd(failure))
  const watch = watchSession(routing.router, cache)
  cache.setQueryData(['token', 'list'], 'mine')
  cache.setQueryData(['status', 'current'], 'server')
  return {
    ...session,
    ...reauth,
    ...routing,
    watch,
    cache,
    notify: vi.mocked(notify),
    unauthenticated: new HttpFailure({ kind: 'unauthenticated' }),
    banned: new HttpFailure({ kind: 'banned', serverMessage: 'banned for good' }),
    type: () => void (hasTyped = true),
    /** Stores an account as another tab of this browser would. */
    storeInOtherTab: (other: Account | undefined) => {
      if (other) localStorage.setItem('user', JSON.stringify(other))
      else localStorage.removeItem('user')
    },
    dispatchStorageEvent: () => window.dispatchEvent(new StorageEvent('storage', { key: 'user' })),
  }
}

/** Records listeners added to the window, which outlive the page of a test; returns a function that removes them. */
function collectListeners(): () => void {
  const removals: (() => void)[] = []
  const add = window.addEventListener.bind(window)
  vi.spyOn(window, 'addEventListener').mockImplementation(
    (kind: string, listener: EventListenerOrEventListenerObject | null) => {
      if (!listener) return
      add(kind, listener)
      removals.push(() => window.removeEventListener(kind, listener))
    },
  )
  return () => {
    for (const remove of removals) remove()
  }
}

/** Starts a gateway for each test of the file, and removes what the pages of the test have added to the window. */
export function startWatchedGateways() {
  let gateway: TestGateway
  let removeListeners: () => void
  beforeEach(() => {
    gateway = startGateway({ seed: 'small' })
    removeListeners = collectListeners()
  })
  afterEach(() => {
    removeListeners()
    gateway.stop()
  })
  return {
    current: () => gateway,
    accountRequests: () => gateway.requests().filter(({ path }) => path === '/api/user/self').length,
    /** Opens a page whose account the server has verified. */
    open: async (username: string) => {
      const page = await openPage(gateway.signIn(username))
      await vi.waitFor(() => expect(gateway.requests().at(-1)?.status).toBe(200))
      return page
    },
  }
}

/** Cached data of the list that the page displays. */
export const rowsOf = (cache: QueryClient) => cache.getQueryData(['token', 'list'])

const accountOf = (id: number, username: string) => ({ id, username, display_name: '', role: 1, status: 1 })
export const ALICE = accountOf(3, 'alice')
export const CHEN = accountOf(5, 'chen')
