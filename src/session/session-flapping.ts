import * as z from 'zod/mini'
import { storedValue } from '#/browser/stored-value'

const FLAPPING_INTERVAL_MS = 60_000
const WARNING_LIFETIME_MS = 10 * 60_000

/** Times of the last two sign-ins since a log-out, in unix ms. */
const stored = storedValue('session.sign-ins', z.array(z.number()).check(z.maxLength(2)), 'session')

/** Records a sign-in at `now` (unix ms). */
export function recordSignIn(now: number): void {
  stored.write([...(stored.read() ?? []).slice(-1), now])
}

/** Clears the recorded sign-ins after an intended log-out. */
export function clearSignIns(): void {
  stored.remove()
}

/**
 * Whether sessions end right after they begin: two sign-ins within a minute, in the last ten minutes, without a log-out
 * between them. Typical for replicated servers with different session secrets (CD-21).
 */
export function isSessionFlapping(now: number): boolean {
  const [first, second] = stored.read() ?? []
  return (
    first !== undefined &&
    second !== undefined &&
    second - first < FLAPPING_INTERVAL_MS &&
    now - second < WARNING_LIFETIME_MS
  )
}
