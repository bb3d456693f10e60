/** The longest wait in seconds that starts by itself; for a longer one the user decides when to retry. */
export const MAX_AUTOMATIC_WAIT_S = 120

interface BackoffOptions {
  /** Aborts the current pause and all retries. */
  signal: AbortSignal
  /** Seconds to wait before the retry of a rate-limited request; undefined for any other error. */
  retryDelayOf: (error: unknown) => number | undefined
  /** Called with the seconds when a pause begins, and with undefined when it ends. */
  onPause: (seconds: number | undefined) => void
}

/** Runs one request and retries it after each pause that the server requires. */
export type RunWithBackoff = <Response>(request: () => Promise<Response>) => Promise<Response>

/**
 * Creates a backoff shared by parallel requests: when one is rate limited, all wait for its Retry-After, then it is
 * retried. An error that requires a wait of more than two minutes is rethrown, as is any other error.
 */
export function createBackoff({ signal, retryDelayOf, onPause }: BackoffOptions): RunWithBackoff {
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
        const seconds = signal.aborted ? undefined : retryDelayOf(error)
        if (seconds === undefined || seconds > MAX_AUTOMATIC_WAIT_S) throw error
        if (pause) continue
        onPause(seconds)
        pause = sleep(seconds * 1000, signal).finally(() => {
          pause = undefined
          onPause(undefined)
        })
        // Avoid an unhandled rejection; each waiter awaits `pause` itself.
        pause.catch(() => undefined)
      }
    }
  }
}

/** Resolves after `ms`. Rejects with an `AbortError` when `signal` is or gets aborted. */
export function sleep(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer)
      reject(new DOMException('stopped', 'AbortError'))
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop)
      resolve()
    }, ms)
    if (signal?.aborted) stop()
    else signal?.addEventListener('abort', stop, { once: true })
  })
}
