import { HttpFailure, retryAfterOf } from '#/http/failure'
import { bulkOutcome, type BulkEnd, type BulkEntry } from './bulk-entry'

/** Minimum time per request in ms: a run sends at most two requests a second. */
export const MIN_INTERVAL_MS = 500
/** How often one record is retried after 429 or 503 before the run ends. */
const MAX_PAUSES = 3

interface SequenceOptions {
  /** Indices of the entries to process, in order. */
  indices: readonly number[]
  /** Processes the entry at an index; rejects with `HttpFailure`. */
  step: (index: number) => Promise<unknown>
  /** Requests that a successful step makes. */
  requests: number
  /** Aborts the run before its next step; the step in flight finishes. */
  signal: AbortSignal
  /** Called before each step: the reason why nothing more may be sent, or undefined. */
  blockedBy: () => BulkEnd | undefined
  onEntry: (index: number, change: Pick<BulkEntry, 'state' | 'reason'>) => void
  /** Called with the length of a pause in seconds when one starts, and with undefined when it ends. */
  onPause: (seconds: number | undefined) => void
}

/** Resolves after `ms`, or at once when `signal` aborts. */
function sleep(ms: number, signal: AbortSignal): Promise<void> {
  if (ms <= 0 || signal.aborted) return Promise.resolve()
  return new Promise((resolve) => {
    const finish = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', finish)
      resolve()
    }
    const timer = setTimeout(finish, ms)
    signal.addEventListener('abort', finish)
  })
}

/** The reason to end the run after `error`, if no further request can succeed: offline or signed out. */
function fatalEnd(error: unknown): BulkEnd | undefined {
  if (!(error instanceof HttpFailure)) return undefined
  if (error.kind === 'offline') return 'offline'
  return error.kind === 'unauthenticated' || error.kind === 'banned' ? 'signedOut' : undefined
}

/**
 * Processes the entries one after the other at the rate limit. A 429 or 503 pauses the run and retries the entry a
 * bounded number of times; offline or signed out ends the run; any other failure is recorded and the run continues.
 */
export async function runSequentially(options: SequenceOptions): Promise<BulkEnd> {
  const { indices, step, requests, signal, blockedBy, onEntry, onPause } = options
  let nextAllowedAt = 0

  async function pause(seconds: number): Promise<void> {
    onPause(seconds)
    await sleep(Math.max(seconds * 1000, MIN_INTERVAL_MS), signal)
    onPause(undefined)
  }

  /** Processes one entry, with retries. Resolves with a reason when the run must end. */
  async function processEntry(index: number): Promise<BulkEnd | undefined> {
    for (let pauses = 0; ; pauses += 1) {
      // oxlint-disable-next-line no-await-in-loop -- requests are sent sequentially on purpose
      await sleep(nextAllowedAt - Date.now(), signal)
      const blocked = signal.aborted ? 'stopped' : blockedBy()
      if (blocked) return blocked
      onEntry(index, { state: 'sent' })
      nextAllowedAt = Date.now() + requests * MIN_INTERVAL_MS
      try {
        // oxlint-disable-next-line no-await-in-loop -- as above
        await step(index)
        onEntry(index, { state: 'done' })
        return undefined
      } catch (error) {
        const end = fatalEnd(error)
        const wait = retryAfterOf(error)
        const willRetry = wait?.automatic === true && pauses < MAX_PAUSES
        onEntry(index, end || willRetry ? { state: 'waiting' } : bulkOutcome(error))
        if (end) return end
        // The read that verified the lost write was a request too.
        if (error instanceof HttpFailure && error.outcome !== undefined) nextAllowedAt += MIN_INTERVAL_MS
        if (!willRetry) return wait && 'rateLimited'
        // oxlint-disable-next-line no-await-in-loop -- as above
        await pause(wait.seconds)
      }
    }
  }

  for (const index of indices) {
    // oxlint-disable-next-line no-await-in-loop -- as above
    const end = await processEntry(index)
    if (end) return end
  }
  return 'finished'
}
