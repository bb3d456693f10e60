import type { QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import { HttpFailure, messageOf } from '#/http/failure'
import { t } from '#/i18n/i18n'
import { type Account, accountQueries } from '#/resources/account/account'
import { safeReturnUrl } from '#/session/return-url'
import {
  promptReauth,
  reauth,
  currentAccount,
  hasExpiredSession,
  hasStaleRole,
  storeAccount,
  expireSession,
  onAccountChange,
  pageOwner,
  signOut,
  startSession,
} from '#/session/session'
import { hasUnsavedWork } from '#/ui/dialog/unsaved-work'
import { notify } from '#/ui/notifications/notify'
import { removeAccountData, removeInactive, refetchAccount, fetchFresh, type ActsOn } from './cache'

/**
 * Keeps this tab in sync with the signed-in account: verifies it at start, follows other tabs, and ends the session
 * once, however many responses report it. With unsaved input the page stays and a log-in dialog opens over it.
 */
export function watchSession(router: AnyRouter, cache: QueryClient) {
  /** The account that the page is rendered for. */
  let owner = startSession()
  let isVerifying = false
  /** True until the account was verified with the server, and after a blur: another tab may have changed the cookie. */
  let mustVerifyAccount = owner !== undefined
  let focusLosses = 0

  function handleSessionEnd(failure: HttpFailure): void {
    const account = currentAccount()
    // Without a signed-in account there is no session to end; on the log-in page this would loop.
    if (!account) return
    // The session of a banned account never gets a 401: the log-in page shows the message and offers to log out.
    const banned = failure.kind === 'banned' ? messageOf(failure) : undefined
    if (banned === undefined && hasUnsavedWork('typed')) {
      // First: the page must not render signed out in between.
      interruptSession(account)
      return expireSession()
    }
    owner = undefined
    expireSession()
    const origin = safeReturnUrl(router.state.location.href)
    const search = banned === undefined ? { expired: 'true' as const } : {}
    const state = { origin, originOwner: account.id, banned }
    void router
      .navigate({ to: '/login', search, state, ignoreBlocker: true })
      .then(() => removeAccountData(cache))
    return undefined
  }

  function interruptSession(account: Account): void {
    reauth.write({ account, isPrompted: true })
    removeInactive(cache)
  }

  function onAccountChanged(): void {
    const account = currentAccount()
    if (reauth.read()) {
      if (!account) return
      reauth.write(undefined)
      if (account.id === owner?.id) {
        // Displayed data is fetched again; failed writes are not repeated.
        mustVerifyAccount = false
        return refetchAccount(cache)
      }
    } else if (!account && owner && hasExpiredSession() && hasUnsavedWork('typed')) {
      return interruptSession(owner)
    }
    if (account?.id === owner?.id) return
    if (account && owner) notify('warning', t('app.switchedAccount', { username: account.username }))
    owner = account
    removeAccountData(cache)
    void router.invalidate()
  }

  /** Fetches the account, which the cookie may not belong to any more, and stores it unless another tab has signed in since. */
  async function fetchAccount(asked: number): Promise<void> {
    const lossesBefore = focusLosses
    const self = await fetchFresh(cache, { ...accountQueries.self(), meta: { errorHandledBy: 'caller' } })
    // A response asked for before the focus was lost says nothing about what another tab has done since.
    if (focusLosses === lossesBefore) mustVerifyAccount = false
    if (currentAccount()?.id === asked) storeAccount(self)
    else syncFromStorage()
  }

  /** At start and after a `forbidden` response, which updates the menu; the page stays mounted. */
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

  /** Applies the account that another tab stored, even if its storage event has not arrived yet. */
  function syncFromStorage(): void {
    const stored = currentAccount()
    if (stored) {
      if (stored.id !== owner?.id) storeAccount(stored)
    } else if (hasExpiredSession()) expireSession()
    else signOut()
  }

  /**
   * Allows a write only for the account that the page was rendered for. Throws `HttpFailure` if another
   * account is signed in or the server cannot confirm it; then nothing is sent.
   */
  async function assertSameAccount(actsOn: ActsOn): Promise<void> {
    const renderedFor = owner?.id
    if (actsOn === 'anybody' || renderedFor === undefined) return
    syncFromStorage()
    if (reauth.read()) {
      promptReauth(true)
      throw new HttpFailure({ kind: 'unauthenticated' })
    }
    if (owner?.id === renderedFor && (actsOn === 'self' || mustVerifyAccount)) {
      // A fetch that is under way would be joined, although it may have begun before the focus was lost.
      if (focusLosses > 0)
        await cache.cancelQueries({ queryKey: accountQueries.self().queryKey, exact: true })
      await fetchAccount(renderedFor)
    }
    if (owner?.id === renderedFor) return
    const username = currentAccount()?.username
    if (username === undefined) throw new HttpFailure({ kind: 'unauthenticated' })
    throw new HttpFailure({ kind: 'refused', serverMessage: t('app.switchedAccount', { username }) })
  }

  window.addEventListener('blur', () => {
    focusLosses += 1
    mustVerifyAccount = true
  })
  // After the back/forward cache has restored the page.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    mustVerifyAccount = true
    onAccountChanged()
    void verifyAccount()
  })
  router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
    if (!pathChanged || !reauth.read()) return
    owner = undefined
    reauth.write(undefined)
  })
  // What an interrupted page has left, once it is unmounted.
  router.subscribe('onResolved', () => {
    if (!pageOwner()) removeAccountData(cache)
  })
  const stop = onAccountChange(onAccountChanged)
  // Deferred, so that the queries of the route are sent first.
  setTimeout(() => void verifyAccount())
  return { handleSessionEnd, recheckPermissions, assertSameAccount, stop }
}
