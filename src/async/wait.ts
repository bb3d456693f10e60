/** The longest wait in seconds that starts by itself; for a longer one the user decides when to retry. */
export const MAX_AUTOMATIC_WAIT_S = 120

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
