import PQueue from 'p-queue'
import { createBackoff } from '#/async/wait'
import { HttpFailure, retryDelayOf } from '#/http/failure'
import { changeJobs, jobsStore } from './jobs'

/** Minimum time per request in ms: all jobs together send at most two requests a second. */
export const REQUEST_INTERVAL_MS = 500
/** Steps in flight: slow responses, such as those of channel tests, overlap. */
export const MAX_IN_FLIGHT = 4
/** How often one item is sent again after 429 or 503 before its job ends. */
const MAX_PAUSES = 3
/** After a rate limit each request takes twice the time, up to so many times. */
const MAX_SLOWNESS = 8
/** After so many successes in a row it takes half of that again. */
const SUCCESSES_PER_STEP = 20

const slots = new PQueue({ concurrency: MAX_IN_FLIGHT })
/** Each request takes a ticket before it is sent; `strict` counts in any half second, not in those of a clock. */
const tickets = new PQueue({ interval: REQUEST_INTERVAL_MS, intervalCap: 1, strict: true })
let successes = 0

const slowness = () => jobsStore.read().slowness

const backoff = createBackoff({
  retryDelayOf,
  onPause: (seconds) => {
    // Refusals of steps in flight belong to the same limit: they slow down once.
    const isNew = seconds !== undefined && !tickets.isPaused
    changeJobs({ wait: seconds, slowness: isNew ? Math.min(MAX_SLOWNESS, slowness() * 2) : slowness() })
    if (seconds === undefined) return void tickets.start()
    successes = 0
    return tickets.pause()
  },
})

/** Takes tickets before anything that waits. */
function charge(count: number): void {
  for (let n = 0; n < count; n += 1) void tickets.add(() => undefined, { priority: 1 })
}

/** The read that verified a lost write was a request too. */
const wasVerified = (error: unknown) => error instanceof HttpFailure && error.outcome !== undefined

function noteSuccess(): void {
  successes += 1
  if (successes < SUCCESSES_PER_STEP) return
  successes = 0
  changeJobs({ slowness: Math.max(1, slowness() / 2) })
}

interface PaceOptions {
  /** Takes the work out of the queue; once it has begun, it goes on. */
  signal?: AbortSignal
  /** How often it is sent again after a pause that the server required. */
  maxPauses?: number
}

/**
 * Runs work of `requests` requests at the pace that all jobs share: at most four at once, two requests a second. A 429 or 503
 * pauses everything for its Retry-After, and the work is run again; afterwards the pace is slower for a while.
 */
export function paced<Result>(
  requests: number,
  work: () => Promise<Result>,
  { signal, maxPauses = MAX_PAUSES }: PaceOptions = {},
): Promise<Result> {
  const inSlot = async (waiting: AbortController, stopWaiting: () => void): Promise<Result> => {
    await tickets.add(() => charge(requests * slowness() - 1), { signal: waiting.signal })
    signal?.removeEventListener('abort', stopWaiting)
    try {
      const result = await work()
      noteSuccess()
      return result
    } catch (error) {
      if (wasVerified(error)) charge(slowness())
      throw error
    }
  }
  return backoff(
    () => {
      // The queue would also drop work that has begun.
      const waiting = new AbortController()
      const stopWaiting = () => waiting.abort(signal?.reason)
      signal?.addEventListener('abort', stopWaiting)
      return slots.add(() => inSlot(waiting, stopWaiting), { signal: waiting.signal })
    },
    { signal, maxPauses },
  )
}

/** Runs a read that only pauses with the jobs, without their pace: a file is read in many small pages. */
export function pausedWithJobs<Result>(read: () => Promise<Result>, signal: AbortSignal): Promise<Result> {
  return backoff(read, { signal })
}
