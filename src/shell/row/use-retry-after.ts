import { retryAfterOf } from '#/http/failure'
import { useCountdown } from '#/ui/status/use-countdown'

/** Whether the server still wants to be left alone after `error`: what caused it is not offered until then (FM-W3). */
export function useRetryAfter(error: unknown): boolean {
  const wait = retryAfterOf(error)
  return useCountdown(wait?.seconds ?? 0, wait !== undefined) > 0
}
