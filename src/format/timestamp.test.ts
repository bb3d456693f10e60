import { expect, it } from 'vitest'
import {
  formatSeconds,
  formatAnyTimestamp,
  isInMilliseconds,
  toIsoInstant,
  formatTimestamp,
  formatElapsed,
  formatUtcOffset,
} from './timestamp'

it('valid timestamp: formatted as local time, ISO text keeps the same second', () => {
  const text = formatTimestamp(1_700_000_000)
  expect(text).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)
  expect(Date.parse(toIsoInstant(1_700_000_000))).toBe(1_700_000_000_000)
})

it.each([0, -1, Number.NaN])('formatTimestamp: undefined for %d', (seconds) =>
  expect(formatTimestamp(seconds)).toBeUndefined(),
)

it.each([
  [0, false],
  [-1, false],
  [1_700_000_000, false],
  [253_402_300_799, false],
  [253_402_300_800, true],
  [1_700_000_000_000, true],
  [253_402_300_799_000, true],
  [253_402_300_799_001, false],
  [9_007_199_254_740_991, false],
  [Number.NaN, false],
])('isInMilliseconds: %d gives %s', (value, is) => expect(isInMilliseconds(value)).toBe(is))

it('timestamp in milliseconds: formatted as the same moment in seconds', () => {
  expect(formatTimestamp(1_700_000_000_123)).toBe(formatTimestamp(1_700_000_000))
  expect(Date.parse(toIsoInstant(1_700_000_000_123))).toBe(1_700_000_000_000)
})

it.each([0, -1, -86_400])('formatAnyTimestamp: %d is formatted as a date', (seconds) =>
  expect(formatAnyTimestamp(seconds)).toMatch(/^19(69|70)-\d\d-\d\d \d\d:\d\d:\d\d$/),
)

it.each([Number.NaN, 9_007_199_254_740_991])('formatAnyTimestamp: undefined for %d', (seconds) =>
  expect(formatAnyTimestamp(seconds)).toBeUndefined(),
)

it.each([
  [0, '0 ms'],
  [812, '812 ms'],
  [1440, '1.44 s'],
  [15_230, '15.2 s'],
  [0.4, '0.4 ms'],
  [-1, '–'],
  [1e308, '–'],
  [Infinity, '–'],
])('formatElapsed: %i ms is shown as %s', (ms, text) => expect(formatElapsed(ms)).toBe(text))

it.each([
  [0, '0.00'],
  [4, '0.004'],
  [0.3, '0.0003'],
  [1440, '1.44'],
  [-1000, '–'],
  [-0.1, '–'],
  [1e308, '–'],
  [1e308 * 1000, '–'],
  [Number.NaN, '–'],
])('formatSeconds: %d ms is shown as %s', (ms, text) => expect(formatSeconds(ms)).toBe(text))

it('formatUtcOffset: sign, hours and minutes', () =>
  expect(formatUtcOffset(1_700_000_000)).toMatch(/^UTC[+-]\d\d:\d\d$/))
