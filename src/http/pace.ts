import PQueue from 'p-queue'
import { sleep } from '#/async/wait'
import { HttpFailure, retryAfterOf } from './failure'
import { sentAt } from './gateway'

/** By default the server takes 480 calls in three minutes from an address, which several people may share. */
const WINDOW_S = 180
const WINDOW_MS = WINDOW_S * 1000
/** Calls in a window that this page makes in bulk at most; half of them for a while after a 429 or 503. */
const BUDGET = 240
const CAUTION_MS = 3 * WINDOW_MS
/** Of these, what is left to the page in view by everything else. */
const RESERVE = 60
/** When it is looked again whether calls that are reserved have been sent. */
const RETRY_MS = 1000
/** How often work is sent again after 429 or 503. */
const MAX_PAUSES = 3

/** `page`: what the page in view shows; `background`: jobs, exports and tests, which leave a reserve to the page. */
type Urgency = 'page' | 'background'

/** A wait until calls go on. */
export interface Pause {
  /** Unix ms. */
  until: number
  seconds: number
  /** Whether the server asked for it; else the budget is used up. */
  isRequired: boolean
}

const newQueues = () => ({
  page: new PQueue({ concurrency: 1 }),
  background: new PQueue({ concurrency: 1 }),
})
let queues = newQueues()
/** Calls of work that goes on, of which some may have been sent. */
let reserved = 0
let refusedAt = -Infinity
let resumesAt = 0

/** Starts anew, as a load of the page does. */
export function resetPace(): void {
  sentAt.length = 0
  queues = newQueues()
  reserved = 0
  refusedAt = -Infinity
  resumesAt = 0
}

const budgetOf = (urgency: Urgency) =>
  (Date.now() - refusedAt < CAUTION_MS ? BUDGET / 2 : BUDGET) - (urgency === 'background' ? RESERVE : 0)

/** When so many calls fit into the budget, in unix ms; 0 if they do now. */
function roomAt(calls: number, urgency: Urgency): number {
  const now = Date.now()
  const sent = sentAt.filter((at) => at > now - WINDOW_MS && at <= now).toSorted((a, b) => a - b)
  const excess = sent.length + reserved + calls - budgetOf(urgency)
  if (excess <= 0) return 0
  const last = sent[Math.min(excess, sent.length) - 1]
  return last === undefined ? now + RETRY_MS : last + WINDOW_MS
}

/** Waits until so many calls may be sent, and reserves them. */
async function reserve({ calls = 1, urgency = 'background', signal, onPause }: PaceOptions): Promise<void> {
  let isPaused = false
  try {
    for (;;) {
      const until = Math.max(resumesAt, roomAt(calls, urgency))
      const ms = until - Date.now()
      if (ms <= 0) break
      isPaused = true
      onPause?.({ until, seconds: Math.ceil(ms / 1000), isRequired: until === resumesAt })
      // oxlint-disable-next-line no-await-in-loop -- meanwhile the page may have made other calls
      await sleep(ms, signal)
    }
    signal?.throwIfAborted()
    reserved += calls
  } finally {
    if (isPaused) onPause?.(undefined)
  }
}

/** Seconds until work that the server refused for now may be sent again; undefined for any other error. */
function delayAfter(error: unknown): number | undefined {
  const isCounted = error instanceof HttpFailure && error.kind === 'rateLimited'
  // Without a time of the server its whole window may be full.
  if (isCounted && error.retryAfter === undefined) return WINDOW_S
  const { seconds } = retryAfterOf(error) ?? {}
  return seconds && Math.max(1, seconds)
}

interface PaceOptions {
  urgency?: Urgency
  /** Calls that the work makes. */
  calls?: number
  /** Takes the work out of the queue; once it has begun, it goes on. */
  signal?: AbortSignal
  maxPauses?: number
  /** Called when the work is the next one and has to wait, and with undefined when it waits no more. */
  onPause?: (pause: Pause | undefined) => void
}

/**
 * Runs work at the pace that everything in bulk shares: in order, within a budget of calls. A 429 or 503 pauses everything, and
 * the work is run again.
 */
export async function paced<Result>(work: () => Promise<Result>, options: PaceOptions = {}): Promise<Result> {
  const { urgency = 'background', calls = 1, signal, maxPauses = MAX_PAUSES } = options
  for (let refusals = 0; ; refusals += 1) {
    // oxlint-disable-next-line no-await-in-loop -- each attempt waits for its turn, a repeated one before others
    await queues[urgency].add(() => reserve(options), { signal, priority: refusals })
    try {
      // oxlint-disable-next-line no-await-in-loop -- the result decides on the next attempt
      return await work()
    } catch (error) {
      const seconds = delayAfter(error)
      if (seconds === undefined) throw error
      refusedAt = Date.now()
      if (seconds > WINDOW_S) throw error
      resumesAt = Math.max(resumesAt, refusedAt + seconds * 1000)
      if (refusals >= maxPauses || signal?.aborted) throw error
    } finally {
      reserved -= calls
    }
  }
}

/** Calls that are sent in the background without a wait, beside what a page has just sent. */
export const CALLS_AT_ONCE = BUDGET / 2

/** About how many minutes so many calls take in the background; 0 if they are sent at once. */
export function minutesOf(calls: number): number {
  const perMinute = ((BUDGET - RESERVE) / WINDOW_S) * 60
  return calls <= CALLS_AT_ONCE ? 0 : Math.ceil(calls / perMinute)
}
