import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { HttpFailure, type FailureKind } from '#/http/failure'
import type { BulkEnd } from './bulk-entry'
import { runEntries } from './bulk-loop'
import { createPacer } from './pacer'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

type Step = (index: number) => Promise<unknown>

const failure = (kind: FailureKind, more: { retryAfter?: number; outcome?: 'notDone' | 'unknown' } = {}) =>
  new HttpFailure({ kind, ...more })

/** Runs `count` entries; records the start time of each step in ms, the state of each entry, and every pause. */
function runFixture(
  count: number,
  step: Step,
  { requests = 1, blockedBy = (): BulkEnd | undefined => undefined } = {},
) {
  const controller = new AbortController()
  const began: number[] = []
  const states: string[] = Array.from({ length: count }, () => 'waiting')
  const pauses: (number | undefined)[] = []
  const start = Date.now()
  const ended = runEntries({
    indices: states.map((_, index) => index),
    step: (index) => {
      began.push(Date.now() - start)
      return step(index)
    },
    requests,
    pacer: createPacer((seconds) => pauses.push(seconds)),
    lock: (_index, write) => write(),
    signal: controller.signal,
    blockedBy,
    onEntry: (index, { state }) => (states[index] = state),
  })
  return { ended, began, states, pauses, controller }
}

/** A step that fails as `table` says for its index and call, and succeeds otherwise. */
function stepFrom(table: Record<number, readonly (HttpFailure | 'good')[]>): Step {
  const calls = new Map<number, number>()
  return async (index) => {
    const nth = calls.get(index) ?? 0
    calls.set(index, nth + 1)
    const outcome = table[index]?.[nth]
    if (outcome instanceof HttpFailure) throw outcome
  }
}

describe('rate limit', () => {
  it('sends two requests a second, the first immediately', async () => {
    const run = runFixture(4, () => Promise.resolve())
    await vi.runAllTimersAsync()
    expect(await run.ended).toBe('finished')
    expect(run.began).toEqual([0, 500, 1000, 1500])
  })

  it('lets at most four slow requests overlap, and does not catch up', async () => {
    const run = runFixture(6, () => new Promise((resolve) => void setTimeout(resolve, 5000)))
    await vi.runAllTimersAsync()
    await run.ended
    expect(run.began).toEqual([0, 500, 1000, 1500, 5000, 5500])
  })

  it('counts the requests of a step and the read that verifies a lost write', async () => {
    const step = stepFrom({ 0: [failure('unreachable', { outcome: 'unknown' })] })
    const run = runFixture(3, step, { requests: 2 })
    await vi.runAllTimersAsync()
    await run.ended
    expect(run.began).toEqual([0, 1500, 2500])
  })
})

describe('a failure', () => {
  it('of one record is recorded and the run continues', async () => {
    const run = runFixture(
      5,
      stepFrom({
        1: [failure('refused')],
        2: [failure('server', { outcome: 'unknown' })],
        3: [failure('server', { outcome: 'notDone' })],
        // A read before the write failed.
        4: [failure('timeout')],
      }),
    )
    await vi.runAllTimersAsync()
    expect(await run.ended).toBe('finished')
    expect(run.states).toEqual(['done', 'failed', 'unknown', 'failed', 'failed'])
  })

  it.each(['rateLimited', 'unavailable'] as const)(
    '%s pauses the run, then retries the same record and sends more slowly',
    async (kind) => {
      const run = runFixture(3, stepFrom({ 1: [failure(kind, { retryAfter: 7 })] }))
      await vi.runAllTimersAsync()
      expect(await run.ended).toBe('finished')
      // Afterwards half as fast.
      expect(run.began).toEqual([0, 500, 7500, 8500])
      expect(run.pauses).toEqual([7, undefined])
      expect(run.states).toEqual(['done', 'done', 'done'])
    },
  )

  it('a short Retry-After during a longer one does not end the pause early', async () => {
    const pauses: (number | undefined)[] = []
    const pacer = createPacer((seconds) => pauses.push(seconds))
    pacer.pause(60)
    pacer.pause(2)
    await vi.advanceTimersByTimeAsync(59_000)
    expect(pauses).toEqual([60])
    await vi.advanceTimersByTimeAsync(1000)
    expect(pauses).toEqual([60, undefined])
  })

  it('of several steps in flight slows down once', async () => {
    const pacer = createPacer(() => {})
    const { signal } = new AbortController()
    for (let step = 0; step < 3; step += 1) pacer.pause(1)
    const starts: number[] = []
    const began = Date.now()
    for (let step = 0; step < 3; step += 1)
      void pacer.acquire(1, signal).then(() => {
        starts.push(Date.now() - began)
        pacer.release('success')
      })
    await vi.runAllTimersAsync()
    expect(starts).toEqual([1000, 2000, 3000])
  })

  it('does not keep a run from being stopped that waits behind another', async () => {
    const pacer = createPacer(() => {})
    const [first, second] = [new AbortController(), new AbortController()]
    pacer.pause(100)
    void pacer.acquire(1, first.signal)
    const stopped = pacer.acquire(1, second.signal)
    second.abort()
    expect(await stopped).toBe(false)
    expect(await pacer.acquire(1, second.signal)).toBe(false)
  })

  it('with Retry-After on every retry ends the run', async () => {
    const always = failure('rateLimited', { retryAfter: 1 })
    const run = runFixture(2, stepFrom({ 0: [always, always, always, always, always] }))
    await vi.runAllTimersAsync()
    expect(await run.ended).toBe('rateLimited')
    expect(run.states).toEqual(['failed', 'done'])
  })

  it('with a Retry-After of a day ends the run immediately', async () => {
    const run = runFixture(2, stepFrom({ 0: [failure('rateLimited', { retryAfter: 86_400 })] }))
    await vi.runAllTimersAsync()
    expect(await run.ended).toBe('rateLimited')
    expect(run.began).toHaveLength(1)
  })

  it.each([
    ['offline', 'offline'],
    ['unauthenticated', 'signedOut'],
    ['banned', 'signedOut'],
  ] as const)('%s ends the run and leaves the record not sent', async (kind, end) => {
    const run = runFixture(3, stepFrom({ 1: [failure(kind)] }))
    await vi.runAllTimersAsync()
    expect(await run.ended).toBe(end)
    expect(run.states).toEqual(['done', 'waiting', 'waiting'])
  })
})

it('bulk loop: checks before each step whether sending is blocked', async () => {
  let checks = 0
  const run = runFixture(3, () => Promise.resolve(), {
    blockedBy: () => (++checks > 1 ? 'offline' : undefined),
  })
  await vi.runAllTimersAsync()
  expect(await run.ended).toBe('offline')
  expect(run.began).toHaveLength(1)
})

it('bulk loop: an abort waits for the steps in flight and starts no other', async () => {
  const run = runFixture(3, () => new Promise((resolve) => void setTimeout(resolve, 2000)))
  await vi.advanceTimersByTimeAsync(100)
  run.controller.abort()
  expect(run.states[0]).toBe('sent')
  await vi.runAllTimersAsync()
  expect(await run.ended).toBe('stopped')
  expect(run.states).toEqual(['done', 'waiting', 'waiting'])
})

it('bulk loop: an abort during a pause ends the run immediately', async () => {
  const run = runFixture(2, stepFrom({ 0: [failure('rateLimited', { retryAfter: 60 })] }))
  await vi.advanceTimersByTimeAsync(1000)
  run.controller.abort()
  expect(await run.ended).toBe('stopped')
  expect(run.states[0]).toBe('waiting')
  expect(run.began).toHaveLength(1)
})
