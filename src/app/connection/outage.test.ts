import { QueryObserver, type QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { HttpFailure, type FailureKind } from '#/http/failure'
import { notify } from '#/ui/notifications/notify'
import { createCache, outageMonitorOf } from '../cache'

vi.mock('#/ui/notifications/notify')

let cache: QueryClient
/** Current behaviour of the fake server. */
let server: FailureKind | 'fine'
const read = vi.fn<() => Promise<string>>()

/** Mounts an observer of the query `key`. */
function show(key: string, meta?: { errorHandledBy: 'caller' }) {
  const observer = new QueryObserver(cache, { queryKey: [key], queryFn: read, meta })
  const stop = observer.subscribe(() => {})
  return { observer, stop }
}

const afterMs = (ms = 10_000) => vi.advanceTimersByTimeAsync(ms)
/** Refetches from a server that behaves so, and waits. */
async function refetch({ observer }: ReturnType<typeof show>, behaviour: typeof server) {
  server = behaviour
  void observer.refetch()
  await afterMs()
}
const outage = () => outageMonitorOf(cache)?.read()

beforeEach(() => {
  vi.useFakeTimers()
  vi.mocked(notify).mockClear()
  server = 'fine'
  read.mockReset()
  read.mockImplementation(async () => {
    if (server === 'fine') return 'rows'
    throw new HttpFailure({ kind: server, retryAfter: server === 'rateLimited' ? 7 : undefined })
  })
  cache = createCache(() => {})
  cache.mount()
})

afterEach(() => {
  cache.unmount()
  cache.clear()
})

it.each([
  ['unreachable', 10],
  ['server', 10],
  ['timeout', 10],
  ['rateLimited', 7],
] as const)('outage: a refetch that fails with %s starts one without a toast', async (kind, seconds) => {
  const { observer } = show('list')
  await afterMs(10)
  const asOf = Date.now()
  server = kind
  void observer.refetch()
  await afterMs()
  expect(outage()).toMatchObject({ attempt: 1, wait: { seconds, automatic: true }, isTrying: false })
  expect(asOf - (outage()?.asOf ?? 0)).toBeLessThan(20)
  expect(observer.getCurrentResult().data).toBe('rows')
  expect(notify).not.toHaveBeenCalled()
})

it('outage: none for a first load, for errors handled by the caller, and for permanent errors', async () => {
  server = 'unreachable'
  show('first')
  await afterMs()
  server = 'fine'
  const caller = show('by caller', { errorHandledBy: 'caller' })
  const refused = show('refused')
  await afterMs(10)
  await refetch(caller, 'unreachable')
  await refetch(refused, 'refused')
  expect(outage()).toBeUndefined()
})

it('outage: each attempt sends one request, backs off, and recovery refetches queries without data', async () => {
  const { observer } = show('list')
  await afterMs(10)
  server = 'unreachable'
  void observer.refetch()
  show('first')
  await afterMs()
  read.mockClear()
  for (const [attempt, seconds] of [20, 40, 80, 160, 300, 300].entries()) {
    // oxlint-disable-next-line no-await-in-loop -- attempts are sequential
    await outageMonitorOf(cache)?.tryNow()
    expect(outage()).toMatchObject({ attempt: attempt + 2, wait: { seconds } })
  }
  expect(read).toHaveBeenCalledTimes(6)
  read.mockClear()
  server = 'fine'
  await outageMonitorOf(cache)?.tryNow()
  await afterMs()
  expect(outage()).toBeUndefined()
  expect(read).toHaveBeenCalledTimes(2)
  expect(cache.getQueryData(['first'])).toBe('rows')
})

it('outage: ends when any refetch succeeds or the stale query unmounts', async () => {
  const first = show('list')
  await afterMs(10)
  await refetch(first, 'server')
  await refetch(first, 'fine')
  expect(outage()).toBeUndefined()
  await refetch(first, 'server')
  expect(outage()?.attempt).toBe(1)
  first.stop()
  expect(outage()).toBeUndefined()
})
