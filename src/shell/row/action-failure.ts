import { isUnauthenticated, retryAfterOf } from '#/http/failure'
import { useCountdown } from '#/ui/status/use-countdown'
import { notifyError } from '../problem/notify-error'

/**
 * Notifies of a failed action; `toMessage` wraps the cause into a sentence. Skips the end of a session, which the
 * session watch reports.
 */
export function notifyFailure(error: unknown, toMessage: (message: string) => string): void {
  if (!isUnauthenticated(error)) notifyError(error, toMessage)
}

/** Whether the Retry-After of `error` is still running; the action that caused it stays disabled until then. */
export function useRetryAfter(error: unknown): boolean {
  const wait = retryAfterOf(error)
  return useCountdown(wait?.seconds ?? 0, wait !== undefined) > 0
}
