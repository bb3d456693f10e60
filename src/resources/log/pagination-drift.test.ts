import { describe, expect, it } from 'vitest'
import { withRowKeys } from './log-keys'
import { logsWithIds, ownLogs, wireLog } from './log.fixture'
import { countNewRows, countRepeatedRows } from './pagination-drift'

const ids = (first: number) => Array.from({ length: 10 }, (_, at) => first - at)
const names = (first: number) => ids(first).map((n) => `r${n}`)
const equal = (p: number) =>
  withRowKeys(
    Array.from({ length: 10 }, () => wireLog({ type: 1 })),
    p,
  )

describe('rows that were on the page before (CD-35)', () => {
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
  it('by time, where so many came that none of the page before is left', () => {
    const later = ownLogs(names(200), 1).map((row) => Object.assign(row, { created_at: row.created_at + 1 }))
    expect(countRepeatedRows(ownLogs(names(100)), later)).toBe(10)
  })
  it('is not led astray by one impossible time', () => {
    const odd = ownLogs(names(90), 1).map((row, at) =>
      Object.assign(row, { created_at: at === 9 ? row.created_at * 1000 : row.created_at }),
    )
    expect(countRepeatedRows(ownLogs(names(100)), odd)).toBe(0)
  })
  it('knows of nothing before the first page', () =>
    expect(countRepeatedRows([], logsWithIds(ids(100)))).toBe(0))
  it('never takes equal entries for one that moved', () =>
    expect(countRepeatedRows(equal(0), equal(1))).toBe(0))
  it('sees equal entries move beside one that is unmistakable', () => {
    const [certain] = ownLogs(['a'])
    const rows = equal(0).slice(0, 3)
    const block = certain ? [certain, ...rows] : []
    expect(countRepeatedRows([...ownLogs(['z']), ...block], [...block, ...ownLogs(['b'])])).toBe(4)
  })
})

describe('rows that came since', () => {
  it.each([
    [100, 0],
    [103, 3],
    [109, 9],
    [130, 10],
  ])('a newest page from %i on has %i that 100 to 91 has not', (first, arrived) => {
    expect(countNewRows(logsWithIds(ids(100)), logsWithIds(ids(first)))).toBe(arrived)
    expect(countNewRows(ownLogs(names(100)), ownLogs(names(first)))).toBe(arrived)
  })
  it('are all of them where nothing was', () => expect(countNewRows([], ownLogs(['a', 'b']))).toBe(2))
})
