import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { HttpFailure, FailureKind } from '#/http/failure'
import type { paced as pacedType } from './job-queue'

type Paced = typeof pacedType

let paced: Paced
let pauses: (number | undefined)[]
let failure: (
  kind: FailureKind,
  more?: { retryAfter?: number; outcome?: 'notDone' | 'unknown' },
) => HttpFailure

// The pace that was learnt in one test is not that of another.
beforeEach(async () => {
  vi.useFakeTimers()
  vi.resetModules()
  ;({ paced } = await import('./job-queue'))
  const { jobsStore } = await import('./jobs')
  const { HttpFailure: Failure } = await import('#/http/failure')
  failure = (kind, more = {}) => new Failure({ kind, ...more })
  pauses = []
  jobsStore.subscribe(() => pauses.push(jobsStore.read().wait))
})

/** Runs steps; records when each began, in ms. The nth call of step `i` ends as `table[i][n]` says. */
function start(
  count: number,
  table: Record<number, readonly (HttpFailure | 'good')[]> = {},
  { requests = 1, ms = 0, signal = new AbortController().signal } = {},
) {
  const began: number[] = []
  const origin = Date.now()
  const calls = new Map<number, number>()
  const step = async (index: number) => {
    began.push(Date.now() - origin)
    const nth = calls.get(index) ?? 0
    calls.set(index, nth + 1)
    if (ms > 0) await new Promise((resolve) => setTimeout(resolve, ms))
    const outcome = table[index]?.[nth]
    if (typeof outcome === 'object') throw outcome
  }
  const all = Array.from({ length: count }, (_, index) => paced(requests, () => step(index), { signal }))
  return { began, ended: Promise.allSettled(all).then((results) => results.map(({ status }) => status)) }
}

describe('pace of all jobs', () => {
  it('is two requests a second, the first immediately', async () => {
    const { began, ended } = start(4)
    await vi.runAllTimersAsync()
    await ended
    expect(began).toEqual([0, 500, 1000, 1500])
  })

  it('lets at most four slow requests overlap, and does not catch up', async () => {
    const { began, ended } = start(6, {}, { ms: 5000 })
    await vi.runAllTimersAsync()
    await ended
    expect(began).toEqual([0, 500, 1000, 1500, 5000, 5500])
  })

  it('counts the requests of a step and the read that verifies a lost write', async () => {
    const { began, ended } = start(
      3,
      { 0: [failure('unreachable', { outcome: 'unknown' })] },
      { requests: 2 },
    )
    await vi.runAllTimersAsync()
    await ended
    expect(began).toEqual([0, 1500, 2500])
  })

  it('is half as fast after a rate limit, until twenty requests have succeeded', async () => {
    const { began, ended } = start(30, { 1: [failure('rateLimited', { retryAfter: 7 })] })
    await vi.runAllTimersAsync()
    await ended
    expect(began.slice(0, 4)).toEqual([0, 500, 7500, 8500])
    const gaps = began.slice(1).map((at, index) => at - (began[index] ?? 0))
    expect([gaps[10], gaps.at(-2)]).toEqual([1000, 500])
  })
})

describe('rate limit', () => {
  it.each(['rateLimited', 'unavailable'] as const)(
    '%s pauses all steps, then the same one is sent again',
    async (kind) => {
      const { ended } = start(3, { 1: [failure(kind, { retryAfter: 7 })] })
      await vi.runAllTimersAsync()
      expect(await ended).toEqual(['fulfilled', 'fulfilled', 'fulfilled'])
      expect(pauses).toEqual([7, undefined])
    },
  )

  it('with a short Retry-After during a longer one does not end the pause early', async () => {
    const { began } = start(
      3,
      {
        0: [failure('rateLimited', { retryAfter: 60 })],
        1: [failure('rateLimited', { retryAfter: 2 })],
      },
      { ms: 600 },
    )
    await vi.advanceTimersByTimeAsync(60_500)
    expect(began).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(1000)
    expect(began.length).toBeGreaterThan(2)
  })

  it('of several steps in flight slows down once', async () => {
    const limited = failure('rateLimited', { retryAfter: 3 })
    const { began, ended } = start(3, { 0: [limited], 1: [limited], 2: [limited] }, { ms: 2000 })
    await vi.runAllTimersAsync()
    await ended
    const gaps = began.slice(4).map((at, index) => at - (began[index + 3] ?? 0))
    expect(gaps).toEqual([1000, 1000])
  })

  it('with Retry-After on every retry is given up after the third pause', async () => {
    const always = failure('rateLimited', { retryAfter: 1 })
    const { began, ended } = start(1, { 0: [always, always, always, always, always] })
    await vi.runAllTimersAsync()
    expect(await ended).toEqual(['rejected'])
    expect(began).toHaveLength(4)
  })

  it('with a Retry-After of a day is given up immediately', async () => {
    const { began, ended } = start(1, { 0: [failure('rateLimited', { retryAfter: 86_400 })] })
    await vi.runAllTimersAsync()
    expect(await ended).toEqual(['rejected'])
    expect(began).toHaveLength(1)
    expect(pauses).toEqual([])
  })

  it('does not keep a step from being stopped that waits behind others', async () => {
    start(5, { 0: [failure('rateLimited', { retryAfter: 100 })] }, { ms: 200 })
    const abort = new AbortController()
    const { ended, began } = start(1, {}, { signal: abort.signal })
    await vi.advanceTimersByTimeAsync(1000)
    abort.abort()
    expect(await ended).toEqual(['rejected'])
    expect(began).toEqual([])
  })
})

it('pace of all jobs: a step that has begun goes on when its job is stopped', async () => {
  const abort = new AbortController()
  const { ended, began } = start(2, {}, { ms: 2000, signal: abort.signal })
  await vi.advanceTimersByTimeAsync(100)
  abort.abort()
  await vi.runAllTimersAsync()
  expect(await ended).toEqual(['fulfilled', 'rejected'])
  expect(began).toHaveLength(1)
})
