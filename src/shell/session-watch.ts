import type { QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import { HttpFailure } from '#/http/failure'
import { messageOf } from '#/http/failure-message'
import { t } from '#/i18n/i18n'
import type { Account } from '#/resources/account/account'
import { accountQueries } from '#/resources/account/account-queries'
import { promptReauth, beginReauth, currentReauth, endReauth } from '#/session/reauth'
import {
  currentAccount,
  hasExpiredSession,
  hasStaleRole,
  storeAccount,
  expireSession,
  onAccountChange,
  signOut,
} from '#/session/session'
import { isSessionFlapping } from '#/session/session-flapping'
import { safeReturnUrl } from '#/session/return-url'
import { notify } from '#/ui/notifications/notify'
import { hasUnsavedWork } from '#/ui/dialog/unsaved-work'
import { removeAccountData, removeInactive, refetchAccount, fetchFresh } from './cache'
import type { ActsOn } from './cache-meta'

function warnOfSessionFlapping(): void {
  if (isSessionFlapping(Date.now())) notify('warning', t('signIn.sessionFlapping'))
}

/**
 * Keeps this tab in step with who is signed in: re-reads the account at start, follows what other tabs do,
 * and ends the session once, however many answers say that it is over. Where something is typed, the page stays
 * and its owner is asked to sign in over it (FM-S1d).
 */
export function watchSession(router: AnyRouter, cache: QueryClient) {
  /** Whose page this is. */
  let owner = currentAccount()
  let isVerifying = false
  /** Until the server has said it, and after this page was out of sight: the cookie may stand for somebody else. */
  let mustVerifyAccount = owner !== undefined
  /** An interrupted page was left: what it showed goes once it is no longer drawn. */
  let hasAbandonedCache = false

  function handleSessionEnd(failure: HttpFailure): void {
    const account = currentAccount()
    // Without a stored user nothing ends; on the sign-in page this would loop.
    if (!account) return
    if (failure.kind !== 'banned' && hasUnsavedWork('typed')) return interruptSession(account, expireSession)
    owner = undefined
    expireSession()
    const origin = safeReturnUrl(router.state.location.href)
    // The server never answers such a session with a 401: the log-in page says so once and offers to log out.
    const banned = failure.kind === 'banned' ? messageOf(failure) : undefined
    void router
      .navigate({
        to: '/login',
        search: { expired: 'true' },
        state: { origin, originOwner: account.id, banned },
        ignoreBlocker: true,
      })
      .then(() => removeAccountData(cache))
    return undefined
  }

  /** Begun before the account is forgotten: nothing may be drawn for nobody in between. */
  function interruptSession(account: Account, forget?: () => void): void {
    beginReauth(account)
    removeInactive(cache)
    forget?.()
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
    if (account && before) notify('warning', t('shell.switchedAccount', { username: account.username }))
    else if (account) warnOfSessionFlapping()
    void router.invalidate()
  }

  /** The same person is back: what the page reads is read again, once; what was not written is theirs to send. */
  function resumeSession(account: Account): void {
    owner = account
    mustVerifyAccount = false
    warnOfSessionFlapping()
    refetchAccount(cache)
  }

  /**
   * The cookie may belong to somebody else by now, and the role may have changed (K11.23, CD-06): asked at the start,
   * and when a call is refused for want of rights, so that the menu follows (CD-07). The page stays: what was typed
   * can still be copied.
   */
  async function verifyAccount(): Promise<void> {
    if (!currentAccount() || isVerifying) return
    isVerifying = true
    try {
      const self = await cache.fetchQuery({
        ...accountQueries.self(),
        staleTime: 0,
        meta: { errorHandledBy: 'caller' },
      })
      mustVerifyAccount = false
      if (currentAccount()) storeAccount(self)
    } catch {
      // A 401 has ended the session by now; anything else says nothing about who is signed in.
    } finally {
      isVerifying = false
    }
  }

  /** Somebody's rights did not reach: they may have shrunk, or the session may not know yet that they have grown. */
  async function recheckPermissions(): Promise<void> {
    await verifyAccount()
    if (hasStaleRole()) notify('warning', t('shell.staleRole'))
  }

  /** What another tab stored counts, even when its event has not come (CD-03): kept again, it is told to this tab. */
  function syncFromStorage(): void {
    const stored = currentAccount()
    if (stored) {
      if (stored.id !== owner?.id) storeAccount(stored)
    } else if (hasExpiredSession()) expireSession()
    else signOut()
  }

  /**
   * Lets a write go out only for whoever this page was drawn for (CD-02 to CD-04). Throws `HttpFailure` otherwise,
   * and when the server cannot say who that is: then nothing is sent.
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
      const self = await fetchFresh(cache, { ...accountQueries.self(), meta: { errorHandledBy: 'caller' } })
      mustVerifyAccount = false
      if (currentAccount()) storeAccount(self)
    }
    if (owner?.id === renderedFor) return
    const username = currentAccount()?.username
    if (username === undefined) throw new HttpFailure({ kind: 'unauthenticated' })
    throw new HttpFailure({ kind: 'refused', serverMessage: t('shell.switchedAccount', { username }) })
  }

  /** An interrupted page that is left is given up: its owner signs in as everybody does. */
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

  /** The browser brought a page back as it was frozen (T-13, CD-53): others may have come and gone meanwhile. */
  function onResumed(): void {
    mustVerifyAccount = true
    onAccountChanged()
    void verifyAccount()
  }

  window.addEventListener('blur', () => (mustVerifyAccount = true))
  window.addEventListener('pageshow', ({ persisted }) => persisted && onResumed())
  router.subscribe('onBeforeNavigate', abandonReauth)
  router.subscribe('onResolved', purgeAbandonedCache)
  onAccountChange(onAccountChanged)
  // After what the address asks for, which is waited for; nobody waits for this.
  setTimeout(() => void verifyAccount())
  return { handleSessionEnd, recheckPermissions, assertSameAccount, onResumed }
}
