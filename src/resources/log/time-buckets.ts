import dayjs from 'dayjs'
import type { Bounds } from './log-range'

type BucketUnit = 'hour' | 'day' | 'month'

/** A part of a range, by the clock of this computer; both ends inclusive, in unix seconds. */
interface TimeBucket {
  start: number
  end: number
  /** How people call it: `2026-01-31`. */
  name: string
}

export interface TimeBuckets {
  unit: BucketUnit
  buckets: readonly TimeBucket[]
  /** The range reaches further back than the windows: each of them is a call, so their number has a limit. */
  isTruncated: boolean
}

const DAY = 24 * 3600
/** The longest ranges, in seconds, that are told by the hour and by the day. */
const BY_HOUR = 2 * DAY
const BY_DAY = 62 * DAY
const MAX_MONTHS = 36
/** How many days before the last one a range without a beginning is told. */
const DAYS_BACK = 29

const NAMES: Record<BucketUnit, string> = { hour: 'YYYY-MM-DD HH:mm', day: 'YYYY-MM-DD', month: 'YYYY-MM' }

function bucketUnit(span: number): BucketUnit {
  if (span <= BY_HOUR) return 'hour'
  return span <= BY_DAY ? 'day' : 'month'
}

/** The hours, days or months of `bounds` until `now` (unix seconds), in order; at most 63 of them. */
export function timeBuckets({ start, end }: Bounds, now: number): TimeBuckets {
  const to = Math.min(end ?? now, now)
  // By the calendar: a day may have 23 or 25 hours.
  const from = start || dayjs.unix(to).subtract(DAYS_BACK, 'day').startOf('day').unix()
  const unit = bucketUnit(to - from)
  const buckets: TimeBucket[] = []
  for (let at = dayjs.unix(from).startOf(unit); at.unix() <= to; at = at.add(1, unit)) {
    buckets.push({
      start: Math.max(at.unix(), from),
      // The last one is open: what is written while it is read belongs to it.
      end: Math.min(at.add(1, unit).unix() - 1, end ?? Infinity),
      name: at.format(NAMES[unit]),
    })
  }
  return {
    unit,
    buckets: buckets.slice(-MAX_MONTHS * (unit === 'month' ? 1 : 2)),
    isTruncated: !start || (unit === 'month' && buckets.length > MAX_MONTHS),
  }
}
