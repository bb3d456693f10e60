import type { Usage } from './usage'

const DAY = 86_400
/** The days that the server reports, today included. */
const REPORTED_DAYS = 7

/** How long a balance lasts. */
export interface Forecast {
  /** Average consumption per day, in server units. */
  perDay: number
  /** Undefined while nothing is consumed. */
  daysLeft: number | undefined
  /** Whether the first consumption was today, so that the pace is a guess. */
  isFirstDay: boolean
}

const dayStart = (day: string) => Date.parse(`${day}T00:00:00Z`) / 1000

/**
 * How long `balance` (server units) lasts at the pace of the last seven UTC days until `now` (unix seconds). Whoever
 * began later has the pace since the first day with calls, of which at least one whole day is counted.
 */
export function forecastBalance(balance: number, usage: readonly Usage[], now: number): Forecast {
  const today = Math.floor(now / DAY) * DAY
  const start = today - (REPORTED_DAYS - 1) * DAY
  const recent = usage.filter(({ day, quota }) => quota > 0 && dayStart(day) >= start)
  const first = Math.min(...recent.map(({ day }) => dayStart(day)))
  const spent = recent.reduce((sum, { quota }) => sum + quota, 0)
  if (spent === 0) return { perDay: 0, daysLeft: undefined, isFirstDay: false }
  const perDay = (spent * DAY) / Math.max(DAY, now - first)
  return { perDay, daysLeft: Math.max(0, balance) / perDay, isFirstDay: first >= today }
}
