import type { QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import { createStore } from '#/async/store'
import { sleep } from '#/async/wait'
import { HttpFailure, isUnauthenticated, retryAfterOf, type FailureKind, messageOf } from '#/http/failure'
import { t } from '#/i18n/i18n'
import { ACCOUNT, accountQueries } from '#/resources/account/account'
import type { Intent, ProviderName } from '#/resources/oauth/oauth'
import {
  currentAttempt,
  consumeAttempt,
  type Attempt,
  oauthMutations,
  fetchSignedInAccount,
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

/** State of the callback. */
export type CallbackStep =
  | { name: 'processing' }
  /** No response; call number `attempt` follows after `seconds`. */
  | { name: 'waiting'; attempt: number; seconds: number }
  | {
      name: 'stopped'
      reason: CallbackStopReason
      message?: string
      errorText?: string
      mayRetry?: boolean
    }

type CallbackStopReason =
  | StopReason
  | 'signedIn'
  | 'otherOwner'
  | 'replaced'
  | 'cancelled'
  | 'lost'
  | 'notDone'
  | 'failed'

/** Maximum number of calls per code. */
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

/**
 * Handles the OAuth redirect: validates the params, removes them from the URL, exchanges the code and
 * navigates on. `start` runs only once, even if React mounts the screen twice.
 */
export class CallbackRun {
  readonly intent: Intent
  readonly #step = createStore<CallbackStep>({ name: 'processing' })
  #hasStarted = false
  readonly #cancellation = new AbortController()
  readonly #context: CallbackContext
  readonly #attempt = currentAttempt()

  constructor(context: CallbackContext) {
    this.#context = context
    this.intent = this.#attempt?.intent ?? 'logIn'
  }

  readonly subscribe = this.#step.subscribe
  readonly step = this.#step.read

  #stop(
    reason: CallbackStopReason,
    more: { message?: string; errorText?: string; mayRetry?: boolean } = {},
  ): void {
    this.#step.write({ name: 'stopped', reason, ...more })
  }

  /** Whether the user is still on the callback page. Never navigate away from another one. */
  #isOnCallbackPage(): boolean {
    return this.#context.router.latestLocation.pathname.startsWith('/oauth/')
  }

  start(): void {
    if (this.#hasStarted) return
    this.#hasStarted = true
    const { provider, params, router } = this.#context
    const validation = validateCallback(provider, params, this.#attempt, Date.now())
    // Remove code and state from the address bar and the history.
    router.history.replace(`/oauth/${provider}`)
    if (this.#attempt && params.state === this.#attempt.state) consumeAttempt(this.#attempt)
    if (validation.kind === 'stop') this.#stop(validation.reason, { errorText: validation.errorText })
    else void this.#exchange(validation)
  }

  /** Ends the wait for the next attempt. */
  cancel(): void {
    this.#cancellation.abort()
  }

  /** Sends the code again after a failure where nothing was sent. */
  retry(): void {
    const { attempt, params } = { attempt: this.#attempt, params: this.#context.params }
    if (attempt && typeof params.code === 'string')
      void this.#exchange({ attempt, code: params.code, state: attempt.state })
  }

  async #exchange({
    attempt,
    code,
    state,
  }: {
    attempt: Attempt
    code: string
    state: string
  }): Promise<void> {
    const { cache, provider } = this.#context
    const account = currentAccount()
    // With a session the server would bind the account, even for a login attempt.
    if (attempt.intent === 'logIn' && account) return this.#stop('signedIn')
    if (attempt.intent === 'bind' && account?.id !== attempt.owner) return this.#stop('otherOwner')
    for (let attemptCount = 1; ; attemptCount += 1) {
      this.#step.write({ name: 'processing' })
      let previousId = ''
      try {
        // oxlint-disable-next-line no-await-in-loop -- attempts are sequential
        previousId = await this.#fetchBoundId(attempt)
        // Checked again, because waiting and verifying take time.
        if (isAttemptExpired(attempt, Date.now())) return this.#stop('expired')
        const mutation = cache.getMutationCache().build(cache, oauthMutations.exchange(provider))
        // oxlint-disable-next-line no-await-in-loop -- attempts are sequential
        return this.#finish(await mutation.execute({ code, state }), attempt)
      } catch (error) {
        if (error instanceof NotOwnerError) return this.#stop('otherOwner')
        const outcome = callbackOutcome(error)
        if (outcome === 'refused' || outcome === 'stopped') return this.#handleRefusal(error, attempt)
        // oxlint-disable-next-line no-await-in-loop -- the result decides whether to retry
        const verified = await this.#verifyOutcome(attempt, previousId)
        if (verified === 'sessionOver') return undefined
        if (typeof verified === 'object') return this.#finish(verified, attempt)
        if (outcome === 'unreadable' || attemptCount === MAX_ATTEMPTS) return this.#stop(verified)
        // oxlint-disable-next-line no-await-in-loop -- delay between two attempts
        await this.#wait(attemptCount, error)
        if (this.#cancellation.signal.aborted) return this.#stop('cancelled')
        if (!this.#isOnCallbackPage()) return undefined
      }
    }
  }

  /** Currently bound id of the account that started the flow; blank for a login. */
  async #fetchBoundId({ intent, owner }: Attempt): Promise<string> {
    if (intent === 'logIn') return ''
    const { cache, provider } = this.#context
    const self = await fetchFresh(cache, { ...accountQueries.self(), meta: { errorHandledBy: 'caller' } })
    if (self.id !== owner) throw new NotOwnerError()
    return providers[provider].boundId(self)
  }

  /** Reads back what became of a call without a response. */
  async #verifyOutcome(
    attempt: Attempt,

    previousId: string,
  ): Promise<ExchangeResult | 'notDone' | 'lost' | 'sessionOver'> {
    try {
      if (attempt.intent === 'bind')
        return (await this.#fetchBoundId(attempt)) === previousId ? 'notDone' : { bound: true }
      const account = await fetchSignedInAccount()
      return account ? { bound: false, account } : 'notDone'
    } catch (error) {
      return isUnauthenticated(error) ? 'sessionOver' : 'lost'
    }
  }

  async #wait(attemptCount: number, error: unknown): Promise<void> {
    const retryAfter = retryAfterOf(error)
    const seconds = Math.max(WAIT_S * attemptCount, retryAfter?.automatic ? retryAfter.seconds : 0)
    this.#step.write({ name: 'waiting', attempt: attemptCount + 1, seconds })
    // `cancel` ends the wait.
    await sleep(seconds * 1000, this.#cancellation.signal).catch(() => undefined)
  }

  #handleRefusal(error: unknown, { origin, originOwner }: Attempt): void {
    const { router } = this.#context
    const message = messageOf(error)
    if (error instanceof HttpFailure && error.kind === 'forbidden') {
      this.#stop('replaced', { message })
      return
    }
    if (callbackOutcome(error) === 'stopped') {
      const isUnsent = error instanceof HttpFailure && error.kind === 'offline'
      this.#stop('failed', { message, mayRetry: isUnsent })
      return
    }
    // The session watcher already reported the expired session and navigated to the login page.
    if (isUnauthenticated(error) && this.intent === 'bind') return
    notify('error', message)
    if (!this.#isOnCallbackPage()) return
    if (currentAccount()) void router.navigate({ to: '/setting', replace: true })
    else void router.navigate({ to: '/login', state: { origin, originOwner }, replace: true })
  }

  #finish(result: ExchangeResult, { origin, originOwner }: Attempt): void {
    const { cache, router } = this.#context
    const isOnPage = this.#isOnCallbackPage()
    if (result.bound) {
      void cache.invalidateQueries({ queryKey: [ACCOUNT] })
      notify('success', t('oauth.bound'))
      if (isOnPage) void router.navigate({ to: '/setting', replace: true })
      return
    }
    signIn(result.account)
    notify('success', t('signIn.done'))
    if (isOnPage) router.history.replace(returnUrlForAccount({ origin, originOwner }, result.account) ?? '/')
  }
}

/**
 * Meaning of a failed code exchange. `refused`: the server rejected it. `stopped`: not accepted or not sent,
 * and not to be retried automatically. `silent`: no response, may be retried. `unreadable`: a response that
 * cannot be parsed.
 */
type CallbackOutcome = 'refused' | 'stopped' | 'silent' | 'unreadable'

const OUTCOMES: Partial<Record<FailureKind, CallbackOutcome>> = {
  forbidden: 'stopped',
  rateLimited: 'stopped',
  offline: 'stopped',
  unreachable: 'silent',
  timeout: 'silent',
  server: 'silent',
  unavailable: 'silent',
  truncated: 'silent',
  malformed: 'unreadable',
}

/** Classifies `error`. Every response with a server message counts as refused. */
function callbackOutcome(error: unknown): CallbackOutcome {
  return (error instanceof HttpFailure && OUTCOMES[error.kind]) || 'refused'
}
