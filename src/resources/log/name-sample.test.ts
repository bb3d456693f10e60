import { QueryClient } from '@tanstack/react-query'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startGateway, type TestGateway } from '../../../mocks/hosts/vitest-host'
import { nameSampleQuery, SAMPLE_CALLS } from './name-sample'
import { storedSums } from './sum-queries'
import { closedDays, utcDays } from './utc-days'
import { serverSeconds } from '#/http/server-clock'

const account = { id: 1, username: 'root', serverStart: () => Promise.resolve(1) }
let gateway: TestGateway
beforeEach(async () => {
  vi.stubGlobal('indexedDB', new IDBFactory())
  await storedSums.clear()
  gateway = startGateway({ seed: 'large' })
  gateway.signIn('root')
})
afterEach(() => gateway.stop())

const periodOf = (count: number) => {
  const days = closedDays(count, serverSeconds())
  return { account, scope: 'all' as const, start: days[0]?.start ?? 0, end: days.at(-1)?.end ?? 0 }
}
const calls = () => gateway.requests().filter(({ path }) => path.startsWith('/api/log/'))

it('name sample: takes seven calls over the whole period, and has names of each kind', async () => {
  const period = periodOf(7)
  const sample = await new QueryClient().fetchQuery(nameSampleQuery(period))
  expect(sample.model_name.length).toBeGreaterThan(3)
  expect(sample.username).toContain('root')
  expect(sample.channel.every((id) => Number(id) > 0)).toBe(true)
  expect(Math.max(...Object.values(sample).map((names) => names.length))).toBeLessThanOrEqual(50)
  const bounds = calls().map(({ path }) => {
    const params = new URL(path, 'http://gateway').searchParams
    return { start: Number(params.get('start_timestamp')), end: Number(params.get('end_timestamp')) }
  })
  expect(bounds).toHaveLength(SAMPLE_CALLS)
  expect([Math.min(...bounds.map(({ start }) => start)), Math.max(...bounds.map(({ end }) => end))]).toEqual([
    period.start,
    period.end,
  ])
})

it('name sample: is restored on the next visit without a call', async () => {
  const period = periodOf(7)
  const sample = await new QueryClient().fetchQuery(nameSampleQuery(period))
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(await new QueryClient().fetchQuery(nameSampleQuery(period))).toEqual(sample)
  expect(calls()).toHaveLength(SAMPLE_CALLS)
})

it('UTC days: the last one is today, and a closed day ended an hour ago', () => {
  const midnight = 1_799_971_200
  expect(utcDays(2, midnight).map(({ start, end }) => [start, end])).toEqual([
    [midnight - 86_400, midnight - 1],
    [midnight, midnight + 86_399],
  ])
  expect(closedDays(1, midnight + 3600)[0]?.end).toBe(midnight - 86_401)
  expect(closedDays(1, midnight + 3601)[0]?.end).toBe(midnight - 1)
})
