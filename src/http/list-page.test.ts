import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { answeredRows, listPage } from './list-page'

const rows = listPage(z.object({ id: z.number() }))

it('shows the good rows and counts the bad ones (SH-19)', () =>
  expect(rows.parse([{ id: 1, secret: 'x' }, null, { id: '2' }, { id: 3 }])).toEqual({
    rows: [{ id: 1 }, { id: 3 }],
    unreadable: 2,
  }))
it('takes null for an empty list', () => expect(rows.parse(null)).toEqual({ rows: [], unreadable: 0 }))
it('takes nothing else for a list', () => expect(rows.safeParse({}).success).toBe(false))

const numbered = listPage(z.object({ id: z.int(), name: z.optional(z.string()) }))
it.each([
  [[], [], undefined],
  [[1], [1], undefined],
  [[1, 2, 3], [1, 2, 3], undefined],
  [[1, 1], [1], 1],
  [[1, 1, 1], [1], 2],
  [[1, 2, 1, 2], [1, 2], 2],
  [[2, 1, 2], [2, 1], 1],
  [[0, 0, 0], [0, 0, 0], undefined],
  [[0, 1, 0, 1], [0, 1, 0], 1],
  [[-1, -1], [-1, -1], undefined],
])('rows of the ids %j are shown as %j, and %s are left out', (ids, kept, doubled) => {
  const page = numbered.parse(ids.map((id) => ({ id })))
  expect(page.rows.map(({ id }) => id)).toEqual(kept)
  expect([page.doubled, answeredRows(page)]).toEqual([doubled, ids.length])
})

it('of two rows with one id the first is kept', () => {
  const page = numbered.parse([{ id: 1, name: 'first' }, { id: 1, name: 'second' }, { id: '1' }])
  expect(page).toEqual({ rows: [{ id: 1, name: 'first' }], unreadable: 1, doubled: 1 })
})
