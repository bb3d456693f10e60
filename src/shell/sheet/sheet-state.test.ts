// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { batchCounts, batchEntries, sheetStorage, unsent, withChanges, type Batch } from './sheet-state'

const EMPTY: Batch = new Map()
const change = { id: 1, name: 'one', member: 'weight', from: 0, text: '5', value: 5 }
const wrong = { id: 1, name: 'one', member: 'priority', from: 0, text: 'x' }
const other = { ...change, id: 2, name: 'two' }

it('batch: counts cells that can be written, and those that cannot', () =>
  expect(batchCounts(withChanges(EMPTY, [change, wrong, other]))).toEqual({ valid: 2, invalid: 1 }))

it('batch: a cell that has its old value again is no change', () => {
  const batch = withChanges(EMPTY, [change, other])
  expect([...withChanges(batch, [{ ...change, text: '0', value: 0 }]).keys()]).toEqual([2])
})

it('batch: changes that change nothing give the same batch', () => {
  const batch = withChanges(EMPTY, [change, wrong])
  expect(withChanges(batch, [change, wrong, { ...other, text: '0', value: 0 }])).toBe(batch)
  expect(withChanges(batch, [{ ...wrong, text: 'y' }])).not.toBe(batch)
})

it('batch: a run gets only what can be written, and the rest stays', () => {
  const batch = withChanges(EMPTY, [change, wrong, other])
  expect(batchEntries(batch)).toEqual([
    { id: 1, name: 'one', change: { from: { weight: 0 }, to: { weight: 5 } } },
    { id: 2, name: 'two', change: { from: { weight: 0 }, to: { weight: 5 } } },
  ])
  expect(batchCounts(unsent(batch, batchEntries(batch)))).toEqual({ valid: 0, invalid: 1 })
  expect(batchCounts(unsent(batch, [{ id: 2 }]))).toEqual({ valid: 1, invalid: 1 })
})

it('batch: the cells of a record keep its creation time and the start of the server, for the run and after a reload (CD-60)', () => {
  const edited = {
    id: 7,
    name: 'seven',
    created_time: 5,
    server: 9,
    member: 'weight',
    from: 1,
    text: '2',
    value: 2,
  }
  const kept = withChanges(new Map(), [edited])
  const expected = [
    { id: 7, name: 'seven', created_time: 5, server: 9, change: { from: { weight: 1 }, to: { weight: 2 } } },
  ]
  expect(batchEntries(kept)).toEqual(expected)
  const storage = sheetStorage(1, 'channel')
  storage.write(kept)
  expect(batchEntries(storage.read())).toEqual(expected)
})
