import { QueryClient } from '@tanstack/react-query'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, expect, it, vi } from 'vitest'
import { HttpFailure } from '#/http/failure'
import { channelSchema } from '#/resources/channel/channel'
import { createMutation } from '#/resources/create-mutation'
import { signIn } from '#/session/session'
import { fetchFresh } from '../cache'
import { workingJobs } from './job-commands'
import { continueJob, startJob } from './job-engine'
import { changeJobs, NO_JOBS, jobsStore } from './jobs'
import { fakeTime, passTime } from './tabs.fixture'

const send = vi.hoisted(() => vi.fn<(id: number) => Promise<unknown>>())

vi.mock('#/ui/notifications/notify')
vi.mock('../cache')
vi.mock('#/resources/channel/channel-test-mutations', () => ({
  channelTestMutations: {
    testOfMany: ({ id }: { id: number }) =>
      createMutation({
        request: ({ signal }: { signal: AbortSignal }) =>
          new Promise((resolve, reject) => {
            if (signal.aborted) reject(new Error('aborted'))
            signal.addEventListener('abort', () => reject(new Error('aborted')))
            send(id).then(resolve, reject)
          }),
        verify: () => Promise.reject(new Error('cannot be verified')),
        meta: { errorHandledBy: 'caller' },
      }),
  },
}))

const SETTINGS = { concurrency: 4, timeout: 30 }
const RESPONSE_MS = 3000
const cache = new QueryClient()

function start(count: number): void {
  const items = Array.from({ length: count }, (_, n) => ({
    id: n + 1,
    name: `channel ${n + 1}`,
    created_time: 5,
    model: 'm',
  }))
  startJob({ kind: 'channel.test', title: 'Tests', items, settings: SETTINGS, isInPage: true }, cache)
}
const job = () => jobsStore.read().jobs[0]
const states = () => job()?.items.map(({ state }) => state)

beforeEach(() => {
  fakeTime()
  vi.stubGlobal('indexedDB', new IDBFactory())
  signIn({ id: 1, username: 'root', display_name: 'Root', role: 100, status: 1 })
  changeJobs(NO_JOBS)
  vi.mocked(fetchFresh).mockReset().mockResolvedValue({ rows: [], unreadable: 0 })
  send.mockReset().mockImplementation(async () => {
    await new Promise((resolve) => setTimeout(resolve, RESPONSE_MS))
    return { responseTime: RESPONSE_MS }
  })
})

it('tests of channels: start at the pace of all jobs, at most as many at once as is chosen', async () => {
  start(6)
  await passTime(1100)
  expect(send).toHaveBeenCalledTimes(3)
  await passTime(1800)
  expect(send).toHaveBeenCalledTimes(4)
  expect(states()).toEqual(['running', 'running', 'running', 'running', 'waiting', 'waiting'])
  await passTime(20_000)
  expect(states()).toEqual(Array.from({ length: 6 }, () => 'done'))
  expect(job()?.items[0]?.ms).toBe(RESPONSE_MS)
})

it('tests of channels: a stop ends those in flight, and the others are not sent', async () => {
  start(6)
  await passTime(600)
  workingJobs.get(job()?.id ?? '')?.stop()
  await passTime(20_000)
  expect(job()?.end).toBe('stopped')
  expect(states()).toEqual(['unknown', 'unknown', 'waiting', 'waiting', 'waiting', 'waiting'])
  expect(job()?.items[0]?.code).toBe('stopped')
})

it('tests of channels: one is stopped by itself, another is given up after its time', async () => {
  send.mockImplementation(() => new Promise(() => undefined))
  start(2)
  await passTime(1000)
  workingJobs.get(job()?.id ?? '')?.abortItem?.(0)
  await passTime(31_000)
  expect(job()?.items.map(({ state, code }) => [state, code])).toEqual([
    ['unknown', 'stopped'],
    ['failed', 'timedOut'],
  ])
})

it('tests of channels: a retest of what failed leaves what was cancelled', async () => {
  send.mockImplementationOnce(() => Promise.reject(new HttpFailure({ kind: 'refused', serverMessage: 'no' })))
  start(3)
  await passTime(600)
  workingJobs.get(job()?.id ?? '')?.stop()
  await passTime(20_000)
  expect(states()).toEqual(['failed', 'unknown', 'waiting'])
  send.mockClear()
  continueJob(job()?.id ?? '', cache, ({ state }) => state === 'failed')
  await passTime(20_000)
  expect(send.mock.calls).toEqual([[1]])
  expect(states()).toEqual(['done', 'unknown', 'waiting'])
})

it('tests of channels: what is tested again and is another channel now is not sent, and says so', async () => {
  send.mockRejectedValue(new HttpFailure({ kind: 'refused', serverMessage: 'no' }))
  start(2)
  await passTime(20_000)
  expect(states()).toEqual(['failed', 'failed'])
  const row = (id: number, created_time: number) =>
    channelSchema.parse({ id, type: 1, status: 1, name: `channel ${id}`, created_time })
  vi.mocked(fetchFresh).mockResolvedValue({ rows: [row(1, 5), row(2, 9)], unreadable: 0 })
  send.mockReset().mockResolvedValue({ responseTime: 1 })
  continueJob(job()?.id ?? '', cache)
  await passTime(20_000)
  expect(send.mock.calls).toEqual([[1]])
  expect(states()).toEqual(['done', 'skipped'])
  expect(job()?.items[1]?.reason).toContain('number 2 is another record now')
})
