import { QueryClient } from '@tanstack/react-query'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { startGateway, type TestGateway } from '../../../mocks/hosts/vitest-host'
import { restoreSums, storedSums, sumQueries, type SumAccount, type SumWindow } from './sum-queries'
import { serverSeconds, updateClockSkew } from '#/http/server-clock'

const HOUR = 3600
const filter = { token_name: '', model_name: '', username: '', channel: 0 }
let gateway: TestGateway
let now: number

beforeEach(async () => {
  vi.stubGlobal('indexedDB', new IDBFactory())
  await storedSums.clear()
  gateway = startGateway({ seed: 'small' })
  gateway.signIn('root')
  now = serverSeconds()
})
afterEach(() => gateway.stop())

const accountOf = (id: number, start = 1): SumAccount => ({
  id,
  username: `user ${id}`,
  serverStart: () => Promise.resolve(start),
})
const windowOf = (end: number, account = accountOf(1)): SumWindow => ({
  account,
  scope: 'all',
  filter,
  bounds: { start: now - 40 * 24 * HOUR, end },
})
/** Fetches as a page that has just been opened. */
const fetchAnew = (window: SumWindow) => new QueryClient().fetchQuery(sumQueries.between(window))
const calls = () => gateway.requests().filter(({ path }) => path.startsWith('/api/log/stat')).length
/** A write to the database is not awaited by the query. */
const stored = () => new Promise((resolve) => setTimeout(resolve, 20))

describe('sum of a window', () => {
  it('is the sum over the consumption entries of the window', async () => {
    const { start = 0, end = 0 } = windowOf(now - 24 * HOUR).bounds
    const rows = gateway
      .world()
      .logs.all(({ type, created_at }) => type === 2 && created_at >= start && created_at <= end)
    const sum = rows.reduce((total, { quota }) => total + quota, 0)
    expect(sum).toBeGreaterThan(0)
    expect(await fetchAnew(windowOf(end))).toBe(sum)
  })

  it('is never fetched again once the window is closed', async () => {
    const closed = windowOf(now - 2 * HOUR)
    const sum = await fetchAnew(closed)
    await stored()
    expect(await fetchAnew(closed)).toBe(sum)
    expect(calls()).toBe(1)
  })

  it('is fetched again on each visit while entries may still be written into the window', async () => {
    const open = windowOf(now - HOUR + 60)
    await fetchAnew(open)
    await stored()
    await fetchAnew(open)
    expect(calls()).toBe(2)
  })

  it.each([
    ['another account', accountOf(2)],
    ['the same account after the server was started again', accountOf(1, 2)],
  ])('is fetched for %s', async (_, account) => {
    await fetchAnew(windowOf(now - 2 * HOUR))
    await stored()
    await fetchAnew(windowOf(now - 2 * HOUR, account))
    expect(calls()).toBe(2)
  })

  it('is fetched when the stored record is no number', async () => {
    const write = vi.spyOn(storedSums, 'read').mockResolvedValue(['1e9'])
    await fetchAnew(windowOf(now - 2 * HOUR))
    expect(write).toHaveBeenCalled()
    expect(calls()).toBe(1)
  })

  it('is fetched where the browser denies storage', async () => {
    vi.stubGlobal('indexedDB', undefined)
    await fetchAnew(windowOf(now - 2 * HOUR))
    await fetchAnew(windowOf(now - 2 * HOUR))
    expect(calls()).toBe(2)
  })

  it('is the same query whatever type the filter of a list names', () => {
    const typed = { ...filter, type: 5 }
    expect(sumQueries.between({ ...windowOf(now), filter: typed }).queryKey).toEqual(
      sumQueries.between(windowOf(now)).queryKey,
    )
  })
})

it('stored sums: are restored into the cache of a new page without a call', async () => {
  const windows = [1, 2, 3].map((hours) => windowOf(now - hours * HOUR + 60))
  for (const window of windows) await fetchAnew(window)
  await stored()
  const queries = windows.map((window) => sumQueries.between(window))
  const restored = async () => {
    const cache = new QueryClient()
    await restoreSums(cache, accountOf(1), queries)
    return queries.map(({ queryKey }) => typeof cache.getQueryData(queryKey))
  }
  expect(await restored()).toEqual(['number', 'number', 'number'])
  // The first window is still open: its sum is kept for a minute.
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_001)
  expect(await restored()).toEqual(['undefined', 'number', 'number'])
  expect(calls()).toBe(3)
})

it('stored sums: a restored sum of an open window is as old as it was', async () => {
  const window = windowOf(now)
  const at = Date.now()
  const clock = vi.spyOn(Date, 'now').mockReturnValue(at)
  await fetchAnew(window)
  await stored()
  clock.mockReturnValue(at + 59_000)
  const cache = new QueryClient()
  const query = sumQueries.between(window)
  await restoreSums(cache, accountOf(1), [query])
  expect(cache.getQueryState(query.queryKey)?.dataUpdatedAt).toBeLessThanOrEqual(at)
})

describe('with a local clock that is wrong (CD-58)', () => {
  const DAY = 24 * HOUR
  const real = Date.now()
  /** Sets the local clock of this computer that many seconds ahead; the server keeps the right time. */
  const setAhead = (seconds: number) => vi.spyOn(Date, 'now').mockReturnValue(real + seconds * 1000)
  afterEach(() => {
    vi.restoreAllMocks()
    updateClockSkew(new Date(real).toUTCString(), real)
  })

  it.each([
    ['a day ahead', DAY],
    ['ten days ahead', 10 * DAY],
    ['two hours ahead', 2 * HOUR],
    ['two hours behind', -2 * HOUR],
    ['a day behind', -DAY],
    ['right', 0],
  ])('%s: the sum of a running day is asked again on the next visit', async (_, seconds) => {
    setAhead(seconds)
    const running = windowOf(now + HOUR)
    await fetchAnew(running)
    await stored()
    await fetchAnew(running)
    expect(calls()).toBe(2)
  })

  it('behind: the sum of a window that is closed on the server is stored as final', async () => {
    setAhead(-3 * DAY)
    const closed = windowOf(now - 2 * HOUR)
    await fetchAnew(closed)
    await stored()
    await fetchAnew(closed)
    expect(calls()).toBe(1)
  })

  it.each([
    ['is fresh', 0, 'number'],
    ['is fresh just before a minute', 59_000, 'number'],
    ['is stale after a minute', 60_000, 'undefined'],
    ['is stale when it lies in the future by a second', -1000, 'undefined'],
    ['is stale when it lies in the future by a day', -DAY * 1000, 'undefined'],
    ['is stale when it lies in the future by years', -1e12, 'undefined'],
  ])('the sum of an open window, read %s', async (_, ageMs, type) => {
    const query = sumQueries.between(windowOf(now))
    vi.spyOn(storedSums, 'read').mockResolvedValue([{ at: real - ageMs, sum: 7 }])
    setAhead(0)
    const cache = new QueryClient()
    await restoreSums(cache, accountOf(1), [query])
    expect(typeof cache.getQueryData(query.queryKey)).toBe(type)
  })

  it('a sum of a page that was opened before its window closed is stale once it has', async () => {
    const cache = new QueryClient()
    const query = sumQueries.between(windowOf(now - HOUR + 60))
    await cache.fetchQuery(query)
    setAhead(2 * HOUR)
    await cache.fetchQuery(query)
    expect(calls()).toBe(2)
    await cache.fetchQuery(query)
    expect(calls()).toBe(2)
  })
})
