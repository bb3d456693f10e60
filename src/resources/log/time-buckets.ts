import dayjs from 'dayjs'
import { formatAnyTimestamp, formatUtcOffset } from '#/format/timestamp'
import type { Bounds } from './log-filter'

type BucketUnit = 'minutes' | 'hour' | 'day' | 'week' | 'month'

/** Part of a range in the local time zone; both ends inclusive, in unix seconds. */
interface TimeBucket {
  start: number
  end: number
  /** Display name, such as `2026-01-31`, unlike that of every other bucket. */
  name: string
}

export interface TimeBuckets {
  unit: BucketUnit
  buckets: readonly TimeBucket[]
  /** Whether the range starts before the first bucket: each bucket costs a request, so their number is limited. */
  isTruncated: boolean
}

const FIVE_MINUTES = 300
const HOUR = 3600
const DAY = 24 * HOUR
/** Longest range in seconds of each unit but the last: each has at most 33 buckets. */
const LONGEST: readonly (readonly [BucketUnit, number])[] = [
  ['minutes', 2 * HOUR + HOUR / 2],
  ['hour', 30 * HOUR],
  ['day', 31 * DAY],
  ['week', 30 * 7 * DAY],
]
const MAX_MONTHS = 30
/** Length of a range without a start, in days before its last day. */
const DAYS_BACK = 5

/** Number of characters of a timestamp that name a bucket. */
const NAME_LENGTHS: Record<BucketUnit, number> = { minutes: 16, hour: 16, day: 10, week: 10, month: 7 }

/** Start of the bucket that contains `at`, or with `steps` 1 of the one after it. Days have 23 to 25 hours. */
function bucketStart(unit: BucketUnit, at: number, steps: 0 | 1): number {
  const date = dayjs.unix(at)
  if (unit === 'minutes') return at - (at % FIVE_MINUTES) + steps * FIVE_MINUTES
  // Of an hour that clocks repeat, `startOf` finds the first one only, and never comes to the next.
  if (unit === 'hour') return at - date.minute() * 60 - date.second() + steps * HOUR
  // Weeks begin on Monday.
  if (unit === 'week')
    return date
      .subtract((date.day() + 6) % 7, 'day')
      .add(steps, unit)
      .startOf('day')
      .unix()
  return date.startOf(unit).add(steps, unit).unix()
}

/** Splits `bounds` until `now` (unix seconds) into equal parts, in order; at most 33. */
export function timeBuckets({ start, end }: Bounds, now: number): TimeBuckets {
  const to = Math.min(end ?? now, now)
  const from = start || dayjs.unix(to).startOf('day').subtract(DAYS_BACK, 'day').unix()
  const unit = LONGEST.find(([, seconds]) => to - from <= seconds)?.[0] ?? 'month'
  const buckets: TimeBucket[] = []
  const taken = new Set<string>()
  for (let at = bucketStart(unit, from, 0); at <= to;) {
    const next = bucketStart(unit, at, 1)
    const name = (formatAnyTimestamp(at) ?? '').slice(0, NAME_LENGTHS[unit])
    buckets.push({
      start: Math.max(at, from),
      // Unbounded at the end: entries written during the request belong to the last bucket.
      end: Math.min(next - 1, end ?? Infinity),
      // Clocks that go back show the same times again.
      name: taken.has(name) ? `${name} ${formatUtcOffset(at)}` : name,
    })
    taken.add(name)
    at = next
  }
  return {
    unit,
    buckets: unit === 'month' ? buckets.slice(-MAX_MONTHS) : buckets,
    isTruncated: !start || (unit === 'month' && buckets.length > MAX_MONTHS),
  }
}
