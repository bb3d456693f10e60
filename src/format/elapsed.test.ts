import { expect, it } from 'vitest'
import { elapsedText } from './elapsed'
import { offsetText } from './zone'

it.each([
  [0, '0 ms'],
  [812, '812 ms'],
  [1440, '1.44 s'],
  [15_230, '15.2 s'],
  [-1, '-1 ms'],
])('%i ms are %s', (ms, text) => expect(elapsedText(ms)).toBe(text))

it('says how far the clock is from UTC', () =>
  expect(offsetText(1_700_000_000)).toMatch(/^UTC[+-]\d\d:\d\d$/))
