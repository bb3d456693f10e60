import { QueryObserver, type QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { HttpFailure, type FailureKind } from '#/http/failure'
import { tell } from '#/ui/feedback/tell'
import { createCache, troubleOf } from '../cache'

vi.mock('#/ui/feedback/tell')

let cache: QueryClient
/** How the server answers now. */
let weather: FailureKind | 'fine'
const read = vi.fn<() => Promise<string>>()

/** A part of the page that shows `key`. */
function show(key: string, meta?: { told: 'byCaller' }) {
  const observer = new QueryObserver(cache, { queryKey: [key], queryFn: read, meta })
  const stop = observer.subscribe(() => {})
  return { observer, stop }
}

const settled = (ms = 10_000) => vi.advanceTimersByTimeAsync(ms)
const trouble = () => troubleOf(cache)?.read()

beforeEach(() => {
  vi.useFakeTimers()
  vi.mocked(tell).mockClear()
  weather = 'fine'
  read.mockReset()
  read.mockImplementation(async () => {
    if (weather === 'fine') return 'rows'
    throw new HttpFailure({ kind: weather, retryAfter: weather === 'tooMany' ? 7 : undefined })
  })
  cache = createCache(() => {})
  cache.mount()
})

afterEach(() => {
  cache.unmount()
  cache.clear()
  vi.useRealTimers()
})

it.each([
  ['unreachable', 10],
  ['server', 10],
  ['timeout', 10],
  ['tooMany', 7],
] as const)('that a re-read meets %s is trouble, told by no toast', async (kind, seconds) => {
  const { observer } = show('list')
  await settled(10)
  const asOf = Date.now()
  weather = kind
  void observer.refetch()
  await settled()
  expect(trouble()).toMatchObject({ round: 1, wait: { seconds, automatic: true }, isTrying: false })
  expect(asOf - (trouble()?.asOf ?? 0)).toBeLessThan(20)
  expect(observer.getCurrentResult().data).toBe('rows')
  expect(tell).not.toHaveBeenCalled()
})

it('is none what never had an answer, what its caller tells, and what asking again does not help', async () => {
  weather = 'unreachable'
  show('first')
  await settled()
  weather = 'fine'
  const caller = show('by caller', { told: 'byCaller' })
  const refused = show('refused')
  await settled(10)
  weather = 'unreachable'
  void caller.observer.refetch()
  await settled()
  weather = 'refused'
  void refused.observer.refetch()
  await settled()
  expect(trouble()).toBeUndefined()
})

it('tries with one request, waits longer each time, and reads once more what had no answer', async () => {
  const { observer } = show('list')
  await settled(10)
  weather = 'unreachable'
  void observer.refetch()
  show('first')
  await settled()
  read.mockClear()
  for (const [round, seconds] of [20, 40, 80, 160, 300, 300].entries()) {
    // oxlint-disable-next-line no-await-in-loop -- one round after the other
    await troubleOf(cache)?.tryNow()
    expect(trouble()).toMatchObject({ round: round + 2, wait: { seconds } })
  }
  expect(read).toHaveBeenCalledTimes(6)
  read.mockClear()
  weather = 'fine'
  await troubleOf(cache)?.tryNow()
  await settled()
  expect(trouble()).toBeUndefined()
  expect(read).toHaveBeenCalledTimes(2)
  expect(cache.getQueryData(['first'])).toBe('rows')
})

it('is over when another way brought the answer, or when what was old is left', async () => {
  const first = show('list')
  await settled(10)
  weather = 'server'
  void first.observer.refetch()
  await settled()
  weather = 'fine'
  void first.observer.refetch()
  await settled()
  expect(trouble()).toBeUndefined()
  weather = 'server'
  void first.observer.refetch()
  await settled()
  expect(trouble()?.round).toBe(1)
  first.stop()
  expect(trouble()).toBeUndefined()
})
