import { createStore } from '#/async/store'

const SECOND_MS = 1000
/** Smaller differences are network latency or harmless. */
export const TOLERATED_SKEW_S = 60

/** Seconds by which the server's clock is ahead of the local one (negative: behind); 0 if within the tolerance. */
export const clockSkew = createStore(0)
let lastDate: number | undefined

/** Updates the clock skew from the `Date` header of a response; `now` in unix ms. */
export function updateClockSkew(header: string | null, now = Date.now()): void {
  const headerMs = Date.parse(header ?? '')
  if (Number.isNaN(headerMs)) return
  lastDate = Math.floor(headerMs / SECOND_MS)
  const difference = Math.round((headerMs - now) / SECOND_MS)
  const nextSkew = Math.abs(difference) > TOLERATED_SKEW_S ? difference : 0
  // Ignore changes within the tolerance: response times vary.
  const current = clockSkew.read()
  if ((nextSkew === 0) === (current === 0) && Math.abs(nextSkew - current) < TOLERATED_SKEW_S) return
  clockSkew.write(nextSkew)
}

/**
 * Time of the server's clock in unix ms at a moment of the local clock, by default now. Only as right as the last response:
 * before the first one it is the local time.
 */
export function serverMs(localMs = Date.now()): number {
  return localMs + clockSkew.read() * SECOND_MS
}

/**
 * `serverMs` in whole unix seconds, which the server compares with expiry times. It ignores a fractional bound of
 * log entries and would return everything.
 */
export function serverSeconds(localMs = Date.now()): number {
  return Math.floor(serverMs(localMs) / SECOND_MS)
}

/**
 * What the server itself said last about its time: the `Date` of the last response, in unix seconds; undefined before the
 * first one. What it says is past will not change again, whatever the local clock shows.
 */
export function lastServerDate(): number | undefined {
  return lastDate
}
