import { sleep } from '#/async/wait'
import { HttpFailure, retryAfterOf } from '#/http/failure'
import { bulkOutcome, type BulkEnd, type BulkEntry } from './bulk-entry'

/** How often one record is retried after 429 or 503 before the run ends. */
const MAX_PAUSES = 3
/** Records of one run that wait for their turn or for a response. */
const WORKERS = 4

interface LoopOptions {
  /** Indices of the entries to process, in order. */
  indices: readonly number[]
  /** Processes the entry at an index; rejects with `HttpFailure`. */
  step: (index: number) => Promise<unknown>
  /** Requests that a successful step makes. */
  requests: number
  pacer: Pacer
  /** Runs `write` when no other run is writing the record at an index. */
  lock: <Result>(index: number, write: () => Promise<Result>) => Promise<Result>
  /** Aborts the run before its next step; the steps in flight finish. */
  signal: AbortSignal
  /** Called before each step: the reason why nothing more may be sent, or undefined. */
  blockedBy: () => BulkEnd | undefined
  onEntry: (index: number, change: Pick<BulkEntry, 'state' | 'reason'>) => void
}

/** The reason to end the run after `error`, if no further request can succeed: offline or signed out. */
function fatalEnd(error: unknown): BulkEnd | undefined {
  if (!(error instanceof HttpFailure)) return undefined
  if (error.kind === 'offline') return 'offline'
  return error.kind === 'unauthenticated' || error.kind === 'banned' ? 'signedOut' : undefined
}

/** The read that verified a lost write was a request too. */
const extraRequestsOf = (error: unknown) =>
  error instanceof HttpFailure && error.outcome !== undefined ? 1 : 0

/**
 * Processes the entries in order at the pace of `pacer`. A 429 or 503 pauses all runs and retries the entry a bounded
 * number of times; offline or signed out ends the run; any other failure is recorded and the run continues.
 */
export async function runEntries(options: LoopOptions): Promise<BulkEnd> {
  const { indices, step, requests, pacer, lock, signal, blockedBy, onEntry } = options
  const queue = [...indices]
  let end: BulkEnd | undefined

  /** Sends one step. Resolves with true when the entry has to be sent again. */
  async function attempt(index: number, pauses: number): Promise<boolean> {
    const mayStart = await pacer.acquire(requests, signal)
    end ??= mayStart ? blockedBy() : 'stopped'
    if (end) {
      if (mayStart) pacer.release('failure')
      return false
    }
    onEntry(index, { state: 'sent' })
    try {
      await step(index)
      pacer.release('success')
      onEntry(index, { state: 'done' })
      return false
    } catch (error) {
      pacer.release('failure', extraRequestsOf(error))
      const fatal = fatalEnd(error)
      const wait = retryAfterOf(error)
      const willRetry = wait?.automatic === true && pauses < MAX_PAUSES
      onEntry(index, fatal || willRetry ? { state: 'waiting' } : bulkOutcome(error))
      if (willRetry) pacer.pause(wait.seconds)
      else end ??= fatal ?? (wait && 'rateLimited')
      return willRetry
    }
  }

  async function work(): Promise<void> {
    const index = end ? undefined : queue.shift()
    if (index === undefined) return
    for (let pauses = 0; ; pauses += 1) {
      const count = pauses
      // oxlint-disable-next-line no-await-in-loop -- sent again only after the pause
      if (!(await lock(index, () => attempt(index, count)))) break
    }
    await work()
  }

  await Promise.all(Array.from({ length: WORKERS }, work))
  return end ?? 'finished'
}

/** Minimum time per request in ms: the runs together send at most two requests a second. */
export const MIN_INTERVAL_MS = 500
/** The interval after several rate limits. */
const MAX_INTERVAL_MS = 4000
/** Requests in flight: slow responses, such as those of channel tests, overlap. */
const MAX_IN_FLIGHT = 4
/** After so many successes a limit that was learnt from a 429 is relaxed by one step. */
const SUCCESSES_PER_STEP = 20

/** Waits `ms`, or until `signal` aborts, which the next check of it reports. */
async function waitFor(ms: number, signal: AbortSignal): Promise<void> {
  if (ms > 0) await sleep(ms, signal).catch(() => undefined)
}

/** What the steps of all runs ask before they send. */
export interface Pacer {
  /** Resolves when a step may start; false if `signal` aborted before. */
  acquire: (requests: number, signal: AbortSignal) => Promise<boolean>
  /** Ends a step; `extraRequests` are those that it made besides the announced ones. */
  release: (result: 'success' | 'failure', extraRequests?: number) => void
  /** Lets all runs wait, and send more slowly afterwards. */
  pause: (seconds: number) => void
}

/**
 * Creates the pacer: two requests a second, at most four in flight. After a rate limit the runs wait, and then send half
 * as fast until enough requests have succeeded. `onPause` is called with the seconds, and with undefined at the end.
 */
export function createPacer(onPause: (seconds: number | undefined) => void): Pacer {
  let tail: Promise<unknown> = Promise.resolve()
  let nextAt = 0
  let interval = MIN_INTERVAL_MS
  let limit = MAX_IN_FLIGHT
  let inFlight = 0
  let successes = 0
  let pauseTimer: ReturnType<typeof setTimeout> | undefined
  let notifySlot: (() => void) | undefined

  /** Waits until a step has ended, or `signal` aborts. */
  const slot = (signal: AbortSignal) =>
    new Promise<void>((resolve) => {
      const done = () => {
        signal.removeEventListener('abort', done)
        resolve()
      }
      notifySlot = done
      signal.addEventListener('abort', done, { once: true })
    })

  async function turn(requests: number, signal: AbortSignal): Promise<boolean> {
    while (!signal.aborted) {
      const ms = nextAt - Date.now()
      if (ms <= 0 && inFlight < limit) {
        nextAt = Date.now() + requests * interval
        inFlight += 1
        return true
      }
      // oxlint-disable-next-line no-await-in-loop -- waits until both limits allow a step
      await (ms > 0 ? waitFor(ms, signal) : slot(signal))
    }
    return false
  }

  return {
    acquire: (requests, signal) => {
      // One after the other: the steps start in their order, and no run starves another.
      const mine = tail.then(() => turn(requests, signal))
      tail = mine
      return mine
    },
    release: (result, extraRequests = 0) => {
      inFlight -= 1
      nextAt += extraRequests * interval
      successes = result === 'success' ? successes + 1 : 0
      if (successes >= SUCCESSES_PER_STEP) {
        successes = 0
        interval = Math.max(MIN_INTERVAL_MS, interval / 2)
        limit = Math.min(MAX_IN_FLIGHT, limit + 1)
      }
      notifySlot?.()
    },
    pause: (seconds) => {
      const ms = Math.max(seconds * 1000, MIN_INTERVAL_MS)
      nextAt = Math.max(nextAt, Date.now() + ms)
      interval = Math.min(MAX_INTERVAL_MS, interval * 2)
      limit = Math.max(1, Math.floor(limit / 2))
      clearTimeout(pauseTimer)
      onPause(seconds)
      pauseTimer = setTimeout(() => onPause(undefined), ms)
    },
  }
}
