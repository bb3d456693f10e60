import PQueue from 'p-queue'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { HttpFailure, type FailureKind } from './failure'
import { gateway } from './gateway'
import { minutesOf, paced, resetPace, type Pause } from './pace'

let pauses: (Pause | undefined)[]
let origin: number

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ success: true, message: '', data: 1 })))
  resetPace()
  pauses = []
  origin = Date.now()
})
afterEach(() => vi.useRealTimers())

const failure = (kind: FailureKind, retryAfter?: number) => new HttpFailure({ kind, retryAfter })
const call = () => gateway.get('api/status', z.number())
const seconds = (times: readonly number[]) => times.map((at) => (at - origin) / 1000)

/** Runs steps of one call; records when each began. The nth call of step `i` fails as `table[i][n]` says. */
function start(
  count: number,
  table: Record<number, readonly HttpFailure[]> = {},
  options: Parameters<typeof paced>[1] = {},
) {
  const began: number[] = []
  const attempts = new Map<number, number>()
  const step = async (index: number) => {
    began.push(Date.now())
    const nth = attempts.get(index) ?? 0
    attempts.set(index, nth + 1)
    await call()
    const error = table[index]?.[nth]
    if (error) throw error
  }
  const onPause = (pause: Pause | undefined) => pauses.push(pause)
  // One after the other: a call in flight counts twice.
  const queue = new PQueue({ concurrency: 1 })
  const all = Array.from({ length: count }, (_, index) =>
    queue.add(() => paced(() => step(index), { onPause, ...options })),
  )
  return { began, ended: Promise.allSettled(all).then((results) => results.map(({ status }) => status)) }
}

describe('budget of calls', () => {
  it('work in the background sends 180 calls at once, in order, and the next when they leave the window', async () => {
    const { began, ended } = start(200)
    await vi.advanceTimersByTimeAsync(0)
    expect(began).toHaveLength(180)
    expect(pauses.at(-1)).toMatchObject({ seconds: 180, isRequired: false })
    await vi.runAllTimersAsync()
    await ended
    expect(seconds(began).slice(180)).toEqual(Array.from({ length: 20 }, () => 180))
    expect(pauses.at(-1)).toBeUndefined()
  })

  it('the page in view has 60 calls more, and goes first', async () => {
    const background = start(181)
    await vi.advanceTimersByTimeAsync(1000)
    const page = start(70, {}, { urgency: 'page' })
    await vi.advanceTimersByTimeAsync(0)
    expect([background.began.length, page.began.length]).toEqual([180, 60])
    await vi.advanceTimersByTimeAsync(179_000)
    // The window has 60 calls of the page, and room for its last ten.
    expect([background.began.length, page.began.length]).toEqual([181, 70])
  })

  it('calls that are not made in bulk are counted too, and never wait', async () => {
    for (let n = 0; n < 300; n += 1) await call()
    const { began } = start(1)
    await vi.advanceTimersByTimeAsync(179_000)
    expect(began).toEqual([])
    await vi.advanceTimersByTimeAsync(1000)
    expect(began).toHaveLength(1)
  })

  it('a step takes as many calls as it says, until it has made them', async () => {
    const held = Array.from({ length: 91 }, () => paced(() => new Promise<void>(() => {}), { calls: 2 }))
    await vi.advanceTimersByTimeAsync(0)
    const { began } = start(1)
    await vi.advanceTimersByTimeAsync(0)
    expect([held.length, began.length]).toEqual([91, 0])
  })

  it('says how long calls take: one a second, when they are not sent at once', () => {
    expect([1, 120, 121, 400, 1000].map(minutesOf)).toEqual([0, 0, 3, 7, 17])
  })
})

describe('rate limit', () => {
  it.each(['rateLimited', 'unavailable'] as const)(
    '%s pauses everything, then the same work is sent again before the rest',
    async (kind) => {
      const { began, ended } = start(2, { 0: [failure(kind, 7)] })
      await vi.advanceTimersByTimeAsync(0)
      const later = start(1)
      await vi.advanceTimersByTimeAsync(6999)
      expect([...began, ...later.began]).toHaveLength(1)
      await vi.advanceTimersByTimeAsync(1)
      expect(await ended).toEqual(['fulfilled', 'fulfilled'])
      expect(later.began).toHaveLength(1)
      expect(pauses[0]).toMatchObject({ seconds: 7, isRequired: true })
    },
  )

  it('without a time waits until the window is free', async () => {
    const { began } = start(1, { 0: [failure('rateLimited')] })
    await vi.advanceTimersByTimeAsync(179_000)
    expect(began).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1000)
    expect(began).toHaveLength(2)
  })

  it('halves the budget for a while', async () => {
    start(1, { 0: [failure('rateLimited', 100)] }, { maxPauses: 0 })
    await vi.advanceTimersByTimeAsync(180_000)
    const { began } = start(61)
    await vi.advanceTimersByTimeAsync(0)
    expect(began).toHaveLength(60)
  })

  it('with a short time during a longer one does not end the pause early', async () => {
    start(2, { 0: [failure('rateLimited', 60)], 1: [failure('rateLimited', 2)] })
    await vi.advanceTimersByTimeAsync(0)
    const { began } = start(1)
    await vi.advanceTimersByTimeAsync(59_000)
    expect(began).toEqual([])
    await vi.advanceTimersByTimeAsync(1000)
    expect(began).toHaveLength(1)
  })

  it('on every attempt is given up after the third pause, one of a day at once', async () => {
    const always = start(1, { 0: Array.from({ length: 9 }, () => failure('rateLimited', 1)) })
    await vi.runAllTimersAsync()
    expect(await always.ended).toEqual(['rejected'])
    expect(always.began).toHaveLength(4)
    const day = start(1, { 0: [failure('rateLimited', 86_400)] })
    await vi.runAllTimersAsync()
    expect(await day.ended).toEqual(['rejected'])
  })
})

describe('stop', () => {
  it('ends work that waits behind others at once', async () => {
    start(1, { 0: [failure('rateLimited', 100)] })
    await vi.advanceTimersByTimeAsync(0)
    const abort = new AbortController()
    const { ended, began } = start(2, {}, { signal: abort.signal })
    abort.abort()
    expect(await ended).toEqual(['rejected', 'rejected'])
    expect(began).toEqual([])
  })

  it('lets work go on that has begun', async () => {
    const abort = new AbortController()
    const { ended } = start(1, {}, { signal: abort.signal })
    await vi.advanceTimersByTimeAsync(0)
    abort.abort()
    expect(await ended).toEqual(['fulfilled'])
  })
})
