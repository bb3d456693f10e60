import { useSyncExternalStore } from 'react'
import { clockSkew, onClockSkew, serverSeconds } from '#/http/server-clock'

/**
 * The server's time in unix seconds at a moment of the local clock (unix ms). Renders again when a response shows that the
 * clocks differ: a screen may have been opened before the first one.
 */
export function useServerSeconds(localMs: number): number {
  useSyncExternalStore(onClockSkew, clockSkew)
  return serverSeconds(localMs)
}
