import { expect, it } from 'vitest'
import { hasChange, remainingValues, reversed } from './row-mutations'

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
