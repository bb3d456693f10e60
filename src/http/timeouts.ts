/** How long a call may take before it is given up, in ms, by what it does (FM-RETRY). */
export const TIMEOUTS_MS = {
  read: 20_000,
  sum: 30_000,
  write: 30_000,
  balance: 60_000,
  test: 120_000,
  /** A log of years takes its time to be deleted. */
  clear: 120_000,
  /** Signing out: this side is cleared in any case, and a person who leaves does not wait. */
  leave: 5000,
} as const

export type TimeoutName = keyof typeof TIMEOUTS_MS
