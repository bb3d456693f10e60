import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { timeBuckets } from './time-buckets'

const at = (text: string) => Date.parse(text) / 1000
const NOW = at('2026-04-01T12:34:56+02:00')
const DAY = 86_400

beforeEach(() => void vi.stubEnv('TZ', 'Europe/Berlin'))
afterEach(() => void vi.unstubAllEnvs())

it('time buckets: a two-day range has hours, from its first second', () => {
  const { unit, buckets } = timeBuckets({ start: NOW - 3600, end: NOW + 3600 }, NOW)
  expect(unit).toBe('hour')
  expect(buckets.map(({ name }) => name)).toEqual(['2026-04-01 11:00', '2026-04-01 12:00'])
  expect(buckets[0]).toMatchObject({ start: NOW - 3600, end: at('2026-04-01T11:59:59+02:00') })
})

it('time buckets: a day of 23 hours when clocks go forward, without gaps between days', () => {
  const { unit, buckets } = timeBuckets({ start: at('2026-03-28T00:00:00+01:00'), end: NOW }, NOW)
  expect(unit).toBe('day')
  expect(buckets.map(({ start, end }) => (end - start + 1) / 3600).slice(0, 3)).toEqual([24, 23, 24])
  expect(buckets.every(({ end }, index) => (buckets[index + 1]?.start ?? end + 1) === end + 1)).toBe(true)
})

it('time buckets: a long range has months', () => {
  const { unit, buckets, isTruncated } = timeBuckets({ start: NOW - 400 * DAY, end: undefined }, NOW)
  expect([unit, buckets.length, isTruncated]).toEqual(['month', 15, false])
})

it('time buckets: a range without a start has thirty days, also after clocks went back', () => {
  const { buckets } = timeBuckets({ start: 0, end: undefined }, at('2026-11-21T23:20:00+01:00'))
  expect(buckets).toHaveLength(30)
})

it('time buckets: a range without a start has thirty days and is truncated', () => {
  for (const start of [0, undefined]) {
    const { unit, buckets, isTruncated } = timeBuckets({ start, end: undefined }, NOW)
    expect([unit, buckets.length, isTruncated]).toEqual(['day', 30, true])
  }
})

it.each([1, DAY, 10 * DAY, 62 * DAY, 63 * DAY, 10_000 * DAY])(
  'time buckets: at most 63 requests for the last %i seconds',
  (span) => {
    const { buckets, isTruncated } = timeBuckets({ start: NOW - span, end: NOW }, NOW)
    expect(buckets.length).toBeLessThanOrEqual(63)
    // `isTruncated` must be set when the first bucket starts later than the range.
    expect(isTruncated).toBe((buckets[0]?.start ?? 0) > NOW - span)
  },
)

it('time buckets: none for a range in the future', () =>
  expect(timeBuckets({ start: NOW + DAY, end: undefined }, NOW).buckets).toEqual([]))
