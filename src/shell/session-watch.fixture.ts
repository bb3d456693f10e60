import type { QueryClient } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRoute, createRouter } from '@tanstack/react-router'
import { vi } from 'vitest'
import type { Account } from '#/resources/account/account'
import { parseSearch, stringifySearch } from './search-params'

// What the tests of the session watch open pages with; they mock `tell` and `unsaved-work`.

/** A router at the form of a new token, and what is asked of it. */
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

/** A page opened by `account` at a form, with modules of its own: the watch lasts as long as its page. */
export async function openPage(account: Account | undefined) {
  vi.resetModules()
  await (await import('#/i18n/i18n')).setLanguage('en')
  const session = await import('#/session/session')
  const interruption = await import('#/session/reauth')
  const { notify: tell } = await import('#/ui/notifications/notify')
  const { hasUnsavedWork } = await import('#/ui/dialog/unsaved-work')
  const { createCache } = await import('./cache')
  const { HttpFailure } = await import('#/http/failure')
  const { watchSession } = await import('./session-watch')

  vi.mocked(tell).mockClear()
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
    ...interruption,
    ...routing,
    watch,
    cache,
    tell: vi.mocked(tell),
    over: new HttpFailure({ kind: 'unauthenticated' }),
    banned: new HttpFailure({ kind: 'banned', serverMessage: 'banned for good' }),
    type: () => void (hasTyped = true),
    /** What another tab of this browser keeps about who is signed in. */
    otherTabKeeps: (other: Account | undefined) => {
      if (other) localStorage.setItem('user', JSON.stringify(other))
      else localStorage.removeItem('user')
    },
    hearStorage: () => window.dispatchEvent(new StorageEvent('storage', { key: 'user' })),
  }
}

/** Listeners at the window outlive a test's page: called before each test, this returns how to remove them. */
export function collectListeners(): () => void {
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

/** What was read of the list that the page shows. */
export const rowsOf = (cache: QueryClient) => cache.getQueryData(['token', 'list'])

const accountOf = (id: number, username: string) => ({ id, username, display_name: '', role: 1, status: 1 })
export const ALICE = accountOf(3, 'alice')
export const CHEN = accountOf(5, 'chen')
