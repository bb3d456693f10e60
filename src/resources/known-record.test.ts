import { expect, it } from 'vitest'
import { isSameRecord } from './known-record'

const now = (created_time: number | undefined, ...names: string[]) => ({ created_time, names })

it.each([
  ['unchanged', { name: 'a', created_time: 5 }, now(5, 'a'), true],
  ['renamed on the same server', { name: 'a', created_time: 5 }, now(5, 'b'), true],
  ['created at another time', { name: 'a', created_time: 5 }, now(6, 'a'), false],
  ['without a creation time, unchanged', { name: 'a' }, now(undefined, 'a'), true],
  ['without a creation time, renamed', { name: 'a' }, now(undefined, 'b'), false],
  ['stored without a creation time', { name: 'a' }, now(5, 'a'), true],
  ['a creation time of 0 is none', { name: 'a', created_time: 0 }, now(0, 'b'), false],
  ['a blank name under its display name', { name: 'Channel 3' }, now(undefined, '', 'Channel 3'), true],
  ['names differ by case', { name: 'A' }, now(undefined, 'a'), false],
  ['names differ by a blank', { name: 'a ' }, now(undefined, 'a'), false],
])('same record: %s (CD-60)', (_condition, known, current, expected) =>
  expect(isSameRecord(known, current)).toBe(expected),
)
