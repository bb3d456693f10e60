import type { QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import { HttpFailure, messageOf } from '#/http/failure'
import { serverMs } from '#/http/server-clock'
import { t } from '#/i18n/i18n'
import { type Account, accountQueries } from '#/resources/account/account'
import { safeReturnUrl } from '#/session/return-url'
import {
  promptReauth,
  beginReauth,
  currentReauth,
  endReauth,
  currentAccount,
  hasExpiredSession,
  hasStaleRole,
  storeAccount,
  expireSession,
  onAccountChange,
  signOut,
  startSession,
  takeLongExpiredSession,
} from '#/session/session'
import { hasUnsavedWork } from '#/ui/dialog/unsaved-work'
import { notify } from '#/ui/notifications/notify'
import { removeAccountData, removeInactive, refetchAccount, fetchFresh, type ActsOn } from './cache'
import { removeStoredSums } from './stored-lists'

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
  /** How often the tab has lost the focus. */
  let focusLosses = 0
  /** True after navigation away from an interrupted page: its data is removed once the page is unmounted. */
  let hasAbandonedCache = false

  function handleSessionEnd(failure: HttpFailure): void {
    const account = currentAccount()
    // Without a signed-in account there is no session to end; on the log-in page this would loop.
    if (!account) return
    if (failure.kind !== 'banned' && hasUnsavedWork('typed'))
      return interruptSession(account, () => expireSession(serverMs()))
    owner = undefined
    expireSession(serverMs())
    const origin = safeReturnUrl(router.state.location.href)
    // The session of a banned account never gets a 401: the log-in page shows the message and offers to log out.
    const banned = failure.kind === 'banned' ? messageOf(failure) : undefined
    void router
      .navigate({
        to: '/login',
        search: { expired: banned === undefined ? 'true' : undefined },
        state: { origin, originOwner: account.id, banned },
        ignoreBlocker: true,
      })
      .then(() => removeAccountData(cache))
    return undefined
  }

  /** Starts the reauthentication before the account is removed: the page must not render signed out in between. */
  function interruptSession(account: Account, removeAccount?: () => void): void {
    beginReauth(account)
    removeInactive(cache)
    removeAccount?.()
  }

  function onAccountChanged(): void {
    const account = currentAccount()
    if (currentReauth()) {
      if (!account) return
      endReauth()
      if (account.id === owner?.id) return resumeSession(account)
    } else if (!account && owner && hasExpiredSession() && hasUnsavedWork('typed')) {
      return interruptSession(owner)
    }
    if (account?.id === owner?.id) return
    const before = owner
    owner = account
    removeAccountData(cache)
    if (account && before) notify('warning', t('app.switchedAccount', { username: account.username }))
    void router.invalidate()
  }

  /** The same account signed in again: refetches displayed data once. Failed writes are not repeated automatically. */
  function resumeSession(account: Account): void {
    owner = account
    mustVerifyAccount = false
    refetchAccount(cache)
  }

  /**
   * Fetches the signed-in account: the cookie may belong to another account, and the role may have changed. Runs at start and
   * after a `forbidden` response, which updates the menu; the page stays mounted.
   */
  async function verifyAccount(): Promise<void> {
    const asked = currentAccount()?.id
    if (asked === undefined || isVerifying) return
    isVerifying = true
    const lossesBefore = focusLosses
    try {
      const self = await cache.fetchQuery({
        ...accountQueries.self(),
        staleTime: 0,
        meta: { errorHandledBy: 'caller' },
      })
      // A response asked for before the focus was lost says nothing about what another tab has done since.
      if (focusLosses === lossesBefore) mustVerifyAccount = false
      // Another tab may have signed in since.
      if (currentAccount()?.id === asked) storeAccount(self)
    } catch {
      // A 401 has already ended the session; other errors say nothing about the account.
    } finally {
      isVerifying = false
    }
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
    } else if (hasExpiredSession()) expireSession(serverMs())
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
    if (currentReauth()) {
      promptReauth(true)
      throw new HttpFailure({ kind: 'unauthenticated' })
    }
    if (owner?.id === renderedFor && (actsOn === 'self' || mustVerifyAccount)) {
      const query = accountQueries.self()
      const lossesBefore = focusLosses
      // A fetch that is under way would be joined, although it may have begun before the focus was lost.
      if (lossesBefore > 0) await cache.cancelQueries({ queryKey: query.queryKey, exact: true })
      const self = await fetchFresh(cache, { ...query, meta: { errorHandledBy: 'caller' } })
      if (focusLosses === lossesBefore) mustVerifyAccount = false
      // Another tab may have signed in since, even if its storage event has not arrived yet.
      if (currentAccount()?.id === renderedFor) storeAccount(self)
      else syncFromStorage()
    }
    if (owner?.id === renderedFor) return
    const username = currentAccount()?.username
    if (username === undefined) throw new HttpFailure({ kind: 'unauthenticated' })
    throw new HttpFailure({ kind: 'refused', serverMessage: t('app.switchedAccount', { username }) })
  }

  /** Ends the reauthentication when the interrupted page is left. */
  function abandonReauth({ pathChanged }: { pathChanged: boolean }): void {
    if (!pathChanged || !currentReauth()) return
    owner = undefined
    hasAbandonedCache = true
    endReauth()
  }

  function purgeAbandonedCache(): void {
    if (hasAbandonedCache) removeAccountData(cache)
    hasAbandonedCache = false
  }

  /** Verifies the account after the back/forward cache restored the page. */
  function onRestored(): void {
    mustVerifyAccount = true
    onAccountChanged()
    void verifyAccount()
  }

  window.addEventListener('blur', () => {
    focusLosses += 1
    mustVerifyAccount = true
  })
  window.addEventListener('pageshow', ({ persisted }) => persisted && onRestored())
  router.subscribe('onBeforeNavigate', abandonReauth)
  router.subscribe('onResolved', purgeAbandonedCache)
  const stop = onAccountChange(onAccountChanged)
  // Deferred, so that the queries of the route are sent first.
  setTimeout(() => void verifyAccount())
  if (takeLongExpiredSession(serverMs())) void removeStoredSums()
  return { handleSessionEnd, recheckPermissions, assertSameAccount, stop }
}
