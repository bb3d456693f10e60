import { QueryClient } from '@tanstack/react-query'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { serverSeconds } from '#/http/server-clock'
import { gatewayPerTest } from '../../../mocks/hosts/vitest-host'
import { removeStoredResults } from '../stored-results'
import { closedPeriod, countCalls, nameSampleQuery, SAMPLE_CALLS, sumQuery, utcDays } from './sums'

const HOUR = 3600
const filter = { token_name: '', model_name: '', username: '', channel: 0 }
const gateway = gatewayPerTest('root', { seed: 'large' })
let now: number

beforeEach(async () => {
  vi.stubGlobal('indexedDB', new IDBFactory())
  await removeStoredResults()
  now = serverSeconds()
})

/** The time of the computer and of the server. */
const timeIs = (seconds: number) => void vi.useFakeTimers({ toFake: ['Date'], now: seconds * 1000 })
afterEach(() => void vi.useRealTimers())

const windowOf = (end: number) => ({
  scope: 'all' as const,
  filter,
  bounds: { start: now - 40 * 24 * HOUR, end },
})
/** A write to the database is not awaited by the query. */
const stored = () => new Promise((resolve) => setTimeout(resolve, 20))
/** Fetches as a page that has just been opened. */
async function fetchAnew(end: number) {
  const sum = await new QueryClient().fetchQuery(sumQuery(windowOf(end)))
  await stored()
  return sum
}
const calls = (path = '/api/log/stat') =>
  gateway()
    .requests()
    .filter((request) => request.path.startsWith(path))

describe('sum of a window', () => {
  it('is the sum over the consumption entries of the window', async () => {
    const { start, end } = windowOf(now - 24 * HOUR).bounds
    const rows = gateway()
      .world()
      .logs.all(({ type, created_at }) => type === 2 && created_at >= start && created_at <= end)
    const sum = rows.reduce((total, { quota }) => total + quota, 0)
    expect(sum).toBeGreaterThan(0)
    expect(await fetchAnew(end)).toBe(sum)
  })

  it('is never fetched again once the window is closed', async () => {
    expect(await fetchAnew(now - 120)).toBe(await fetchAnew(now - 120))
    expect(calls()).toHaveLength(1)
  })

  it('is fetched again after a minute while entries may still be written into the window', async () => {
    await fetchAnew(now)
    await fetchAnew(now)
    expect(calls()).toHaveLength(1)
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_001)
    await fetchAnew(now)
    expect(calls()).toHaveLength(2)
  })

  it('is the same query whatever type the filter of a list names', () => {
    const typed = { ...filter, type: 5 }
    expect(sumQuery({ ...windowOf(now), filter: typed }).queryKey).toEqual(sumQuery(windowOf(now)).queryKey)
  })

  it.each([1, 25])(
    'is final by the clock of the server only, with a computer that is %i hours ahead (CD-58)',
    async (hours) => {
      const clock = vi.spyOn(Date, 'now').mockReturnValue((now + hours * HOUR) * 1000)
      await fetchAnew(now + 10)
      clock.mockRestore()
      timeIs(now + 62)
      await fetchAnew(now + 10)
      expect(calls()).toHaveLength(2)
    },
  )

  it('of a page that was opened before its window closed is fetched once more, then never', async () => {
    const cache = new QueryClient()
    const query = sumQuery(windowOf(now + 10))
    await cache.fetchQuery(query)
    for (const minutes of [2, 4, 6]) {
      timeIs(now + minutes * 60)
      // oxlint-disable-next-line no-await-in-loop -- time passes in between
      await cache.fetchQuery(query)
    }
    expect(calls()).toHaveLength(2)
  })
})

describe('name sample', () => {
  const sampleOf = () =>
    new QueryClient().fetchQuery(nameSampleQuery({ scope: 'all', filter, bounds: closedPeriod(7, now) }))

  it('takes seven calls over the whole period, has names of each kind, and is not taken twice', async () => {
    const sample = await sampleOf()
    expect(sample.model_name.length).toBeGreaterThan(3)
    expect(sample.username).toContain('root')
    expect(sample.channel.every((id) => Number(id) > 0)).toBe(true)
    const bounds = calls('/api/log/').map(({ path }) => {
      const params = new URL(path, 'http://gateway').searchParams
      return { start: Number(params.get('start_timestamp')), end: Number(params.get('end_timestamp')) }
    })
    expect(bounds).toHaveLength(SAMPLE_CALLS)
    expect({
      start: Math.min(...bounds.map(({ start }) => start)),
      end: Math.max(...bounds.map(({ end }) => end)),
    }).toEqual(closedPeriod(7, now))
    await stored()
    expect(await sampleOf()).toEqual(sample)
    expect(calls('/api/log/')).toHaveLength(SAMPLE_CALLS)
  })
})

it('UTC days: the last one is today, and a closed one ended a minute ago', () => {
  const midnight = 1_799_971_200
  expect(utcDays(2, midnight).map(({ start, end }) => [start, end])).toEqual([
    [midnight - 86_400, midnight - 1],
    [midnight, midnight + 86_399],
  ])
  expect(closedPeriod(1, midnight + 60).end).toBe(midnight - 86_401)
  expect(closedPeriod(1, midnight + 61)).toEqual({ start: midnight - 86_400, end: midnight - 1 })
})

describe('number of calls', () => {
  const times = () =>
    gateway()
      .world()
      .logs.all(({ type }) => type === 2)
      .map(({ created_at }) => created_at)
      .toSorted((a, b) => b - a)

  it('is exact or a lower bound, with four requests at most', async () => {
    const all = times()
    for (const n of [0, 9, 10, 11, 95, 640]) {
      const before = calls('/api/log/').length
      const start = (all[n] ?? 0) + 1
      const count = all.filter((at) => at >= start).length
      // oxlint-disable-next-line no-await-in-loop -- the requests of each are counted
      const counted = await countCalls(start)
      expect(counted.count).toBeLessThanOrEqual(count)
      expect(counted.isWhole ? counted.count : count).toBe(count)
      expect(counted.isWhole || n >= 10).toBe(true)
      expect(calls('/api/log/').length - before).toBeLessThanOrEqual(4)
    }
  })

  it('is exact where every entry is a call', async () => {
    const { logs } = gateway().world()
    const [row] = logs.all()
    if (!row) throw new Error('the world has no entry to copy')
    const start = (times()[0] ?? 0) + 100
    for (let n = 0; n < 57; n += 1) logs.add(() => ({ ...row, type: 2, created_at: start + n }))
    expect(await countCalls(start)).toEqual({ count: 57, isWhole: true })
  })
})
