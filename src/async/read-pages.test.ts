import { expect, it, vi } from 'vitest'
import { readPagesInOrder } from './read-pages'

const { signal } = new AbortController()

/** Pages that a test answers in any order. */
function manualPages() {
  const pending = new Map<number, { resolve: (page: number) => void; reject: (error: Error) => void }>()
  const readPage = vi.fn<(p: number) => Promise<number>>(
    (p) => new Promise((resolve, reject) => pending.set(p, { resolve, reject })),
  )
  return {
    readPage,
    answer: (p: number) => pending.get(p)?.resolve(p),
    fail: (p: number) => pending.get(p)?.reject(new Error(`page ${p}`)),
  }
}

async function collect(pages: AsyncIterable<number>, count: number) {
  const collected: number[] = []
  for await (const page of pages) if (collected.push(page) === count) break
  return collected
}

it('readPagesInOrder: yields pages in order whatever the order of the responses', async () => {
  const { readPage, answer } = manualPages()
  const all = collect(readPagesInOrder(readPage, { signal, from: 0 }), 4)
  for (const p of [3, 1, 0, 2]) answer(p)
  expect(await all).toEqual([0, 1, 2, 3])
})

it('readPagesInOrder: reads four pages at a time, from the given one', async () => {
  const { readPage, answer } = manualPages()
  const pages = readPagesInOrder(readPage, { signal, from: 2 })
  const first = pages.next()
  expect(readPage.mock.calls.flat()).toEqual([2, 3, 4, 5])
  answer(2)
  expect(await first).toEqual({ done: false, value: 2 })
  expect(readPage).toHaveBeenCalledTimes(4)
  void pages.next()
  expect(readPage.mock.calls.flat()).toEqual([2, 3, 4, 5, 6])
})

it('readPagesInOrder: an error is thrown after the pages before it', async () => {
  const { readPage, answer, fail } = manualPages()
  const pages = readPagesInOrder(readPage, { signal, from: 0 })
  const first = pages.next()
  fail(1)
  answer(0)
  expect(await first).toEqual({ done: false, value: 0 })
  await expect(pages.next()).rejects.toThrow('page 1')
})

it('readPagesInOrder: reads no further once the consumer has left the loop', async () => {
  const readPage = vi.fn<(p: number) => Promise<number>>(async (p) => p)
  for await (const page of readPagesInOrder(readPage, { signal, from: 0 })) if (page === 2) break
  expect(readPage).toHaveBeenCalledTimes(6)
})

it('readPagesInOrder: an abort ends the iteration', async () => {
  const abort = new AbortController()
  const pages = readPagesInOrder(async (p) => p, { signal: abort.signal, from: 0 })
  await pages.next()
  abort.abort()
  await expect(pages.next()).rejects.toMatchObject({ name: 'AbortError' })
})
