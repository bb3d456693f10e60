/** Request timeouts in ms, by kind of request (FM-RETRY). */
export const TIMEOUTS_MS = {
  read: 20_000,
  sum: 30_000,
  write: 30_000,
  balance: 60_000,
  test: 120_000,
  /** Deleting years of log entries takes long. */
  clear: 120_000,
  /** Log-out: the client clears its session in any case, so the user should not wait. */
  leave: 5000,
} as const

/** Name of a timeout in `TIMEOUTS_MS`. */
export type TimeoutName = keyof typeof TIMEOUTS_MS
