import { waitOf } from '#/http/failure'
import { useCountdown } from '#/ui/feedback/use-countdown'

/** Whether the server still wants to be left alone after `error`: what caused it is not offered until then (W3). */
export function useWaiting(error: unknown): boolean {
  const wait = waitOf(error)
  return useCountdown(wait?.seconds ?? 0, wait !== undefined) > 0
}
