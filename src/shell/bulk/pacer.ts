import { sleep } from '#/async/wait'

/** Minimum time per request in ms: the runs together send at most two requests a second. */
export const MIN_INTERVAL_MS = 500
/** The interval after several rate limits. */
const MAX_INTERVAL_MS = 4000
/** Requests in flight: slow responses, such as those of channel tests, overlap. */
const MAX_IN_FLIGHT = 4
/** After so many successes a limit that was learnt from a 429 is relaxed by one step. */
const SUCCESSES_PER_STEP = 20

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
  let pausedUntil = 0
  let pauseTimer: ReturnType<typeof setTimeout> | undefined
  let onRelease: (() => void) | undefined

  /** Waits until a step has ended, or `signal` aborts. */
  const waitForRelease = (signal: AbortSignal) =>
    new Promise<void>((resolve) => {
      const done = () => {
        signal.removeEventListener('abort', done)
        resolve()
      }
      onRelease = done
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
      await (ms > 0 ? sleep(ms, signal).catch(() => undefined) : waitForRelease(signal))
    }
    return false
  }

  return {
    acquire: (requests, signal) => {
      if (signal.aborted) return Promise.resolve(false)
      // One after the other: the steps start in their order, and no run starves another.
      const mine = tail.then(() => turn(requests, signal))
      tail = mine
      // A run that is stopped does not wait for those before it, which may be pausing for minutes.
      return new Promise((resolve) => {
        const stop = () => resolve(false)
        signal.addEventListener('abort', stop, { once: true })
        void mine.then((mayStart) => {
          signal.removeEventListener('abort', stop)
          resolve(mayStart)
        })
      })
    },
    release: (result, extraRequests = 0) => {
      inFlight -= 1
      nextAt += extraRequests * interval
      if (result === 'success') successes += 1
      if (successes >= SUCCESSES_PER_STEP) {
        successes = 0
        interval = Math.max(MIN_INTERVAL_MS, interval / 2)
        limit = Math.min(MAX_IN_FLIGHT, limit + 1)
      }
      onRelease?.()
    },
    pause: (seconds) => {
      const now = Date.now()
      const ms = Math.max(seconds * 1000, MIN_INTERVAL_MS)
      // Refusals of steps in flight belong to the same limit: they slow down once.
      if (now >= pausedUntil) {
        interval = Math.min(MAX_INTERVAL_MS, interval * 2)
        limit = Math.max(1, Math.floor(limit / 2))
        successes = 0
      }
      const until = now + ms
      nextAt = Math.max(nextAt, until)
      // A step that was refused during a longer pause does not shorten it.
      if (until <= pausedUntil) return
      pausedUntil = until
      clearTimeout(pauseTimer)
      onPause(seconds)
      pauseTimer = setTimeout(() => onPause(undefined), ms)
    },
  }
}
