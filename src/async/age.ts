/**
 * Whether what happened at `at` is younger than `maxAge` at `now`, all in one unit. What lies in the future is not: one of
 * the two clocks was wrong, and the record would stay fresh until then.
 */
export function isYounger(at: number, maxAge: number, now: number): boolean {
  return at <= now && now - at < maxAge
}
