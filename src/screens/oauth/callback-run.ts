import type { QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import { HttpFailure, isSessionOver, waitOf } from '#/http/failure'
import { messageOf } from '#/http/failure-message'
import { t } from '#/i18n/i18n'
import { ACCOUNT, accountQueries } from '#/resources/account/account-queries'
import { currentAttempt, spendAttempt, type Attempt } from '#/resources/oauth/attempt'
import { providers } from '#/resources/oauth/elsewhere'
import {
  isTooOld,
  judgeCallback,
  type CallbackTexts,
  type StopReason,
} from '#/resources/oauth/judge-callback'
import type { Intent, ProviderName } from '#/resources/oauth/oauth'
import { oauthMutations, whoIsHere, type Arrival } from '#/resources/oauth/oauth-mutations'
import { currentAccount, signIn } from '#/session/session'
import { ownPlace } from '#/session/way-back'
import { readAnew } from '#/shell/cache'
import { tell } from '#/ui/feedback/tell'
import { outcomeOf } from './callback-outcome'

/** Where the way back has come to. */
export type CallbackStep =
  | { name: 'processing' }
  /** No answer came; `attempt` follows after `seconds`. */
  | { name: 'waiting'; attempt: number; seconds: number }
  | { name: 'stopped'; reason: StoppedFor; message?: string; providerWords?: string; mayRetry?: boolean }

type StoppedFor =
  | StopReason
  | 'signedIn'
  | 'otherOwner'
  | 'replaced'
  | 'cancelled'
  | 'lost'
  | 'notDone'
  | 'failed'

/** At most so many calls are made for one code (decision 11). */
export const MOST_TRIES = 3
const WAIT_S = 2

interface Place {
  cache: QueryClient
  router: AnyRouter
  provider: ProviderName
  texts: CallbackTexts
}

/** Thrown where going on would act on another account than the one that set out. */
class NotTheOwner extends Error {}

/**
 * What happens once to the address a provider sent the browser back to: it is judged, cleaned, handed to the server,
 * and the person is led on. React may draw the page twice: `begin` counts once.
 */
export class CallbackRun {
  readonly intent: Intent
  #step: CallbackStep = { name: 'processing' }
  #hasBegun = false
  #endWait: (() => void) | undefined
  #isCancelled = false
  readonly #place: Place
  readonly #attempt = currentAttempt()
  readonly #listeners = new Set<() => void>()

  constructor(place: Place) {
    this.#place = place
    this.intent = this.#attempt?.intent ?? 'logIn'
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }
  readonly step = (): CallbackStep => this.#step

  #show(step: CallbackStep): void {
    this.#step = step
    for (const listener of this.#listeners) listener()
  }

  #stop(
    reason: StoppedFor,
    more: { message?: string; providerWords?: string; mayRetry?: boolean } = {},
  ): void {
    this.#show({ name: 'stopped', reason, ...more })
  }

  /** Whether the person still looks at this page: nobody is led away from another one. */
  #isHere(): boolean {
    return this.#place.router.latestLocation.pathname.startsWith('/oauth/')
  }

  begin(): void {
    if (this.#hasBegun) return
    this.#hasBegun = true
    const { provider, texts, router } = this.#place
    const judgement = judgeCallback(provider, texts, this.#attempt, Date.now())
    // Neither code nor state stays in the address bar or in the history.
    router.history.replace(`/oauth/${provider}`)
    if (this.#attempt && texts.state === this.#attempt.state) spendAttempt(this.#attempt)
    if (judgement.kind === 'stop') this.#stop(judgement.reason, { providerWords: judgement.providerWords })
    else void this.#handIn(judgement)
  }

  /** Ends the waiting for another try. */
  cancel(): void {
    this.#isCancelled = true
    this.#endWait?.()
  }

  /** After a failure by which nothing was sent. */
  retry(): void {
    const { attempt, texts } = { attempt: this.#attempt, texts: this.#place.texts }
    if (attempt && typeof texts.code === 'string')
      void this.#handIn({ attempt, code: texts.code, state: attempt.state })
  }

  async #handIn({ attempt, code, state }: { attempt: Attempt; code: string; state: string }): Promise<void> {
    const { cache, provider } = this.#place
    const account = currentAccount()
    // The server binds whenever somebody is signed in, whatever was wanted.
    if (attempt.intent === 'logIn' && account) return this.#stop('signedIn')
    if (attempt.intent === 'bind' && account?.id !== attempt.owner) return this.#stop('otherOwner')
    for (let tried = 1; ; tried += 1) {
      this.#show({ name: 'processing' })
      let before = ''
      try {
        // oxlint-disable-next-line no-await-in-loop -- each try waits for the one before
        before = await this.#boundNow(attempt)
        // Waiting and looking take time as well.
        if (isTooOld(attempt, Date.now())) return this.#stop('late')
        const mutation = cache.getMutationCache().build(cache, oauthMutations.arrive(provider))
        // oxlint-disable-next-line no-await-in-loop -- each try waits for the one before
        return this.#arrived(await mutation.execute({ code, state }), attempt)
      } catch (error) {
        if (error instanceof NotTheOwner) return this.#stop('otherOwner')
        const outcome = outcomeOf(error)
        if (outcome === 'refused' || outcome === 'stopped') return this.#refused(error, attempt)
        // oxlint-disable-next-line no-await-in-loop -- the answer decides on the next try
        const seen = await this.#look(attempt, before)
        if (seen === 'sessionOver') return undefined
        if (typeof seen === 'object') return this.#arrived(seen, attempt)
        if (outcome === 'unreadable' || tried === MOST_TRIES) return this.#stop(seen)
        // oxlint-disable-next-line no-await-in-loop -- the pause between two tries
        await this.#wait(tried, error)
        if (this.#isCancelled) return this.#stop('cancelled')
        if (!this.#isHere()) return undefined
      }
    }
  }

  /** The id bound until now, read from the account that is to be bound; blank for signing in. */
  async #boundNow({ intent, owner }: Attempt): Promise<string> {
    if (intent === 'logIn') return ''
    const { cache, provider } = this.#place
    const self = await readAnew(cache, { ...accountQueries.self(), meta: { told: 'byCaller' } })
    if (self.id !== owner) throw new NotTheOwner()
    return providers[provider].boundId(self)
  }

  /** What became of a call without an answer. */
  async #look(attempt: Attempt, before: string): Promise<Arrival | 'notDone' | 'lost' | 'sessionOver'> {
    try {
      if (attempt.intent === 'bind')
        return (await this.#boundNow(attempt)) === before ? 'notDone' : { bound: true }
      const account = await whoIsHere()
      return account ? { bound: false, account } : 'notDone'
    } catch (error) {
      return isSessionOver(error) ? 'sessionOver' : 'lost'
    }
  }

  #wait(tried: number, error: unknown): Promise<void> {
    const asked = waitOf(error)
    const seconds = Math.max(WAIT_S * tried, asked?.automatic ? asked.seconds : 0)
    this.#show({ name: 'waiting', attempt: tried + 1, seconds })
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, seconds * 1000)
      this.#endWait = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }

  #refused(error: unknown, { origin, originOwner }: Attempt): void {
    const { router } = this.#place
    const message = messageOf(error)
    if (error instanceof HttpFailure && error.kind === 'forbidden') {
      this.#stop('replaced', { message })
      return
    }
    if (outcomeOf(error) === 'stopped') {
      const isUnsent = error instanceof HttpFailure && error.kind === 'offline'
      this.#stop('failed', { message, mayRetry: isUnsent })
      return
    }
    // An ended session was told, and led to the log-in page, by the watch over it.
    if (isSessionOver(error) && this.intent === 'bind') return
    tell('error', message)
    if (!this.#isHere()) return
    if (currentAccount()) void router.navigate({ to: '/setting', replace: true })
    else void router.navigate({ to: '/login', state: { origin, originOwner }, replace: true })
  }

  #arrived(arrival: Arrival, { origin, originOwner }: Attempt): void {
    const { cache, router } = this.#place
    const isHere = this.#isHere()
    if (arrival.bound) {
      void cache.invalidateQueries({ queryKey: [ACCOUNT] })
      tell('success', t('oauth.bound'))
      if (isHere) void router.navigate({ to: '/setting', replace: true })
      return
    }
    signIn(arrival.account)
    tell('success', t('signIn.done'))
    if (isHere) router.history.replace(ownPlace({ origin, originOwner }, arrival.account) ?? '/')
  }
}
