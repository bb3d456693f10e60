import { expect, it } from 'vitest'
import { changedRows, countChanges, unsent, withChanges, type TableChanges } from './edit-changes'
import { editStoreOf, storedChanges } from './edit-store'

const EMPTY: TableChanges = []
const change = { id: 1, name: 'one', member: 'weight', from: 0, text: '5', value: 5 }
const wrong = { id: 1, name: 'one', member: 'priority', from: 0, text: 'x' }
const other = { ...change, id: 2, name: 'two' }

it('changes: counts cells that can be written, and those that cannot', () =>
  expect(countChanges(withChanges(EMPTY, [change, wrong, other]))).toEqual({ valid: 2, invalid: 1 }))

it('changes: a cell that has its old value again is no change', () => {
  const changes = withChanges(EMPTY, [change, other])
  expect(withChanges(changes, [{ ...change, text: '0', value: 0 }]).map(({ id }) => id)).toEqual([2])
})

it('changes: changes that change nothing give the same map', () => {
  const changes = withChanges(EMPTY, [change, wrong])
  expect(withChanges(changes, [change, wrong, { ...other, text: '0', value: 0 }])).toBe(changes)
  expect(withChanges(changes, [{ ...wrong, text: 'y' }])).not.toBe(changes)
})

it('changes: a job gets only what can be written, and the rest stays', () => {
  const changes = withChanges(EMPTY, [change, wrong, other])
  expect(changedRows(changes)).toEqual([
    { id: 1, name: 'one', change: { from: { weight: 0 }, to: { weight: 5 } } },
    { id: 2, name: 'two', change: { from: { weight: 0 }, to: { weight: 5 } } },
  ])
  expect(countChanges(unsent(changes, changedRows(changes)))).toEqual({ valid: 0, invalid: 1 })
  expect(countChanges(unsent(changes, [{ id: 2 }]))).toEqual({ valid: 1, invalid: 1 })
})

it('changes: the cells of a record keep its creation time and the start of the server, for the job and after a reload (CD-60)', () => {
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
  const kept = withChanges([], [edited])
  const expected = [
    { id: 7, name: 'seven', created_time: 5, server: 9, change: { from: { weight: 1 }, to: { weight: 2 } } },
  ]
  expect(changedRows(kept)).toEqual(expected)
  const storage = storedChanges(1, 'channel')
  storage.write([...kept])
  expect(changedRows(storage.read() ?? [])).toEqual(expected)
})

let owner = 1
/** The edit mode of a list after some steps. */
function after(...steps: ReadonlyArray<number | 'undo' | 'redo' | 'discard'>) {
  owner += 1
  const store = editStoreOf(owner, 'channel')
  for (const step of steps) {
    if (typeof step === 'string') store[step]()
    else store.change([{ ...change, text: String(step), value: step }])
  }
  return store
}
const weight = (store: ReturnType<typeof after>) => store.read().changes[0]?.cells['weight']?.text

it.each([
  ['undo takes step after step back', [5, 6, 'undo'], '5'],
  ['undo ends where the changes began', [5, 6, 'undo', 'undo', 'undo', 'redo'], '5'],
  ['redo does steps again', [5, 6, 'undo', 'undo', 'redo', 'redo', 'redo'], '6'],
  ['a new change ends what can be done again', [5, 6, 'undo', 7, 'redo'], '7'],
  ['a change that changes nothing is no step', [5, 5, 'undo'], undefined],
  ['a discard is a step', [5, 'discard', 'undo'], '5'],
] as const)('edit store: %s', (_, steps, text) => expect(weight(after(...steps))).toBe(text))

it('edit store: what has been passed to a job cannot be taken back', () => {
  const store = after(5, 6)
  store.send([{ id: 1 }])
  expect(store.read()).toMatchObject({ changes: [], past: [], future: [] })
})

it('edit store: at most a hundred steps are kept', () =>
  expect(after(...Array.from({ length: 150 }, (_, n) => n + 1)).read().past).toHaveLength(100))
