import type { QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import { createStore } from '#/async/store'
import { sleep } from '#/async/wait'
import { HttpFailure, isUnauthenticated, retryAfterOf, type FailureKind, messageOf } from '#/http/failure'
import { t } from '#/i18n/i18n'
import { accountQueries, fetchSignedInAccount } from '#/resources/account/account'
import type { ProviderName } from '#/resources/oauth/oauth'
import {
  storedAttempt,
  type Attempt,
  oauthMutations,
  type ExchangeResult,
} from '#/resources/oauth/oauth-mutations'
import { providers } from '#/resources/oauth/providers'
import {
  isAttemptExpired,
  validateCallback,
  type CallbackParams,
  type StopReason,
} from '#/resources/oauth/validate-callback'
import { returnUrlForAccount } from '#/session/return-url'
import { currentAccount, signIn } from '#/session/session'
import { fetchFresh } from '#/app/cache'
import { notify } from '#/ui/notifications/notify'

export type CallbackStep =
  | { name: 'processing' }
  /** No response; call number `attempt` follows after `seconds`. */
  | { name: 'waiting'; attempt: number; seconds: number }
  | {
      name: 'stopped'
      /** `failed`: the message says it all. */
      reason: StopReason | 'otherAccount' | 'lost' | 'notDone' | 'failed'
      message?: string
      errorText?: string
      mayRetry?: boolean
    }

export const MAX_ATTEMPTS = 3
const WAIT_S = 2

interface CallbackContext {
  cache: QueryClient
  router: AnyRouter
  provider: ProviderName
  params: CallbackParams
}

/** Thrown if continuing would change another account than the one that started the flow. */
class NotOwnerError extends Error {}

/** No usable response, as `messageOf` tells apart: the code may be sent again after a check of the account. */
const SILENT = new Set<FailureKind>(['unreachable', 'timeout', 'server', 'unavailable', 'truncated'])
/** A response that is none of the gateway: a check tells what became of the code, which is not sent again. */
const UNREADABLE = new Set<FailureKind>(['malformed', 'webPage'])
/** Not accepted or not sent, without a word about the account. */
const HELD_BACK = new Set<FailureKind>(['rateLimited', 'offline'])

/**
 * Handles the OAuth redirect: validates the params, removes them from the URL, exchanges the code and navigates on. `start`
 * runs only once, even if React mounts the screen twice.
 */
export function createCallbackRun({ cache, router, provider, params }: CallbackContext) {
  const step = createStore<CallbackStep>({ name: 'processing' })
  const cancellation = new AbortController()
  const attempt = storedAttempt.read()
  const intent = attempt?.intent ?? 'logIn'
  let hasStarted = false

  const stop = (reason: (CallbackStep & { name: 'stopped' })['reason'], more = {}) =>
    step.write({ name: 'stopped', reason, ...more })
  /** Never navigate away from another page, to which the user has gone meanwhile. */
  const isOnCallbackPage = () => router.latestLocation.pathname.startsWith('/oauth/')

  /** Currently bound id of the account that started the flow; blank for a login. */
  async function fetchBoundId({ owner }: Attempt): Promise<string> {
    if (intent === 'logIn') return ''
    const self = await fetchFresh(cache, { ...accountQueries.self(), meta: {} })
    if (self.id !== owner) throw new NotOwnerError()
    return providers[provider].boundId(self)
  }

  async function verify(
    of: Attempt,
    before: string,
  ): Promise<ExchangeResult | 'notDone' | 'lost' | 'sessionOver'> {
    try {
      if (intent === 'bind') return (await fetchBoundId(of)) === before ? 'notDone' : { bound: true }
      const account = await fetchSignedInAccount()
      return account ? { bound: false, account } : 'notDone'
    } catch (error) {
      return isUnauthenticated(error) ? 'sessionOver' : 'lost'
    }
  }

  function finish(result: ExchangeResult, { origin, originOwner }: Attempt): void {
    const isOnPage = isOnCallbackPage()
    if (result.bound) {
      void cache.invalidateQueries({ queryKey: ['account'] })
      notify('success', t('common.accountBound'))
      if (isOnPage) void router.navigate({ to: '/setting', replace: true })
      return
    }
    signIn(result.account)
    notify('success', t('signIn.done'))
    if (isOnPage) router.history.replace(returnUrlForAccount({ origin, originOwner }, result.account) ?? '/')
  }

  function handleRefusal(error: unknown, { origin, originOwner }: Attempt): void {
    const message = messageOf(error)
    const kind = error instanceof HttpFailure ? error.kind : undefined
    if (kind === 'forbidden') return stop('used', { message })
    if (kind && HELD_BACK.has(kind)) return stop('failed', { message, mayRetry: kind === 'offline' })
    // The session watcher already reported the expired session and navigated to the login page.
    if (isUnauthenticated(error) && intent === 'bind') return undefined
    notify('error', message)
    if (!isOnCallbackPage()) return undefined
    if (currentAccount()) void router.navigate({ to: '/setting', replace: true })
    else void router.navigate({ to: '/login', state: { origin, originOwner }, replace: true })
    return undefined
  }

  async function exchange(of: Attempt, code: string, state: string): Promise<void> {
    // With a session the server would bind the account, even for a login attempt.
    if (currentAccount()?.id !== (intent === 'bind' ? of.owner : undefined)) return stop('otherAccount')
    for (let count = 1; ; count += 1) {
      step.write({ name: 'processing' })
      let before = ''
      try {
        // oxlint-disable-next-line no-await-in-loop -- attempts are sequential
        before = await fetchBoundId(of)
        // Checked again, because waiting and verifying take time.
        if (isAttemptExpired(of, Date.now())) return stop('used')
        const mutation = cache.getMutationCache().build(cache, oauthMutations.exchange(provider))
        // oxlint-disable-next-line no-await-in-loop -- attempts are sequential
        return finish(await mutation.execute({ code, state }), of)
      } catch (error) {
        if (error instanceof NotOwnerError) return stop('otherAccount')
        const kind = error instanceof HttpFailure ? error.kind : 'other'
        if (!SILENT.has(kind) && !UNREADABLE.has(kind)) return handleRefusal(error, of)
        // oxlint-disable-next-line no-await-in-loop -- the result decides whether to retry
        const verified = await verify(of, before)
        if (verified === 'sessionOver') return undefined
        if (typeof verified === 'object') return finish(verified, of)
        if (UNREADABLE.has(kind) || count === MAX_ATTEMPTS) return stop(verified)
        const retryAfter = retryAfterOf(error)
        const seconds = Math.max(WAIT_S * count, retryAfter?.automatic ? retryAfter.seconds : 0)
        step.write({ name: 'waiting', attempt: count + 1, seconds })
        // oxlint-disable-next-line no-await-in-loop -- `cancel` ends the wait
        await sleep(seconds * 1000, cancellation.signal).catch(() => undefined)
        if (cancellation.signal.aborted) return stop(verified)
        if (!isOnCallbackPage()) return undefined
      }
    }
  }

  return {
    intent,
    subscribe: step.subscribe,
    read: step.read,
    start(): void {
      if (hasStarted) return
      hasStarted = true
      const validation = validateCallback(provider, params, attempt, Date.now())
      // Remove code and state from the address bar and the history.
      router.history.replace(`/oauth/${provider}`)
      if (attempt && params.state === attempt.state) storedAttempt.write({ ...attempt, isUsed: true })
      if (validation.kind === 'stop') stop(validation.reason, { errorText: validation.errorText })
      else void exchange(validation.attempt, validation.code, validation.state)
    },
    cancel: () => cancellation.abort(),
    /** Sends the code again after a failure where nothing was sent. */
    retry(): void {
      if (attempt && typeof params.code === 'string') void exchange(attempt, params.code, attempt.state)
    },
  }
}
