import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { startPacedQueue, type PacedQueueState } from './paced-queue'

class Limited extends Error {
  constructor(readonly seconds: number) {
    super('429')
  }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A queue of `count` items of 100 ms each; `refuse` may throw before an item is done. */
function startQueue(
  count: number,
  concurrency: number,
  refuse: (n: number, attempt: number) => void = () => {},
) {
  const done: number[] = []
  const attempts = new Map<number, number>()
  const states: PacedQueueState[] = []
  let active = 0
  let mostActive = 0
  const queue = startPacedQueue({
    items: Array.from({ length: count }, (_, n) => ({ n })),
    concurrency,
    retryDelayOf: (error) => (error instanceof Limited ? error.seconds : undefined),
    onChange: (state) => states.push(state),
    run: async ({ n }) => {
      active += 1
      mostActive = Math.max(mostActive, active)
      const attempt = (attempts.get(n) ?? 0) + 1
      attempts.set(n, attempt)
      await new Promise((resolve) => setTimeout(resolve, 100))
      active -= 1
      refuse(n, attempt)
      done.push(n)
    },
  })
  return { queue, done, states, attempts, most: () => mostActive, last: () => states.at(-1) }
}

describe('paced queue', () => {
  it.each([
    [0, 2, 0],
    [1, 4, 100],
    [8, 4, 200],
    [8, 1, 800],
  ])('%i items, %i at a time, are over after %i ms', async (count, concurrency, ms) => {
    const { done, last, most } = startQueue(count, concurrency)
    expect(last()?.phase).toBe(count > 0 ? 'running' : 'over')
    await vi.advanceTimersByTimeAsync(ms)
    expect([done.length, last()?.phase]).toEqual([count, 'over'])
    expect(most()).toBeLessThanOrEqual(concurrency)
  })

  it('a rate limit lets all wait, halves the concurrency, and the item is run again once', async () => {
    const { done, last, attempts } = startQueue(30, 4, (n, attempt) => {
      if (n === 2 && attempt === 1) throw new Limited(7)
    })
    await vi.advanceTimersByTimeAsync(150)
    expect(last()).toMatchObject({ phase: 'running', limit: 2, wait: { seconds: 7 } })
    // Items that ran beside the refused one are finished.
    await vi.advanceTimersByTimeAsync(100)
    const before = done.length
    await vi.advanceTimersByTimeAsync(6700)
    expect(done.length).toBe(before)
    await vi.advanceTimersByTimeAsync(200)
    expect(last()?.wait).toBeUndefined()
    await vi.advanceTimersByTimeAsync(5000)
    expect(last()).toMatchObject({ phase: 'over', limit: 3 })
    expect(done.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 30 }, (_, n) => n))
    expect([attempts.get(2), attempts.get(3)]).toEqual([2, 1])
  })

  it.each([
    ['without a delay', () => new Error('offline')],
    ['with a delay of more than two minutes', () => new Limited(121)],
  ])('an error %s pauses until the user resumes', async (_condition, error) => {
    const { queue, done, last } = startQueue(4, 1, (n, attempt) => {
      if (n === 1 && attempt === 1) throw error()
    })
    await vi.advanceTimersByTimeAsync(200_000)
    expect([done, last()?.phase]).toEqual([[0], 'paused'])
    queue.resume()
    await vi.advanceTimersByTimeAsync(1000)
    expect([done, last()?.phase]).toEqual([[0, 1, 2, 3], 'over'])
  })

  it('pause finishes what runs; stop drops the rest', async () => {
    const { queue, done, last } = startQueue(10, 2)
    queue.pause()
    await vi.advanceTimersByTimeAsync(1000)
    expect([done.length, last()?.phase]).toEqual([2, 'paused'])
    queue.stop()
    expect(last()?.phase).toBe('over')
    await vi.advanceTimersByTimeAsync(1000)
    expect(done.length).toBe(2)
  })
})
