import { retryAfterOf } from './failure'

/** Resolves after `ms`; rejects when `signal` is aborted. */
function sleep(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer)
      reject(new DOMException('stopped', 'AbortError'))
    }
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop)
      resolve()
    }, ms)
    signal.addEventListener('abort', stop, { once: true })
  })
}

/** Runs one read and retries it after each pause that the server requires. */
export type RunWithBackoff = <Response>(request: () => Promise<Response>) => Promise<Response>

/**
 * Creates a backoff shared by parallel reads: when one is rate limited, all wait for its Retry-After, then it is
 * retried. `onPause` gets the seconds when a pause begins and undefined when it ends. A wait of more than two minutes
 * is rethrown, so that the user decides.
 */
export function createSharedBackoff(
  signal: AbortSignal,
  onPause: (seconds: number | undefined) => void,
): RunWithBackoff {
  let pause: Promise<void> | undefined
  return async (request) => {
    for (;;) {
      // oxlint-disable-next-line no-await-in-loop -- each attempt waits for the current pause
      await pause
      signal.throwIfAborted()
      try {
        // oxlint-disable-next-line no-await-in-loop -- the result decides on the next attempt
        return await request()
      } catch (error) {
        const wait = signal.aborted ? undefined : retryAfterOf(error)
        if (!wait?.automatic) throw error
        if (pause) continue
        onPause(wait.seconds)
        pause = sleep(wait.seconds * 1000, signal).finally(() => {
          pause = undefined
          onPause(undefined)
        })
        // Avoid an unhandled rejection; each waiter awaits `pause` itself.
        pause.catch(() => undefined)
      }
    }
  }
}
