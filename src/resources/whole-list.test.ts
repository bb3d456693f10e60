import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { HttpFailure } from '#/http/failure'
import type { ListPage } from '#/http/rows'
import { wholeList, type WholeList } from './whole-list'

type Row = { id: number; name: string }

/** Rows from the newest id down. */
const rowsOf = (newest: number, count: number): Row[] =>
  Array.from({ length: count }, (_, n) => ({ id: newest - n, name: `row ${newest - n}` }))

const queryKey = ['row', 'list', 'all']

/** A server with `count` rows in pages of ten, and the list that reads it. */
function serverOf(count: number, newest = count) {
  const all = rowsOf(newest, count)
  const page = vi.fn<(p: number) => Promise<ListPage<Row>>>(async (p) => ({
    rows: all.slice(p * 10, p * 10 + 10),
    unreadable: 0,
  }))
  const atOnce = vi.fn<() => Promise<ListPage<Row>>>(async () => ({ rows: all.toReversed(), unreadable: 0 }))
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const seen: Array<WholeList<Row> | undefined> = []
  const observer = new QueryObserver(client, wholeList<Row>({ queryKey, page, atOnce }))
  const open = () => observer.subscribe(({ data }) => void (seen.at(-1) === data || seen.push(data)))
  return {
    page,
    atOnce,
    client,
    observer,
    open,
    seen,
    list: () => client.getQueryData<WholeList<Row>>(queryKey),
  }
}

const pass = (ms = 100) => vi.advanceTimersByTimeAsync(ms)

beforeEach(() => {
  vi.useFakeTimers()
})

describe('whole list', () => {
  it('takes two calls: the first page is there before all rows, which are newest first', async () => {
    const server = serverOf(23)
    server.open()
    await pass()
    expect(server.seen.filter(Boolean).map((list) => [list?.rows.length, list?.rest])).toEqual([
      [10, 'coming'],
      [23, undefined],
    ])
    expect(server.list()?.rows.map(({ id }) => id)).toEqual(rowsOf(23, 23).map(({ id }) => id))
    expect([server.page.mock.calls.length, server.atOnce.mock.calls.length]).toEqual([1, 1])
  })

  it('takes one call if the first page is short', async () => {
    const server = serverOf(9)
    server.open()
    await pass()
    expect(server.list()).toEqual({ rows: rowsOf(9, 9), unreadable: 0 })
    expect(server.atOnce).not.toHaveBeenCalled()
  })

  it('that is only preloaded reads its first page, and the others when a page shows it', async () => {
    const server = serverOf(23)
    void server.client.prefetchQuery(server.observer.options)
    await pass(1000)
    expect(server.list()?.rows).toHaveLength(10)
    expect(server.atOnce).not.toHaveBeenCalled()
    server.open()
    await pass()
    expect(server.list()?.rows).toHaveLength(23)
    expect(server.page).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['truncates all rows to a page', async () => ({ rows: rowsOf(23, 10), unreadable: 0 })],
    ['refuses them, as PostgreSQL does', () => Promise.reject(new HttpFailure({ kind: 'refused' }))],
  ])('of a server that %s is read page by page', async (_, answer) => {
    const server = serverOf(23)
    server.atOnce.mockImplementation(answer)
    server.open()
    await pass()
    expect(server.list()).toEqual({ rows: rowsOf(23, 23), unreadable: 0 })
  })

  it('of more than 10,000 rows is read by 2,000 rows at a time, when somebody asks', async () => {
    const server = serverOf(10_500)
    server.open()
    await pass()
    expect(server.atOnce).not.toHaveBeenCalled()
    expect([server.list()?.rows.length, server.list()?.rest]).toEqual([2010, 'left'])
    void server.observer.refetch()
    await pass()
    expect([server.list()?.rows.length, server.list()?.rest]).toEqual([4010, 'left'])
    // Written meanwhile: it is read anew, and nothing is shown before it is there.
    const before = server.seen.length
    void server.client.invalidateQueries({ queryKey })
    await pass()
    expect(server.list()?.rows).toHaveLength(2010)
    expect(server.seen.slice(before).every((list) => list?.rest === 'left')).toBe(true)
  })

  it('pauses at a rate limit, then goes on', async () => {
    const server = serverOf(35)
    server.atOnce.mockRejectedValue(new Error('no'))
    let refusals = 1
    const { page } = server
    const answer = page.getMockImplementation()
    page.mockImplementation(async (p) => {
      if (p === 2 && refusals-- > 0) throw new HttpFailure({ kind: 'rateLimited', retryAfter: 5 })
      return answer?.(p) ?? { rows: [], unreadable: 0 }
    })
    server.open()
    await pass()
    expect(server.list()).toMatchObject({ rest: 'coming', pause: { seconds: 5 } })
    await pass(5000)
    expect(server.list()).toEqual({ rows: rowsOf(35, 35), unreadable: 0 })
  })

  it('keeps its rows after an error, and is read on', async () => {
    const server = serverOf(35)
    server.atOnce.mockRejectedValue(new Error('no'))
    const answer = server.page.getMockImplementation()
    server.page.mockImplementation(async (p) => {
      if (p === 2) throw new Error('broken')
      return answer?.(p) ?? { rows: [], unreadable: 0 }
    })
    server.open()
    await pass()
    expect(server.observer.getCurrentResult().error?.message).toBe('broken')
    expect(server.list()?.rows).toHaveLength(20)
    if (answer) server.page.mockReset().mockImplementation(answer)
    void server.observer.refetch()
    await pass()
    expect(server.page.mock.calls.map(([p]) => p).slice(0, 2)).toEqual([2, 3])
    expect(server.list()?.rows).toEqual(rowsOf(35, 35))
  })

  it('that was left while it was read is read on when it is opened again', async () => {
    const server = serverOf(23)
    let release = () => {}
    server.atOnce.mockImplementationOnce(
      () => new Promise((resolve) => (release = () => resolve({ rows: [], unreadable: 0 }))),
    )
    const leave = server.open()
    await pass()
    leave()
    release()
    await pass()
    expect(server.list()).toMatchObject({ rest: 'coming' })
    server.open()
    await pass()
    expect(server.list()?.rows).toHaveLength(23)
  })

  it('keeps rows that are as they were, also when one is added above them', async () => {
    const server = serverOf(12)
    server.open()
    await pass()
    const [first] = server.list()?.rows ?? []
    server.page.mockImplementation(async () => ({ rows: rowsOf(13, 10), unreadable: 0 }))
    server.atOnce.mockImplementation(async () => ({ rows: rowsOf(13, 13), unreadable: 0 }))
    void server.observer.refetch()
    await pass()
    expect(server.list()?.rows[1]).toBe(first)
  })
})
