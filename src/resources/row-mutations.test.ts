import { expect, it } from 'vitest'
import { hasChange, remainingValues, reversed, wasStored } from './row-mutations'

const CHANGE = { from: { models: 'a', weight: 1 }, to: { models: 'a,b', weight: 2 } }

it('record change: returns the members that are still to be written', () => {
  expect(remainingValues(CHANGE, { models: 'a', weight: 1, name: 'x' })).toEqual(CHANGE.to)
  expect(remainingValues(CHANGE, { models: 'a,b', weight: 1 })).toEqual({ weight: 2 })
  expect(remainingValues(CHANGE, { models: 'a,b', weight: 2 })).toEqual({})
})

it('record change: refuses to overwrite a member that moved meanwhile', () =>
  expect(() => remainingValues(CHANGE, { models: 'a,c', weight: 1 })).toThrow(/a,c/))

it('record change: tells whether a record has it, and is undone by its reverse', () => {
  expect(hasChange(CHANGE, { models: 'a,b', weight: 2 })).toBe(true)
  expect(hasChange(CHANGE, { models: 'a,b', weight: 1 })).toBe(false)
  expect(reversed(CHANGE)).toEqual({ from: CHANGE.to, to: CHANGE.from })
})

const before = { name: 'old', models: ['a'], quota: 5, test_model: undefined }

it.each([
  ['all as sent', { name: 'new', models: 'a,b' }, { ...before, name: 'new', models: ['a', 'b'] }, true],
  ['a secret beside', { name: 'new', key: 'k' }, { ...before, name: 'new' }, true],
  ['spent meanwhile', { name: 'new', quota: 9 }, { ...before, name: 'new', quota: 8 }, true],
  ['all as before', { name: 'new', models: 'b' }, before, false],
] as const)('lost save, %s: %j is told', (_when, changes, after, done) =>
  expect(wasStored(changes, before, after)).toBe(done),
)

it.each([
  ['a secret alone', { key: 'k' }, before],
  ['what the server does not return', { test_model: 'a' }, before],
  ['another value than both', { quota: 9 }, { ...before, quota: 4 }],
])('lost save, %s: cannot be told', (_when, changes, after) =>
  expect(() => wasStored(changes, before, after)).toThrow(RangeError),
)
