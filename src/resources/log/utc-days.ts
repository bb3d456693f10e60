const DAY = 86_400

/** A day of the calendar in UTC, by which the server counts too. */
export interface UtcDay {
  /** As `2026-01-31`. */
  name: string
  /** Unix seconds, both inclusive. */
  start: number
  end: number
}

/** The `count` UTC days up to the day of `now` (unix seconds), oldest first. */
export function utcDays(count: number, now: number): UtcDay[] {
  const today = Math.floor(now / DAY) * DAY
  return Array.from({ length: count }, (_, at) => {
    const start = today - (count - 1 - at) * DAY
    return { name: new Date(start * 1000).toISOString().slice(0, 10), start, end: start + DAY - 1 }
  })
}

/** A server with a slow clock may still write into a day that has just ended. */
const SLACK_S = 3600

/** The last `count` UTC days that have ended and get no more entries, oldest first. */
export function closedDays(count: number, now: number): UtcDay[] {
  return utcDays(count + 1, now - SLACK_S - 1).slice(0, -1)
}

/** The period of those days, in unix seconds, both inclusive. */
export function closedPeriod(count: number, now: number): { start: number; end: number } {
  const days = closedDays(count, now)
  return { start: days[0]?.start ?? 0, end: days.at(-1)?.end ?? 0 }
}
