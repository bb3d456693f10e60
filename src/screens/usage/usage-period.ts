import dayjs from 'dayjs'
import type { Span } from '#/resources/log/sums'
import type { UsagePeriodName } from './usage-search'

/** First and last day of a period in the local time zone, and the same as unix seconds, both inclusive. */
export interface UsageSpan extends Span {
  first: string
  last: string
}

export interface UsagePeriod {
  span: UsageSpan
  before: UsageSpan
}

/** First and last day, as `2026-01-31`. */
type OwnDays = Record<'from' | 'to', string | undefined>

/** Writes a day with hyphens at which no line breaks, for texts that may need two lines. */
export const unbrokenDay = (day: string) => day.replaceAll('-', '\u2011')

const DAY_FORMAT = 'YYYY-MM-DD'
const spanOf = (first: dayjs.Dayjs, last: dayjs.Dayjs): UsageSpan => ({
  first: first.format(DAY_FORMAT),
  last: last.format(DAY_FORMAT),
  start: first.startOf('day').unix(),
  end: last.endOf('day').unix(),
})

/**
 * The days of a period at `now` (unix seconds). The running month is compared with the same days of the month before, a
 * whole one with the whole month before, and an own period with as many days before it. Own days that are missing or in the
 * wrong order are today.
 */
export function usagePeriod(name: UsagePeriodName, { from, to }: OwnDays, now: number): UsagePeriod {
  const today = dayjs.unix(now).startOf('day')
  if (name === 'own') {
    const last = to === undefined ? today : dayjs(to)
    const wanted = from === undefined ? last : dayjs(from)
    const first = wanted.isAfter(last) ? last : wanted
    const days = last.diff(first, 'day') + 1
    return {
      span: spanOf(first, last),
      before: spanOf(first.subtract(days, 'day'), first.subtract(1, 'day')),
    }
  }
  const month = today.startOf('month').subtract(name === 'month' ? 0 : 1, 'month')
  const former = month.subtract(1, 'month')
  const sameDay = Math.min(today.date(), former.daysInMonth())
  return {
    span: spanOf(month, month.endOf('month')),
    before: spanOf(former, name === 'month' ? former.date(sameDay) : former.endOf('month')),
  }
}

/** The part of a period that is not in the future, until the end of the day of `now`. */
export function elapsedSpan(span: UsageSpan, now: number): Span {
  return { start: span.start, end: Math.min(span.end, dayjs.unix(now).endOf('day').unix()) }
}
