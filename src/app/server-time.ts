import { clockSkew, serverSeconds } from '#/http/server-clock'
import { useStored } from '#/ui/storage/use-stored'
import { useMinute } from '#/ui/text/time-text'

/**
 * The server's time in unix seconds at a moment of the local clock (unix ms). Renders again when a response shows that the
 * clocks differ: a screen may have been opened before the first one.
 */
export function useServerSeconds(localMs: number): number {
  useStored(clockSkew)
  return serverSeconds(localMs)
}

/** The current minute of the server's clock in unix seconds: what is shown of today turns with the day. */
export function useServerMinute(): number {
  return useServerSeconds(useMinute() * 1000)
}
