import { expect, it } from 'vitest'
import { isYounger } from './stored-value'

it.each([
  ['just now', 100, true],
  ['a moment ago', 99, true],
  ['as old as allowed', 40, false],
  ['too old', 0, false],
  ['a moment ahead', 101, false],
  ['far in the future', 1e15, false],
  ['before the epoch', -5, false],
  ['no number', NaN, false],
])('age below 60 at 100: %s (CD-58)', (_condition, at, expected) =>
  expect(isYounger(at, 60, 100)).toBe(expected),
)
