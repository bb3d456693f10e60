import type { QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import { readBeforeWrite } from '#/http/confirm-write'
import { HttpFailure, messageOf } from '#/http/failure'
import { t } from '#/i18n/i18n'
import { accountQueries } from '#/resources/account/account'
import { safeReturnUrl } from '#/session/return-url'
import {
  promptReauth,
  reauth,
  currentAccount,
  hasExpiredSession,
  hasStaleRole,
  applyStoredAccount,
  storeAccount,
  expireSession,
  onAccountChange,
  startSession,
} from '#/session/session'
import { hasUnsavedWork } from '#/ui/dialog/unsaved-work'
import { notify } from '#/ui/notifications/notify'
import { accountData, removeAccountData, fetchFresh, type ActsOn } from './cache'

/** Navigates to the log-in page without a confirmation; `banned` is what the server says of a disabled account. */
export function redirectToLogin(router: AnyRouter, originOwner?: number, banned?: string): Promise<void> {
  const search = banned === undefined ? { expired: 'true' as const } : {}
  const state = { origin: safeReturnUrl(router.state.location.href), originOwner, banned }
  return router.navigate({ to: '/login', search, state, ignoreBlocker: true })
}

/**
 * Keeps this tab in sync with the signed-in account: verifies it at start, follows other tabs, and ends the session
 * once, however many responses report it. With unsaved input the page stays and a log-in dialog opens over it.
 */
export function watchSession(router: AnyRouter, cache: QueryClient) {
  /** The account that the page is rendered for. */
  let owner = startSession()
  let isVerifying = false
  /** Losses of the focus, after which another tab may have changed the cookie; and how many there were at the last read of the account. */
  let [focusLosses, verifiedAt] = [0, owner ? -1 : 0]

  function handleSessionEnd(failure: HttpFailure): void {
    const account = currentAccount()
    // Without a signed-in account there is no session to end; on the log-in page this would loop.
    if (!account) return
    // The session of a banned account never gets a 401: the log-in page shows the message and offers to log out.
    const banned = failure.kind === 'banned' ? messageOf(failure) : undefined
    if (banned === undefined && hasUnsavedWork('typed')) return expireSession()
    owner = undefined
    expireSession()
    void redirectToLogin(router, account.id, banned)
  }

  function onAccountChanged(): void {
    const account = currentAccount()
    const interrupted = reauth.read()
    if (!account && owner && (interrupted ?? (hasExpiredSession() && hasUnsavedWork('typed')))) {
      // Before anything renders the page signed out. What is shown keeps its data, or a form would unmount.
      reauth.write(interrupted ?? { account: owner, isPrompted: true })
      return cache.removeQueries({ ...accountData, type: 'inactive' })
    }
    reauth.write(undefined)
    if (account?.id === owner?.id) {
      owner = account
      // Displayed data is fetched again; failed writes are not repeated.
      if (interrupted) void cache.invalidateQueries(accountData)
      return
    }
    if (account && owner) notify('warning', t('app.switchedAccount', { username: account.username }))
    owner = account
    removeAccountData(cache)
    void router.invalidate()
  }

  /** Fetches the account, which the cookie may not belong to any more, and stores it unless another tab has signed in since. */
  async function fetchAccount(asked: number): Promise<void> {
    // A response asked for before the focus was lost says nothing about what another tab has done since.
    const lossesBefore = focusLosses
    const self = await fetchFresh(cache, { ...accountQueries.self(), meta: {} })
    verifiedAt = lossesBefore
    if (currentAccount()?.id === asked) storeAccount(self)
    else applyStoredAccount()
  }

  async function verifyAccount(): Promise<void> {
    const asked = currentAccount()?.id
    if (asked === undefined || isVerifying) return
    isVerifying = true
    // A 401 ends the session by itself; other errors say nothing about the account.
    await fetchAccount(asked).catch(() => undefined)
    isVerifying = false
  }

  /** Refetches the account after a `forbidden` response: its role may have been lowered, or raised since the log-in. */
  async function recheckPermissions(): Promise<void> {
    await verifyAccount()
    if (hasStaleRole()) notify('warning', t('app.staleRole'))
  }

  /** Lets a write pass only for the account of the page, confirmed by the server if in doubt; throws `HttpFailure`. */
  async function assertSameAccount(actsOn: ActsOn): Promise<void> {
    const renderedFor = owner?.id
    if (actsOn === 'anybody' || renderedFor === undefined) return
    applyStoredAccount()
    if (reauth.read()) promptReauth(true)
    else if (owner?.id === renderedFor && (actsOn === 'self' || verifiedAt !== focusLosses)) {
      // A fetch that is under way would be joined, although it may have begun before the focus was lost.
      if (focusLosses > 0) await cache.cancelQueries(accountQueries.self())
      await readBeforeWrite(() => fetchAccount(renderedFor))
    }
    const username = currentAccount()?.username
    if (username === undefined) throw new HttpFailure({ kind: 'unauthenticated' })
    if (owner?.id !== renderedFor)
      throw new HttpFailure({ kind: 'refused', serverMessage: t('app.switchedAccount', { username }) })
  }

  window.addEventListener('blur', () => (focusLosses += 1))
  // After the back/forward cache has restored the page.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    focusLosses += 1
    onAccountChanged()
    void verifyAccount()
  })
  router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
    if (!pathChanged || !reauth.read()) return
    owner = undefined
    reauth.write(undefined)
  })
  // Nobody's data is left once the page that showed it is unmounted.
  router.subscribe('onResolved', () => {
    if (!owner) removeAccountData(cache)
  })
  // Deferred, so that the queries of the route are sent first.
  setTimeout(() => void verifyAccount())
  return { handleSessionEnd, recheckPermissions, assertSameAccount, stop: onAccountChange(onAccountChanged) }
}
