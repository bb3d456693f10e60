import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { timeBuckets } from './time-buckets'

const at = (text: string) => Date.parse(text) / 1000
const NOW = at('2026-04-01T12:34:56+02:00')
const DAY = 86_400

beforeEach(() => void vi.stubEnv('TZ', 'Europe/Berlin'))
afterEach(() => void vi.unstubAllEnvs())

it('time buckets: an hour has five minutes each, from its first second', () => {
  const { unit, buckets } = timeBuckets({ start: NOW - 3600, end: NOW + 3600 }, NOW)
  expect([unit, buckets.length]).toEqual(['minutes', 13])
  expect(buckets.map(({ name }) => name).slice(0, 2)).toEqual(['2026-04-01 11:30', '2026-04-01 11:35'])
  expect(buckets[0]).toMatchObject({ start: NOW - 3600, end: at('2026-04-01T11:34:59+02:00') })
})

it('time buckets: a day has hours', () => {
  const { unit, buckets } = timeBuckets({ start: NOW - DAY, end: NOW + 3600 }, NOW)
  expect([unit, buckets.length, buckets[1]?.name]).toEqual(['hour', 25, '2026-03-31 13:00'])
})

it('time buckets: the hour that clocks repeat is a bucket of its own', () => {
  const start = at('2026-10-25T00:00:00+02:00')
  const { unit, buckets } = timeBuckets({ start, end: undefined }, start + 12 * 3600)
  expect([unit, buckets.length]).toEqual(['hour', 13])
  expect(buckets.every(({ start: from, end }) => end - from === 3599)).toBe(true)
})

it('time buckets: a name that clocks repeat tells its offset, so that no two are alike', () => {
  const start = at('2026-10-25T00:00:00+02:00')
  const { buckets } = timeBuckets({ start, end: undefined }, start + 12 * 3600)
  expect(buckets.map(({ name }) => name.slice(11)).slice(1, 5)).toEqual([
    '01:00',
    '02:00',
    '02:00 UTC+01:00',
    '03:00',
  ])
  const short = timeBuckets({ start: start + 2 * 3600, end: undefined }, start + 4 * 3600).buckets
  expect(new Set(short.map(({ name }) => name)).size).toBe(short.length)
})

it('time buckets: weeks begin on Monday', () => {
  const { unit, buckets } = timeBuckets({ start: NOW - 40 * DAY, end: NOW }, NOW)
  expect(unit).toBe('week')
  expect(buckets.slice(0, 2).map(({ name }) => name)).toEqual(['2026-02-16', '2026-02-23'])
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

it('time buckets: a range without a start has six days, also after clocks went back', () => {
  const { buckets } = timeBuckets({ start: 0, end: undefined }, at('2026-11-21T23:20:00+01:00'))
  expect(buckets).toHaveLength(6)
})

it('time buckets: a range without a start has six days and is truncated', () => {
  for (const start of [0, undefined]) {
    const { unit, buckets, isTruncated } = timeBuckets({ start, end: undefined }, NOW)
    expect([unit, buckets.length, isTruncated]).toEqual(['day', 6, true])
  }
})

it.each([1, DAY, 10 * DAY, 31 * DAY, 32 * DAY, 62 * DAY, 210 * DAY, 10_000 * DAY])(
  'time buckets: at most 33 requests for the last %i seconds',
  (span) => {
    const { buckets, isTruncated } = timeBuckets({ start: NOW - span, end: NOW }, NOW)
    expect(buckets.length).toBeLessThanOrEqual(33)
    // `isTruncated` must be set when the first bucket starts later than the range.
    expect(isTruncated).toBe((buckets[0]?.start ?? 0) > NOW - span)
  },
)

it('time buckets: none for a range in the future', () =>
  expect(timeBuckets({ start: NOW + DAY, end: undefined }, NOW).buckets).toEqual([]))
