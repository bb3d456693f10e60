import dayjs from 'dayjs'
import type { Bounds } from './log-range'

type BucketUnit = 'hour' | 'day' | 'month'

/** Part of a range in the local time zone; both ends inclusive, in unix seconds. */
interface TimeBucket {
  start: number
  end: number
  /** Display name, such as `2026-01-31`. */
  name: string
}

/** Buckets of a range and their unit. */
export interface TimeBuckets {
  unit: BucketUnit
  buckets: readonly TimeBucket[]
  /** Whether the range starts before the first bucket: each bucket costs a request, so their number is limited. */
  isTruncated: boolean
}

const DAY = 24 * 3600
/** Longest ranges in seconds that are split by hour and by day. */
const BY_HOUR = 2 * DAY
const BY_DAY = 62 * DAY
const MAX_MONTHS = 36
/** Length of a range without a start, in days before its last day. */
const DAYS_BACK = 29

const NAMES: Record<BucketUnit, string> = { hour: 'YYYY-MM-DD HH:mm', day: 'YYYY-MM-DD', month: 'YYYY-MM' }

function bucketUnit(span: number): BucketUnit {
  if (span <= BY_HOUR) return 'hour'
  return span <= BY_DAY ? 'day' : 'month'
}

/** Splits `bounds` until `now` (unix seconds) into hours, days or months, in order; at most 63 buckets. */
export function timeBuckets({ start, end }: Bounds, now: number): TimeBuckets {
  const to = Math.min(end ?? now, now)
  // Calendar arithmetic, because a day may have 23 or 25 hours.
  const from = start || dayjs.unix(to).subtract(DAYS_BACK, 'day').startOf('day').unix()
  const unit = bucketUnit(to - from)
  const buckets: TimeBucket[] = []
  for (let at = dayjs.unix(from).startOf(unit); at.unix() <= to; at = at.add(1, unit)) {
    buckets.push({
      start: Math.max(at.unix(), from),
      // Unbounded at the end: entries written during the request belong to the last bucket.
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
