import { retryAfterOf } from './failure'

/** A wait of `ms` that rejects when `signal` is aborted. */
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

/** Sends one call of many reads, again after each pause the server asks for. */
export type RunWithBackoff = <Response>(request: () => Promise<Response>) => Promise<Response>

/**
 * Patience that several calls share: when one is told that there were too many, all wait as long as the server
 * says, and it is asked again. `onPause` gets the seconds when a pause begins, undefined when it is over. A wait
 * of more than two minutes is no pause but a failure, for a person to decide.
 */
export function createSharedBackoff(
  signal: AbortSignal,
  onPause: (seconds: number | undefined) => void,
): RunWithBackoff {
  let pause: Promise<void> | undefined
  return async (request) => {
    for (;;) {
      // oxlint-disable-next-line no-await-in-loop -- each attempt waits for the pause the last one met
      await pause
      signal.throwIfAborted()
      try {
        // oxlint-disable-next-line no-await-in-loop -- a failed attempt decides on the next one
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
        // Heard by whoever waits for it.
        pause.catch(() => undefined)
      }
    }
  }
}
