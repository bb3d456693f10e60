import type { QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import { readBeforeWrite } from '#/http/confirm-write'
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
  applyStoredAccount,
  storeAccount,
  expireSession,
  onAccountChange,
  pageOwner,
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
  /** How often the focus was lost: meanwhile another tab may have changed the cookie. */
  let focusLosses = 0
  /** How often it had been when the account was last verified with the server. */
  let verifiedAt = owner ? -1 : 0

  function handleSessionEnd(failure: HttpFailure): void {
    const account = currentAccount()
    // Without a signed-in account there is no session to end; on the log-in page this would loop.
    if (!account) return
    // The session of a banned account never gets a 401: the log-in page shows the message and offers to log out.
    const banned = failure.kind === 'banned' ? messageOf(failure) : undefined
    // First: the page must not render signed out in between.
    if (banned === undefined && hasUnsavedWork('typed')) {
      interruptSession(account)
      return expireSession()
    }
    owner = undefined
    expireSession()
    void redirectToLogin(router, account.id, banned).then(() => removeAccountData(cache))
  }

  function interruptSession(account: Account): void {
    reauth.write({ account, isPrompted: true })
    // A form would unmount without its data.
    cache.removeQueries({ ...accountData, type: 'inactive' })
  }

  function onAccountChanged(): void {
    const account = currentAccount()
    if (reauth.read()) {
      if (!account) return
      reauth.write(undefined)
      if (account.id === owner?.id) {
        // Displayed data is fetched again; failed writes are not repeated.
        verifiedAt = focusLosses
        void cache.invalidateQueries(accountData)
        return
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

  /**
   * Allows a write only for the account that the page was rendered for. Throws `HttpFailure` if another
   * account is signed in or the server cannot confirm it; then nothing is sent.
   */
  async function assertSameAccount(actsOn: ActsOn): Promise<void> {
    const renderedFor = owner?.id
    if (actsOn === 'anybody' || renderedFor === undefined) return
    applyStoredAccount()
    if (reauth.read()) {
      promptReauth(true)
      throw new HttpFailure({ kind: 'unauthenticated' })
    }
    if (owner?.id === renderedFor && (actsOn === 'self' || verifiedAt !== focusLosses)) {
      // A fetch that is under way would be joined, although it may have begun before the focus was lost.
      if (focusLosses > 0)
        await cache.cancelQueries({ queryKey: accountQueries.self().queryKey, exact: true })
      await readBeforeWrite(() => fetchAccount(renderedFor))
    }
    if (owner?.id === renderedFor) return
    const username = currentAccount()?.username
    if (username === undefined) throw new HttpFailure({ kind: 'unauthenticated' })
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
  // What an interrupted page has left, once it is unmounted.
  router.subscribe('onResolved', () => {
    if (!pageOwner()) removeAccountData(cache)
  })
  const stop = onAccountChange(onAccountChanged)
  // Deferred, so that the queries of the route are sent first.
  setTimeout(() => void verifyAccount())
  return { handleSessionEnd, recheckPermissions, assertSameAccount, stop }
}
