import { expect, it } from 'vitest'
import {
  changedRows,
  countChanges,
  editReducer,
  initialState,
  unsent,
  withChanges,
  type Changes,
  type EditAction,
} from './edit-state'
import { storedChanges } from './edit-store'

const EMPTY: Changes = new Map()
const change = { id: 1, name: 'one', member: 'weight', from: 0, text: '5', value: 5 }
const wrong = { id: 1, name: 'one', member: 'priority', from: 0, text: 'x' }
const other = { ...change, id: 2, name: 'two' }

it('changes: counts cells that can be written, and those that cannot', () =>
  expect(countChanges(withChanges(EMPTY, [change, wrong, other]))).toEqual({ valid: 2, invalid: 1 }))

it('changes: a cell that has its old value again is no change', () => {
  const changes = withChanges(EMPTY, [change, other])
  expect([...withChanges(changes, [{ ...change, text: '0', value: 0 }]).keys()]).toEqual([2])
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
  const kept = withChanges(new Map(), [edited])
  const expected = [
    { id: 7, name: 'seven', created_time: 5, server: 9, change: { from: { weight: 1 }, to: { weight: 2 } } },
  ]
  expect(changedRows(kept)).toEqual(expected)
  const storage = storedChanges(1, 'channel')
  storage.write(kept)
  expect(changedRows(storage.read())).toEqual(expected)
})

/** The state after some actions. */
const after = (...actions: readonly EditAction[]) =>
  actions.reduce((state, action) => editReducer(state, action), initialState(EMPTY))
const to = (text: string): EditAction => ({
  type: 'change',
  changes: [{ ...change, text, value: Number(text) }],
})
const weight = ({ changes }: ReturnType<typeof after>) => changes.get(1)?.cells['weight']?.text

it('reducer: undo takes step after step back, redo does them again, and a new change ends what can be done again', () => {
  const [undo, redo]: EditAction[] = [{ type: 'undo' }, { type: 'redo' }]
  if (!undo || !redo) throw new Error('two actions')
  const steps = [to('5'), to('6')]
  expect(weight(after(...steps, undo))).toBe('5')
  expect(weight(after(...steps, undo, undo))).toBeUndefined()
  expect(weight(after(...steps, undo, undo, undo, redo))).toBe('5')
  expect(weight(after(...steps, undo, undo, redo, redo, redo))).toBe('6')
  expect(weight(after(...steps, undo, to('7'), redo))).toBe('7')
})

it('reducer: a change that changes nothing is no step, and a discard is one', () => {
  expect(weight(after(to('5'), to('5'), { type: 'undo' }))).toBeUndefined()
  expect(weight(after(to('5'), { type: 'discard' }))).toBeUndefined()
  expect(weight(after(to('5'), { type: 'discard' }, { type: 'undo' }))).toBe('5')
})

it('reducer: what has been passed to a job cannot be taken back', () => {
  const sent = after(to('5'), to('6'), { type: 'send', sent: [{ id: 1 }] })
  expect([sent.changes.size, sent.past, sent.future]).toEqual([0, [], []])
})

it('reducer: at most a hundred steps are kept', () =>
  expect(after(...Array.from({ length: 150 }, (_, n) => to(String(n + 1)))).past).toHaveLength(100))

it('reducer: a note stays until the next move, and the counts stay while there is none', () => {
  const move: EditAction = { type: 'select', active: { id: '2', member: 'weight' } }
  expect(after({ type: 'tell', note: 'first select' }, move).message.note).toBe('')
  expect(after(to('5'), move).message.isCounted).toBe(true)
})
