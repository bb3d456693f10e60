import { HttpFailure, retryAfterOf } from '#/http/failure'
import { bulkOutcome, type BulkEnd, type BulkEntry } from './bulk-entry'

/** A run sends at most two requests in a second (FM-RETRY). */
export const MIN_INTERVAL_MS = 500
/** So often in a row the same record is tried again after the server asked for a pause. */
const MAX_PAUSES = 3

interface SequenceOptions {
  /** The places of the entries to work on, in order. */
  indices: readonly number[]
  /** Does the work for the entry at a place; rejects with `HttpFailure`. */
  step: (index: number) => Promise<unknown>
  /** How many requests a step makes when all goes well. */
  requests: number
  /** Stops the run before its next step; the one on its way is waited for. */
  signal: AbortSignal
  /** Asked before each step: why no more may be sent, if so. */
  blockedBy: () => BulkEnd | undefined
  onEntry: (index: number, change: Pick<BulkEntry, 'state' | 'reason'>) => void
  /** The server wants so many seconds of peace; undefined when they are over. */
  onPause: (seconds: number | undefined) => void
}

/** Resolves after `ms`, or at once when stopped. */
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

/** A failure that ends the whole run, because nothing was sent and nothing more can be. */
function fatalEnd(error: unknown): BulkEnd | undefined {
  if (!(error instanceof HttpFailure)) return undefined
  if (error.kind === 'offline') return 'offline'
  return error.kind === 'unauthenticated' || error.kind === 'banned' ? 'signedOut' : undefined
}

/**
 * Takes one entry after the other, slowly enough for the server. A 429 or 503 pauses everything and goes on by
 * itself, a bounded number of times; being offline or signed out stops; any other failure is noted and passed.
 */
export async function runSequentially(options: SequenceOptions): Promise<BulkEnd> {
  const { indices, step, requests, signal, blockedBy, onEntry, onPause } = options
  let nextAllowedAt = 0

  async function pause(seconds: number): Promise<void> {
    onPause(seconds)
    await sleep(Math.max(seconds * 1000, MIN_INTERVAL_MS), signal)
    onPause(undefined)
  }

  /** Tries the entry until it is settled; a reason when the run must end. */
  async function processEntry(index: number): Promise<BulkEnd | undefined> {
    for (let pauses = 0; ; pauses += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other is the point
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
        // Its second look was a request too.
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
