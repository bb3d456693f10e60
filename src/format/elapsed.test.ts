import { expect, it } from 'vitest'
import { formatElapsed } from './elapsed'
import { formatUtcOffset } from './zone'

it.each([
  [0, '0 ms'],
  [812, '812 ms'],
  [1440, '1.44 s'],
  [15_230, '15.2 s'],
  [-1, '-1 ms'],
])('formatElapsed: %i ms is shown as %s', (ms, text) => expect(formatElapsed(ms)).toBe(text))

it('formatUtcOffset: sign, hours and minutes', () =>
  expect(formatUtcOffset(1_700_000_000)).toMatch(/^UTC[+-]\d\d:\d\d$/))
