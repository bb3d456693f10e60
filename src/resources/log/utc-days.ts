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

/** Neighbouring UTC days, of which one sum is known. */
export interface DayWindow extends UtcDay {
  days: readonly UtcDay[]
}

/**
 * Joins neighbouring days into windows of at most `size` days. Windows begin at fixed days, so that those of tomorrow
 * are mostly those of today.
 */
export function joinDays(days: readonly UtcDay[], size: number): DayWindow[] {
  const windows: UtcDay[][] = []
  for (const day of days) {
    const last = windows.at(-1)
    const former = last?.at(-1)
    const isNext = former?.end === day.start - 1 && (day.start / DAY) % size !== 0
    if (last && isNext) last.push(day)
    else windows.push([day])
  }
  return windows.flatMap((joined) => {
    const [first, last] = [joined[0], joined.at(-1)]
    if (!first || !last) return []
    const name = first === last ? first.name : `${first.name} – ${last.name}`
    return [{ name, start: first.start, end: last.end, days: joined }]
  })
}
