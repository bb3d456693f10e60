import { beforeEach, describe, expect, it, vi } from 'vitest'
import { loadPages } from './use-load-all'

type Row = { id: number }
const rowId = (row: Row) => String(row.id)
const retryDelayOf = (error: unknown) => (error === 'later' ? 7 : undefined)
const rows = (from: number, length: number) => Array.from({ length }, (_, n) => ({ id: from + n }))

function load(
  fetchPage: (p: number) => Promise<{ rows: Row[]; unreadable: number }>,
  signal = new AbortController().signal,
) {
  const onPause = vi.fn<(seconds: number | undefined) => void>()
  const onProgress = vi.fn<(rows: number) => void>()
  return {
    done: loadPages({ fetchPage, rowId, signal, retryDelayOf, onProgress, onPause }),
    onPause,
    onProgress,
  }
}

describe('loadPages', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })

  it('fetches up to the short page and keeps a moved row once', async () => {
    const { done, onProgress } = load(async (p) => ({
      rows: p < 2 ? rows(p * 9, 10) : rows(19, p === 2 ? 3 : 0),
      unreadable: 0,
    }))
    const list = await done
    expect(list.rows.map(({ id }) => id)).toEqual(Array.from({ length: 22 }, (_, n) => n))
    expect(onProgress.mock.calls.flat()).toEqual([10, 20, 23])
  })

  it('counts unreadable rows as rows of their page, so that it is not the last one', async () => {
    const { done } = load(async (p) =>
      p < 2 ? { rows: rows(p * 9, 9), unreadable: 1 } : { rows: rows(18, p === 2 ? 1 : 0), unreadable: 0 },
    )
    const list = await done
    expect(list.rows.map(({ id }) => id)).toEqual(Array.from({ length: 19 }, (_, n) => n))
    expect(list.unreadable).toBe(2)
  })

  it('a rate limit pauses as long as the server asks, then the page is retried', async () => {
    const rateLimited = new Set([1])
    const fetchPage = vi.fn<(p: number) => Promise<{ rows: Row[]; unreadable: number }>>(async (p) => {
      if (rateLimited.delete(p)) throw 'later'
      return { rows: p < 2 ? rows(p * 10, 10) : [], unreadable: 0 }
    })
    const { done, onPause } = load(fetchPage)
    await vi.advanceTimersByTimeAsync(6999)
    expect(onPause.mock.calls).toEqual([[7]])
    const calls = fetchPage.mock.calls.length
    await vi.advanceTimersByTimeAsync(1)
    expect((await done).rows).toHaveLength(20)
    expect(onPause.mock.calls).toEqual([[7], [undefined]])
    expect(fetchPage.mock.calls.length).toBeGreaterThan(calls)
  })

  it('rejects on any other error', async () => {
    const { done } = load(() => Promise.reject(new Error('broken')))
    await expect(done).rejects.toThrow('broken')
  })

  it('rejects when aborted during a pause', async () => {
    const abort = new AbortController()
    const { done } = load(() => Promise.reject('later'), abort.signal)
    const rejection = done.catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(1000)
    abort.abort()
    expect(await rejection).toMatchObject({ message: 'stopped' })
  })
})
