import { describe, expect, it } from 'vitest'
import { withRowKeys } from './log'
import { logsWithIds, ownLogs, wireLog } from './log.fixture'
import { countRepeatedRows } from './pagination-drift'

const ids = (first: number) => Array.from({ length: 10 }, (_, at) => first - at)
const names = (first: number) => ids(first).map((n) => `r${n}`)
const equal = (p: number) =>
  withRowKeys(
    Array.from({ length: 10 }, () => wireLog({ type: 1 })),
    p,
  )

describe('repeated rows after pagination drift (CD-35)', () => {
  it.each([
    [90, 0],
    [93, 3],
    [99, 9],
    [100, 10],
    [112, 10],
  ])('by id: a page from %i on repeats %i of 100 to 91', (first, repeats) =>
    expect(countRepeatedRows(logsWithIds(ids(100)), logsWithIds(ids(first), 1))).toBe(repeats),
  )
  it.each([
    [90, 0],
    [93, 3],
    [100, 10],
    [104, 10],
  ])('by request: a page from r%i on repeats %i', (first, repeats) =>
    expect(countRepeatedRows(ownLogs(names(100)), ownLogs(names(first), 1))).toBe(repeats),
  )
  it('by time: all rows repeat when more than a page of new rows arrived', () => {
    const later = ownLogs(names(200), 1).map((row) => Object.assign(row, { created_at: row.created_at + 1 }))
    expect(countRepeatedRows(ownLogs(names(100)), later)).toBe(10)
  })
  it('one impossible timestamp does not change the count', () => {
    const odd = ownLogs(names(90), 1).map((row, at) =>
      Object.assign(row, { created_at: at === 9 ? row.created_at * 1000 : row.created_at }),
    )
    expect(countRepeatedRows(ownLogs(names(100)), odd)).toBe(0)
  })
  it('the first page repeats nothing', () => expect(countRepeatedRows([], logsWithIds(ids(100)))).toBe(0))
  it('equal entries are not counted as repeated', () => expect(countRepeatedRows(equal(0), equal(1))).toBe(0))
  it('equal entries count as repeated beside a unique one', () => {
    const [certain] = ownLogs(['a'])
    const rows = equal(0).slice(0, 3)
    const block = certain ? [certain, ...rows] : []
    expect(countRepeatedRows([...ownLogs(['z']), ...block], [...block, ...ownLogs(['b'])])).toBe(4)
  })
})
