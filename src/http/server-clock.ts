const SECOND_MS = 1000
/** Up to here a difference is the way of the answer, or does no harm. */
const TOLERATED_SKEW_S = 60

let skew = 0
const listeners = new Set<() => void>()

/** Learns from the `Date` header of an answer how far the clock of this computer is off; `now` in unix ms. */
export function updateClockSkew(header: string | null, now = Date.now()): void {
  const said = Date.parse(header ?? '')
  if (Number.isNaN(said)) return
  const difference = Math.round((said - now) / SECOND_MS)
  const serverMs = Math.abs(difference) > TOLERATED_SKEW_S ? difference : 0
  // An answer that took a little longer is no other clock.
  if ((serverMs === 0) === (skew === 0) && Math.abs(serverMs - skew) < TOLERATED_SKEW_S) return
  skew = serverMs
  for (const listener of listeners) listener()
}

/** Seconds by which the server's clock is ahead of this computer's (below 0: behind); 0 while it does not matter. */
export function clockSkew(): number {
  return skew
}

/** The time by the server's clock, in whole unix seconds: what it compares with expiry and creation times (CD-40). */
export function serverSeconds(): number {
  return Math.floor(Date.now() / SECOND_MS) + skew
}

/** Calls `listener` when the difference becomes another. Returns how to stop that. */
export function onClockSkew(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
