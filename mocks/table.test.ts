import { describe, expect, it, vi } from 'vitest'
import { rowsOf, Table } from './table'

interface Row {
  id: number
  name: string
}

const rowOf = (id: number): Row => ({ id, name: `row ${id}` })
const tableOf = (count: number) => new Table<Row>({ count, rowOf })
const ids = (rows: readonly Row[]) => rows.map(({ id }) => id)
const range = (from: number, to: number) => Array.from({ length: from - to + 1 }, (_, at) => from - at)

describe('Table', () => {
  it.each([
    { count: 25, page: 0, want: range(25, 16) },
    { count: 25, page: 2, want: range(5, 1) },
    { count: 25, page: 3, want: [] },
    { count: 20, page: 2, want: [] },
    { count: 0, page: 0, want: [] },
  ])('page $page of $count rows is sorted newest first', ({ count, page, want }) => {
    expect(ids(tableOf(count).page(page))).toEqual(want)
  })

  it('computes only the rows of the page', () => {
    const counted = vi.fn<typeof rowOf>(rowOf)
    new Table<Row>({ count: 100_000, rowOf: counted }).page(5000)
    expect(counted.mock.calls.map(([id]) => id)).toEqual(range(50_000, 49_991))
  })

  it('pages through matching rows only', () => {
    const evens = tableOf(60).page(1, { where: ({ id }) => id % 2 === 0 })
    expect(ids(evens)).toEqual([40, 38, 36, 34, 32, 30, 28, 26, 24, 22])
  })

  it('keeps ascending ids for rows that compare equal', () => {
    expect(ids(tableOf(12).page(0, { order: () => 0 }))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  })

  it('shifts later rows up after a removal', () => {
    const table = tableOf(12)
    expect([table.remove(5), table.remove(5)]).toEqual([true, false])
    expect(ids(table.page(0))).toEqual([...range(12, 6), 4, 3, 2])
    expect(table.size).toBe(11)
  })

  it.each([
    { removed: [12], next: 12 },
    { removed: [11], next: 13 },
    { removed: [11, 12], next: 11 },
    { removed: [12, 11], next: 11 },
    { removed: range(12, 1), next: 1 },
  ])('a new row gets the highest existing id plus 1: $next after removing $removed', ({ removed, next }) => {
    const table = tableOf(12)
    for (const id of removed) table.remove(id)
    expect(table.size).toBe(12 - removed.length)
    expect(table.add((id) => ({ id, name: 'new' }))).toEqual({ id: next, name: 'new' })
    expect(table.get(next)?.name).toBe('new')
    expect(table.size).toBe(13 - removed.length)
    table.remove(next)
    expect(table.get(next)).toBeUndefined()
  })

  it('update changes a row in all views and ignores an unknown id', () => {
    const table = tableOf(3)
    table.update(2, { name: 'changed' })
    expect([table.get(2)?.name, table.all()[1]?.name, table.page(0)[1]?.name]).toEqual([
      'changed',
      'changed',
      'changed',
    ])
    expect(table.find(({ name }) => name === 'changed')?.id).toBe(2)
    expect(table.update(4, { name: 'nobody' })).toBeUndefined()
    expect(table.find(({ id }) => id === 4)).toBeUndefined()
  })

  it.each([0, -1, 4, 1.5, Number.NaN, Number.POSITIVE_INFINITY])('has no row %s', (id) => {
    expect(tableOf(3).get(id)).toBeUndefined()
  })

  it('rejects seed rows whose ids are not 1, 2, 3 …', () => {
    expect(() => rowsOf([{ id: 2 }]).rowOf(1)).toThrow(RangeError)
  })
})
