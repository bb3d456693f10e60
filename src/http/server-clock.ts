import { createStore } from '#/async/store'

const SECOND_MS = 1000
/** Smaller differences are network latency or harmless. */
const TOLERATED_SKEW_S = 60

const skew = createStore(0)

/** Updates the clock skew from the `Date` header of a response; `now` in unix ms. */
export function updateClockSkew(header: string | null, now = Date.now()): void {
  const headerMs = Date.parse(header ?? '')
  if (Number.isNaN(headerMs)) return
  const difference = Math.round((headerMs - now) / SECOND_MS)
  const nextSkew = Math.abs(difference) > TOLERATED_SKEW_S ? difference : 0
  // Ignore changes within the tolerance: response times vary.
  const current = skew.read()
  if ((nextSkew === 0) === (current === 0) && Math.abs(nextSkew - current) < TOLERATED_SKEW_S) return
  skew.write(nextSkew)
}

/** Seconds by which the server's clock is ahead of the local one (negative: behind); 0 if within the tolerance. */
export function clockSkew(): number {
  return skew.read()
}

/** Current time of the server's clock in unix seconds, which it compares with expiry times (CD-40). */
export function serverSeconds(): number {
  return Math.floor(Date.now() / SECOND_MS) + skew.read()
}

/** Calls `listener` when the clock skew changes. Returns the unsubscribe function. */
export function onClockSkew(listener: () => void): () => void {
  return skew.subscribe(listener)
}
