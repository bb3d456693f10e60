import { HttpFailure, retryAfterOf } from '#/http/failure'
import { bulkOutcome, type BulkEnd, type BulkEntry } from './bulk-entry'
import type { Pacer } from './pacer'

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
