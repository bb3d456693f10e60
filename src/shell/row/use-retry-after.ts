import { retryAfterOf } from '#/http/failure'
import { useCountdown } from '#/ui/status/use-countdown'

/** Whether the Retry-After of `error` is still running; the action that caused it stays disabled until then. */
export function useRetryAfter(error: unknown): boolean {
  const wait = retryAfterOf(error)
  return useCountdown(wait?.seconds ?? 0, wait !== undefined) > 0
}
