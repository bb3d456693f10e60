import type { QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import { HttpFailure } from '#/http/failure'
import { messageOf } from '#/http/failure-message'
import { t } from '#/i18n/i18n'
import { accountQueries } from '#/resources/account/account-queries'
import { currentAccount, hasOutgrownSession, keepAccount, onAccountChange, signOut } from '#/session/session'
import { placeToReturnTo } from '#/session/way-back'
import { forgetAccount, readAnew } from './cache'
import type { SentFor } from './cache-meta'
import { tell } from '#/ui/feedback/tell'

/**
 * Keeps this tab in step with who is signed in: re-reads the account at start, follows what other tabs do,
 * and ends the session once, however many answers say that it is over.
 */
export function watchSession(router: AnyRouter, cache: QueryClient) {
  let known = currentAccount()?.id
  let isConfirming = false
  /** Until the server has said it, and after this page was out of sight: the cookie may stand for somebody else. */
  let isDoubtful = known !== undefined

  function end(failure: HttpFailure): void {
    // Without a stored user nothing ends; on the sign-in page this would loop.
    if (!currentAccount()) return
    known = undefined
    signOut()
    const origin = placeToReturnTo(router.state.location.href)
    if (failure.kind === 'banned') tell('error', messageOf(failure))
    void router
      .navigate({ to: '/login', search: { expired: 'true' }, state: { origin }, ignoreBlocker: true })
      .then(() => forgetAccount(cache))
  }

  function follow(): void {
    const account = currentAccount()
    if (account?.id === known) return
    const before = known
    known = account?.id
    forgetAccount(cache)
    if (account && before !== undefined)
      tell('warning', t('shell.switchedAccount', { username: account.username }))
    void router.invalidate()
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

  /**
   * Lets a write go out only for whoever this page was drawn for (CD-02 to CD-04). Throws `HttpFailure` otherwise,
   * and when the server cannot say who that is: then nothing is sent.
   */
  async function admit(sentFor: SentFor): Promise<void> {
    const drawnFor = known
    if (sentFor === 'anybody' || drawnFor === undefined) return
    // What another tab stored counts, even when its event has not come (CD-03): kept again, it is told to this tab.
    const stored = currentAccount()
    if (!stored) signOut()
    else if (stored.id !== drawnFor) keepAccount(stored)
    if (known === drawnFor && (sentFor === 'self' || isDoubtful)) {
      const self = await readAnew(cache, { ...accountQueries.self(), meta: { told: 'byCaller' } })
      isDoubtful = false
      if (currentAccount()) keepAccount(self)
    }
    if (known === drawnFor) return
    const username = currentAccount()?.username
    if (username === undefined) throw new HttpFailure({ kind: 'unauthenticated' })
    throw new HttpFailure({ kind: 'refused', serverMessage: t('shell.switchedAccount', { username }) })
  }

  const doubt = () => (isDoubtful = true)
  window.addEventListener('blur', doubt)
  window.addEventListener('pageshow', ({ persisted }) => persisted && doubt())
  onAccountChange(follow)
  // After what the address asks for, which is waited for; nobody waits for this.
  setTimeout(() => void confirm())
  return { end, doubtRights, admit }
}
