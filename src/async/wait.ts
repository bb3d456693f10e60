/** The longest wait in seconds that starts by itself; for a longer one the user decides when to retry. */
export const MAX_AUTOMATIC_WAIT_S = 120

/** The shortest wait in seconds: a server that names none, or a moment that is over, would get requests without end. */
const MIN_WAIT_S = 1

interface BackoffOptions {
  /** Aborts the current pause and all retries. */
  signal?: AbortSignal
  /** Seconds to wait before the retry of a rate-limited request; undefined for any other error. */
  retryDelayOf: (error: unknown) => number | undefined
  /** Called with the seconds when a pause begins or is made longer, and with undefined when it ends. */
  onPause: (seconds: number | undefined) => void
}

interface RetryOptions {
  /** Aborts the retries of this request. Default: the signal of the backoff. */
  signal?: AbortSignal | undefined
  /** How often this request is sent again; then the error is thrown. */
  maxPauses?: number
}

/** Runs one request and retries it after each pause that the server requires. */
export type RunWithBackoff = <Response>(
  request: () => Promise<Response>,
  options?: RetryOptions,
) => Promise<Response>

/**
 * Creates a backoff shared by parallel requests: when one is rate limited, all wait for its Retry-After, then it is
 * retried. An error that requires a wait of more than two minutes is rethrown, as is any other error.
 */
export function createBackoff({ signal, retryDelayOf, onPause }: BackoffOptions): RunWithBackoff {
  let until = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const pause = (seconds: number) => {
    const end = Date.now() + seconds * 1000
    // A request that was refused during a longer pause does not shorten it.
    if (end <= until) return
    until = end
    clearTimeout(timer)
    onPause(seconds)
    timer = setTimeout(() => onPause(undefined), seconds * 1000)
  }
  return async (request, { signal: own = signal, maxPauses = Infinity } = {}) => {
    for (let pauses = 0; ; pauses += 1) {
      // oxlint-disable-next-line no-await-in-loop -- each attempt waits for the current pause
      while (until > Date.now()) await sleep(until - Date.now(), own)
      own?.throwIfAborted()
      try {
        // oxlint-disable-next-line no-await-in-loop -- the result decides on the next attempt
        return await request()
      } catch (error) {
        const seconds = own?.aborted ? undefined : retryDelayOf(error)
        if (seconds === undefined || seconds > MAX_AUTOMATIC_WAIT_S || pauses >= maxPauses) throw error
        pause(Math.max(MIN_WAIT_S, seconds))
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

/**
 * Runs `run` when the browser has nothing else to do, at the latest after `timeoutMs`; Safari, which cannot tell, after a fifth
 * of it. Returns a function that cancels it.
 */
export function whenIdle(run: () => void, timeoutMs: number): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, timeoutMs / 5)
    return () => clearTimeout(timer)
  }
  const request = requestIdleCallback(run, { timeout: timeoutMs })
  return () => cancelIdleCallback(request)
}
