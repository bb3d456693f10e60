import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, it, vi } from 'vitest'
import { HttpFailure } from '#/http/failure'
import { createMutation } from '#/resources/create-mutation'
import { jobsStore, runs } from './jobs'
import { runJob, startJob } from './run-job'
import { beginAsRoot, passTime } from './jobs.fixture'

const send = vi.hoisted(() => vi.fn<(id: number) => Promise<unknown>>())

vi.mock('#/ui/notifications/notify')
vi.mock('#/resources/channel/channel-test-mutations', () => ({
  channelTestMutations: {
    test: ({ id }: { id: number }) =>
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
  beginAsRoot()
  send.mockReset().mockImplementation(async () => {
    await new Promise((resolve) => setTimeout(resolve, RESPONSE_MS))
    return { row: { response_time: RESPONSE_MS } }
  })
})

it('tests of channels: at most as many at once as is chosen', async () => {
  start(6)
  await passTime(1000)
  expect(send).toHaveBeenCalledTimes(4)
  expect(states()).toEqual(['running', 'running', 'running', 'running', 'waiting', 'waiting'])
  await passTime(20_000)
  expect(states()).toEqual(Array.from({ length: 6 }, () => 'done'))
  expect(job()?.items[0]?.ms).toBe(RESPONSE_MS)
})

it('tests of channels: a stop ends those in flight, and the others are not sent', async () => {
  start(6)
  await passTime(600)
  runs.get(job()?.id ?? '')?.stop()
  await passTime(20_000)
  expect(job()?.end).toBe('stopped')
  expect(states()).toEqual(['unknown', 'unknown', 'unknown', 'unknown', 'waiting', 'waiting'])
  expect(job()?.items[0]?.code).toBe('stopped')
})

it('tests of channels: one is stopped by itself, another is given up after its time', async () => {
  send.mockImplementation(() => new Promise(() => undefined))
  start(2)
  await passTime(1000)
  runs.get(job()?.id ?? '')?.stopItem?.(0)
  await passTime(31_000)
  expect(job()?.items.map(({ state, code }) => [state, code])).toEqual([
    ['unknown', 'stopped'],
    ['failed', 'timedOut'],
  ])
})

it('tests of channels: a retest of what failed leaves what was cancelled', async () => {
  send.mockImplementationOnce(() => Promise.reject(new HttpFailure({ kind: 'refused', serverMessage: 'no' })))
  start(6)
  await passTime(600)
  runs.get(job()?.id ?? '')?.stop()
  await passTime(20_000)
  const others = ['unknown', 'unknown', 'unknown', 'unknown', 'waiting']
  expect(states()).toEqual(['failed', ...others])
  send.mockClear()
  void runJob(job()?.id ?? '', cache, ({ state }) => state === 'failed')
  await passTime(20_000)
  expect(send.mock.calls).toEqual([[1]])
  expect(states()).toEqual(['done', ...others])
})
