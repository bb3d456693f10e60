import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { receivedRowCount, listPage, withRow } from './rows'

const rows = listPage(z.object({ id: z.number() }))

it('list with invalid rows: valid rows are kept and invalid ones counted (SH-19)', () =>
  expect(rows.parse([{ id: 1, secret: 'x' }, null, { id: '2' }, { id: 3 }])).toEqual({
    rows: [{ id: 1 }, { id: 3 }],
    unreadable: 2,
  }))
it('null: parsed as an empty list', () => expect(rows.parse(null)).toEqual({ rows: [], unreadable: 0 }))
it('an object instead of a list: rejected', () => expect(rows.safeParse({}).success).toBe(false))

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
])('rows with ids %j: shown as %j, duplicates left out: %s', (ids, kept, duplicates) => {
  const page = numbered.parse(ids.map((id) => ({ id })))
  expect(page.rows.map(({ id }) => id)).toEqual(kept)
  expect([page.duplicates, receivedRowCount(page)]).toEqual([duplicates, ids.length])
})

it('two rows with the same id: the first is kept', () => {
  const page = numbered.parse([{ id: 1, name: 'first' }, { id: 1, name: 'second' }, { id: '1' }])
  expect(page).toEqual({ rows: [{ id: 1, name: 'first' }], unreadable: 1, duplicates: 1 })
})

it('withRow: one row changes, the others keep their identity so that they do not re-render', () => {
  const page = { rows: [{ id: 1 }, { id: 2 }, { id: 3 }], unreadable: 1 }
  const changed = withRow<{ id: number; name?: string }>(page, 2, (row) => ({ ...row, name: 'new' }))
  expect(changed).toEqual({ rows: [{ id: 1 }, { id: 2, name: 'new' }, { id: 3 }], unreadable: 1 })
  expect(changed.rows[0]).toBe(page.rows[0])
  expect(changed.rows[2]).toBe(page.rows[2])
})

it('withRow: only the given row is removed', () => {
  const page = { rows: [{ id: 1 }, { id: 2 }, { id: 3 }], unreadable: 1 }
  expect(withRow(page, 2, () => undefined)).toEqual({ rows: [{ id: 1 }, { id: 3 }], unreadable: 1 })
})
