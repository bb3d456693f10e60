import { expect, it } from 'vitest'
import { testSeries } from './test-series'

/** Points of a channel, from `+` and `-`. */
const points = (channel: number, results: string, from = 0) =>
  results.split('').map((sign, index) => ({
    channel,
    model: 'm',
    at: from + index,
    ms: 100,
    isOk: sign === '+',
    error: sign === '+' ? '' : 'no',
  }))

it.each([
  ['nothing', [], []],
  ['a steady channel', points(1, '+++'), ['1 3/3 0']],
  [
    'a flapping one before a broken one before a steady one',
    [...points(1, '++'), ...points(2, '---'), ...points(3, '+-+')],
    ['3 2/3 2', '2 0/3 0', '1 2/2 0'],
  ],
  [
    'the newest of two equal ones first',
    [...points(1, '++'), ...points(2, '++', 50)],
    ['2 2/2 0', '1 2/2 0'],
  ],
  ['the last twenty tests only', points(1, '-'.repeat(10) + '+'.repeat(20)), ['1 20/20 0']],
])('test series: %s', (_condition, given, expected) =>
  expect(
    testSeries(given).map(({ channel, points: own, ok, flips }) => `${channel} ${ok}/${own.length} ${flips}`),
  ).toEqual(expected),
)
