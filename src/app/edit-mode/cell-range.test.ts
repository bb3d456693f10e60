import { expect, it } from 'vitest'
import { activeIn, fillDown, moveBy, pasteInto, rangeBetween, selectionIn, stepTo } from './cell-range'

const layout = { ids: ['1', '2', '3'], members: ['priority', 'weight'] }
const first = { id: '1', member: 'priority' }
const last = { id: '3', member: 'weight' }

it.each([
  ['ArrowDown', false, { id: '2', member: 'priority' }],
  ['ArrowDown', true, { id: '3', member: 'priority' }],
  ['ArrowRight', false, { id: '1', member: 'weight' }],
  ['ArrowUp', false, first],
  ['ArrowLeft', false, first],
  ['End', false, { id: '1', member: 'weight' }],
  ['End', true, last],
  ['PageDown', false, { id: '3', member: 'priority' }],
  ['a', false, undefined],
])('moveBy: %s (to the edge: %s) from the first cell', (key, isFar, expected) =>
  expect(moveBy(layout, first, key, isFar)).toEqual(expected),
)

it('stepTo: wraps to the next row, and ends at the last cell', () => {
  expect(stepTo(layout, { id: '1', member: 'weight' }, 1)).toEqual({ id: '2', member: 'priority' })
  expect(stepTo(layout, { id: '2', member: 'priority' }, -1)).toEqual({ id: '1', member: 'weight' })
  expect(stepTo(layout, last, 1)).toBeUndefined()
  expect(stepTo(layout, first, -1)).toBeUndefined()
})

it('activeIn: a cell of another page gives way to the first one', () => {
  expect(activeIn(layout, { id: '9', member: 'weight' })).toEqual(first)
  expect(activeIn({ ids: [], members: [] }, first)).toBeUndefined()
})

it('rangeBetween: the block in either direction; a corner on another page is ignored', () => {
  expect(rangeBetween(layout, last, { id: '2', member: 'priority' })).toEqual({
    ids: ['2', '3'],
    members: ['priority', 'weight'],
  })
  expect(rangeBetween(layout, { id: '9', member: 'priority' }, last)).toEqual({
    ids: ['3'],
    members: ['weight'],
  })
})

it('pasteInto: a block begins at the first cell, and what does not fit is counted', () => {
  const range = { ids: ['2'], members: ['weight'] }
  const { inputs, leftOut } = pasteInto(layout, range, [['5', '6'], ['7'], ['8']])
  expect(inputs).toEqual([
    { id: '2', member: 'weight', text: '5' },
    { id: '3', member: 'weight', text: '7' },
  ])
  expect(leftOut).toBe(2)
})

it('pasteInto: one text fills the whole range', () =>
  expect(pasteInto(layout, { ids: ['1', '2'], members: ['weight'] }, [['5']]).inputs).toEqual([
    { id: '1', member: 'weight', text: '5' },
    { id: '2', member: 'weight', text: '5' },
  ]))

it('fillDown: repeats the first row, column by column', () => {
  const textOf = ({ id, member }: { id: string; member: string }) =>
    member === 'priority' ? undefined : `${id} ${member}`
  expect(fillDown(layout, textOf)).toEqual([
    { id: '2', member: 'weight', text: '1 weight' },
    { id: '3', member: 'weight', text: '1 weight' },
  ])
})

it('selectionIn: a block is selected as long as the same rows lie between its corners', () => {
  const block = { anchor: first, ids: ['1', '2'] }
  const active = { id: '2', member: 'weight' }
  expect(selectionIn(layout, { active, block })?.range).toEqual({
    ids: ['1', '2'],
    members: ['priority', 'weight'],
  })
  const sorted = { ...layout, ids: ['1', '3', '2'] }
  expect(selectionIn(sorted, { active, block })).toEqual({
    active,
    anchor: active,
    range: { ids: ['2'], members: ['weight'] },
  })
})
