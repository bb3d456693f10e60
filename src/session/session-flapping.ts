import * as z from 'zod/mini'
import { storedValue } from '#/browser/stored-value'

const FLAPPING_INTERVAL_MS = 60_000
const WARNING_LIFETIME_MS = 10 * 60_000

/** When somebody signed in here, the last two times since a log-out, in ms. */
const stored = storedValue('session.sign-ins', z.array(z.number()).check(z.maxLength(2)), 'session')

/** Remembers that somebody signed in at `now` (unix ms). */
export function recordSignIn(now: number): void {
  stored.write([...(stored.read() ?? []).slice(-1), now])
}

/** A log-out was wanted: what comes after it tells nothing about the server. */
export function clearSignIns(): void {
  stored.remove()
}

/**
 * Whether sessions end as soon as they begin: two sign-ins within a minute, lately, without a log-out between them.
 * Servers that stand side by side and do not share their session secret look like this (CD-21).
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
