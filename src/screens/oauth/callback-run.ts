import type { QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import { HttpFailure, isUnauthenticated, retryAfterOf } from '#/http/failure'
import { messageOf } from '#/http/failure-message'
import { t } from '#/i18n/i18n'
import { ACCOUNT, accountQueries } from '#/resources/account/account-queries'
import { currentAttempt, consumeAttempt, type Attempt } from '#/resources/oauth/attempt'
import { providers } from '#/resources/oauth/providers'
import {
  isTooOld,
  validateCallback,
  type CallbackParams,
  type StopReason,
} from '#/resources/oauth/validate-callback'
import type { Intent, ProviderName } from '#/resources/oauth/oauth'
import { oauthMutations, fetchSignedInAccount, type ExchangeResult } from '#/resources/oauth/oauth-mutations'
import { currentAccount, signIn } from '#/session/session'
import { ownPlace } from '#/session/return-url'
import { fetchFresh } from '#/shell/cache'
import { notify } from '#/ui/notifications/notify'
import { callbackOutcome } from './callback-outcome'

/** Where the way back has come to. */
export type CallbackStep =
  | { name: 'processing' }
  /** No answer came; `attempt` follows after `seconds`. */
  | { name: 'waiting'; attempt: number; seconds: number }
  | {
      name: 'stopped'
      reason: CallbackStopReason
      message?: string
      providerWords?: string
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

/** At most so many calls are made for one code. */
export const MAX_TRIES = 3
const WAIT_S = 2

interface CallbackContext {
  cache: QueryClient
  router: AnyRouter
  provider: ProviderName
  params: CallbackParams
}

/** Thrown where going on would act on another account than the one that set out. */
class NotOwnerError extends Error {}

/**
 * What happens once to the address a provider sent the browser back to: it is judged, cleaned, handed to the server,
 * and the person is led on. React may draw the page twice: `begin` counts once.
 */
export class CallbackRun {
  readonly intent: Intent
  #step: CallbackStep = { name: 'processing' }
  #hasStarted = false
  #endWait: (() => void) | undefined
  #isCancelled = false
  readonly #context: CallbackContext
  readonly #attempt = currentAttempt()
  readonly #listeners = new Set<() => void>()

  constructor(context: CallbackContext) {
    this.#context = context
    this.intent = this.#attempt?.intent ?? 'logIn'
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }
  readonly step = (): CallbackStep => this.#step

  #setStep(step: CallbackStep): void {
    this.#step = step
    for (const listener of this.#listeners) listener()
  }

  #stop(
    reason: CallbackStopReason,
    more: { message?: string; providerWords?: string; mayRetry?: boolean } = {},
  ): void {
    this.#setStep({ name: 'stopped', reason, ...more })
  }

  /** Whether the person still looks at this page: nobody is led away from another one. */
  #isOnCallbackPage(): boolean {
    return this.#context.router.latestLocation.pathname.startsWith('/oauth/')
  }

  start(): void {
    if (this.#hasStarted) return
    this.#hasStarted = true
    const { provider, params, router } = this.#context
    const validation = validateCallback(provider, params, this.#attempt, Date.now())
    // Neither code nor state stays in the address bar or in the history.
    router.history.replace(`/oauth/${provider}`)
    if (this.#attempt && params.state === this.#attempt.state) consumeAttempt(this.#attempt)
    if (validation.kind === 'stop') this.#stop(validation.reason, { providerWords: validation.providerWords })
    else void this.#exchange(validation)
  }

  /** Ends the waiting for another try. */
  cancel(): void {
    this.#isCancelled = true
    this.#endWait?.()
  }

  /** After a failure by which nothing was sent. */
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
    // The server binds whenever somebody is signed in, whatever was wanted.
    if (attempt.intent === 'logIn' && account) return this.#stop('signedIn')
    if (attempt.intent === 'bind' && account?.id !== attempt.owner) return this.#stop('otherOwner')
    for (let tried = 1; ; tried += 1) {
      this.#setStep({ name: 'processing' })
      let before = ''
      try {
        // oxlint-disable-next-line no-await-in-loop -- each try waits for the one before
        before = await this.#isNowBound(attempt)
        // Waiting and looking take time as well.
        if (isTooOld(attempt, Date.now())) return this.#stop('expired')
        const mutation = cache.getMutationCache().build(cache, oauthMutations.exchange(provider))
        // oxlint-disable-next-line no-await-in-loop -- each try waits for the one before
        return this.#finish(await mutation.execute({ code, state }), attempt)
      } catch (error) {
        if (error instanceof NotOwnerError) return this.#stop('otherOwner')
        const outcome = callbackOutcome(error)
        if (outcome === 'refused' || outcome === 'stopped') return this.#handleRefusal(error, attempt)
        // oxlint-disable-next-line no-await-in-loop -- the answer decides on the next try
        const verified = await this.#verifyOutcome(attempt, before)
        if (verified === 'sessionOver') return undefined
        if (typeof verified === 'object') return this.#finish(verified, attempt)
        if (outcome === 'unreadable' || tried === MAX_TRIES) return this.#stop(verified)
        // oxlint-disable-next-line no-await-in-loop -- the pause between two tries
        await this.#wait(tried, error)
        if (this.#isCancelled) return this.#stop('cancelled')
        if (!this.#isOnCallbackPage()) return undefined
      }
    }
  }

  /** The id bound until now, read from the account that is to be bound; blank for signing in. */
  async #isNowBound({ intent, owner }: Attempt): Promise<string> {
    if (intent === 'logIn') return ''
    const { cache, provider } = this.#context
    const self = await fetchFresh(cache, { ...accountQueries.self(), meta: { errorHandledBy: 'caller' } })
    if (self.id !== owner) throw new NotOwnerError()
    return providers[provider].boundId(self)
  }

  /** What became of a call without an answer. */
  async #verifyOutcome(
    attempt: Attempt,
    before: string,
  ): Promise<ExchangeResult | 'notDone' | 'lost' | 'sessionOver'> {
    try {
      if (attempt.intent === 'bind')
        return (await this.#isNowBound(attempt)) === before ? 'notDone' : { bound: true }
      const account = await fetchSignedInAccount()
      return account ? { bound: false, account } : 'notDone'
    } catch (error) {
      return isUnauthenticated(error) ? 'sessionOver' : 'lost'
    }
  }

  #wait(tried: number, error: unknown): Promise<void> {
    const asked = retryAfterOf(error)
    const seconds = Math.max(WAIT_S * tried, asked?.automatic ? asked.seconds : 0)
    this.#setStep({ name: 'waiting', attempt: tried + 1, seconds })
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, seconds * 1000)
      this.#endWait = () => {
        clearTimeout(timer)
        resolve()
      }
    })
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
    // An ended session was told, and led to the log-in page, by the watch over it.
    if (isUnauthenticated(error) && this.intent === 'bind') return
    notify('error', message)
    if (!this.#isOnCallbackPage()) return
    if (currentAccount()) void router.navigate({ to: '/setting', replace: true })
    else void router.navigate({ to: '/login', state: { origin, originOwner }, replace: true })
  }

  #finish(arrival: ExchangeResult, { origin, originOwner }: Attempt): void {
    const { cache, router } = this.#context
    const isHere = this.#isOnCallbackPage()
    if (arrival.bound) {
      void cache.invalidateQueries({ queryKey: [ACCOUNT] })
      notify('success', t('oauth.bound'))
      if (isHere) void router.navigate({ to: '/setting', replace: true })
      return
    }
    signIn(arrival.account)
    notify('success', t('signIn.done'))
    if (isHere) router.history.replace(ownPlace({ origin, originOwner }, arrival.account) ?? '/')
  }
}
