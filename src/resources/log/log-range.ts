import dayjs from 'dayjs'

/** Ranges that move with the clock, in the order they are offered; `all` is what the list opens with. */
export const LOG_RANGES = ['1h', 'today', '7d', '30d', 'month', 'all'] as const
export type LogRangeName = (typeof LOG_RANGES)[number]

/** Unix seconds, both inclusive; undefined means no bound. */
export interface Bounds {
  start: number | undefined
  end: number | undefined
}

/** What is asked for: a range that stays relative, or fixed bounds. */
export type LogRange = LogRangeName | Bounds

const HOUR = 3600
const DAY = 24 * HOUR

/** The beginning of each range at `now`; days and months begin by the clock of this computer. */
const STARTS: Record<LogRangeName, (now: number) => number> = {
  '1h': (now) => now - HOUR,
  today: (now) => dayjs.unix(now).startOf('day').unix(),
  '7d': (now) => now - 7 * DAY,
  '30d': (now) => now - 30 * DAY,
  month: (now) => dayjs.unix(now).startOf('month').unix(),
  all: () => 0,
}

/**
 * The bounds that `range` means at `now` (unix seconds). Relative ones end one hour ahead: a server whose
 * clock is a little ahead of ours has its newest entries there.
 */
export function rangeBounds(range: LogRange, now: number): Bounds {
  if (typeof range === 'object') return range
  return { start: STARTS[range](now), end: now + HOUR }
}

/** The time in whole unix seconds: a fraction would be ignored by the server, and everything shown (K11.12). */
export function nowInSeconds(): number {
  return Math.floor(Date.now() / 1000)
}
