import type { QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import { HttpFailure } from '#/http/failure'
import { messageOf } from '#/http/failure-message'
import { t } from '#/i18n/i18n'
import type { Account } from '#/resources/account/account'
import { accountQueries } from '#/resources/account/account-queries'
import { askToSignIn, beginInterruption, currentInterruption, endInterruption } from '#/session/interruption'
import {
  currentAccount,
  hasLostSession,
  hasOutgrownSession,
  keepAccount,
  loseSession,
  onAccountChange,
  signOut,
} from '#/session/session'
import { isUnsteady } from '#/session/unsteady'
import { placeToReturnTo } from '#/session/way-back'
import { tell } from '#/ui/feedback/tell'
import { hasUnsavedWork } from '#/ui/feedback/unsaved-work'
import { forgetAccount, forgetUnseen, readAccountAnew, readAnew } from './cache'
import type { SentFor } from './cache-meta'

function hintAtServers(): void {
  if (isUnsteady(Date.now())) tell('warning', t('signIn.unsteady'))
}

/**
 * Keeps this tab in step with who is signed in: re-reads the account at start, follows what other tabs do,
 * and ends the session once, however many answers say that it is over. Where something is typed, the page stays
 * and its owner is asked to sign in over it (S1d).
 */
export function watchSession(router: AnyRouter, cache: QueryClient) {
  /** Whose page this is. */
  let owner = currentAccount()
  let isConfirming = false
  /** Until the server has said it, and after this page was out of sight: the cookie may stand for somebody else. */
  let isDoubtful = owner !== undefined
  /** An interrupted page was left: what it showed goes once it is no longer drawn. */
  let mustForget = false

  function end(failure: HttpFailure): void {
    const account = currentAccount()
    // Without a stored user nothing ends; on the sign-in page this would loop.
    if (!account) return
    if (failure.kind !== 'banned' && hasUnsavedWork('typed')) return interrupt(account, loseSession)
    owner = undefined
    loseSession()
    const origin = placeToReturnTo(router.state.location.href)
    // The server never answers such a session with a 401: the log-in page says so once and offers to log out.
    const banned = failure.kind === 'banned' ? messageOf(failure) : undefined
    void router
      .navigate({
        to: '/login',
        search: { expired: 'true' },
        state: { origin, originOwner: account.id, banned },
        ignoreBlocker: true,
      })
      .then(() => forgetAccount(cache))
    return undefined
  }

  /** Begun before the account is forgotten: nothing may be drawn for nobody in between. */
  function interrupt(account: Account, forget?: () => void): void {
    beginInterruption(account)
    forgetUnseen(cache)
    forget?.()
  }

  function follow(): void {
    const account = currentAccount()
    if (currentInterruption()) {
      if (!account) return
      endInterruption()
      if (account.id === owner?.id) return resume(account)
    } else if (!account && owner && hasLostSession() && hasUnsavedWork('typed')) {
      return interrupt(owner)
    }
    if (account?.id === owner?.id) return
    const before = owner
    owner = account
    forgetAccount(cache)
    if (account && before) tell('warning', t('shell.switchedAccount', { username: account.username }))
    else if (account) hintAtServers()
    void router.invalidate()
  }

  /** The same person is back: what the page reads is read again, once; what was not written is theirs to send. */
  function resume(account: Account): void {
    owner = account
    isDoubtful = false
    hintAtServers()
    readAccountAnew(cache)
  }

  /**
   * The cookie may belong to somebody else by now, and the role may have changed (H23, CD-06): asked at the start,
   * and when a call is refused for want of rights, so that the menu follows (CD-07). The page stays: what was typed
   * can still be copied.
   */
  async function confirm(): Promise<void> {
    if (!currentAccount() || isConfirming) return
    isConfirming = true
    try {
      const self = await cache.fetchQuery({
        ...accountQueries.self(),
        staleTime: 0,
        meta: { told: 'byCaller' },
      })
      isDoubtful = false
      if (currentAccount()) keepAccount(self)
    } catch {
      // A 401 has ended the session by now; anything else says nothing about who is signed in.
    } finally {
      isConfirming = false
    }
  }

  /** Somebody's rights did not reach: they may have shrunk, or the session may not know yet that they have grown. */
  async function doubtRights(): Promise<void> {
    await confirm()
    if (hasOutgrownSession()) tell('warning', t('shell.outgrown'))
  }

  /** What another tab stored counts, even when its event has not come (CD-03): kept again, it is told to this tab. */
  function hearOtherTabs(): void {
    const stored = currentAccount()
    if (stored) {
      if (stored.id !== owner?.id) keepAccount(stored)
    } else if (hasLostSession()) loseSession()
    else signOut()
  }

  /**
   * Lets a write go out only for whoever this page was drawn for (CD-02 to CD-04). Throws `HttpFailure` otherwise,
   * and when the server cannot say who that is: then nothing is sent.
   */
  async function admit(sentFor: SentFor): Promise<void> {
    const drawnFor = owner?.id
    if (sentFor === 'anybody' || drawnFor === undefined) return
    hearOtherTabs()
    if (currentInterruption()) {
      askToSignIn(true)
      throw new HttpFailure({ kind: 'unauthenticated' })
    }
    if (owner?.id === drawnFor && (sentFor === 'self' || isDoubtful)) {
      const self = await readAnew(cache, { ...accountQueries.self(), meta: { told: 'byCaller' } })
      isDoubtful = false
      if (currentAccount()) keepAccount(self)
    }
    if (owner?.id === drawnFor) return
    const username = currentAccount()?.username
    if (username === undefined) throw new HttpFailure({ kind: 'unauthenticated' })
    throw new HttpFailure({ kind: 'refused', serverMessage: t('shell.switchedAccount', { username }) })
  }

  /** An interrupted page that is left is given up: its owner signs in as everybody does. */
  function giveUp({ pathChanged }: { pathChanged: boolean }): void {
    if (!pathChanged || !currentInterruption()) return
    owner = undefined
    mustForget = true
    endInterruption()
  }

  function forgetLeft(): void {
    if (mustForget) forgetAccount(cache)
    mustForget = false
  }

  /** The browser brought a page back as it was frozen (T-13, CD-53): others may have come and gone meanwhile. */
  function wakeUp(): void {
    isDoubtful = true
    follow()
    void confirm()
  }

  window.addEventListener('blur', () => (isDoubtful = true))
  window.addEventListener('pageshow', ({ persisted }) => persisted && wakeUp())
  router.subscribe('onBeforeNavigate', giveUp)
  router.subscribe('onResolved', forgetLeft)
  onAccountChange(follow)
  // After what the address asks for, which is waited for; nobody waits for this.
  setTimeout(() => void confirm())
  return { end, doubtRights, admit, wakeUp }
}
