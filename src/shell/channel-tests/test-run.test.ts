// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { HttpFailure } from '#/http/failure'
import { createMutation } from '#/resources/create-mutation'
import { signIn } from '#/session/session'
import { changeRuns, NO_RUNS, runsStore } from '../bulk/runs'
import { hasFailed, testStorage, type TestPair } from './channel-test'
import { discardTests, retestFailures, startTests, stopTests, testRunStore } from './test-run'

const send = vi.hoisted(() => vi.fn<(id: number) => Promise<unknown>>())

vi.mock('#/session/record-test')
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

const OWNER = 1
const SETTINGS = { concurrency: 4, timeout: 30 }
const RESPONSE_MS = 10
const cache = new QueryClient()

const pairs = (count: number): TestPair[] =>
  Array.from({ length: count }, (_, n) => ({ channel: { id: n + 1, name: `channel ${n + 1}` }, model: 'm' }))

const states = () => [...(testRunStore.read()?.cells.values() ?? [])].map(({ state }) => state)

/** Counts the changes of the run that the page shows, from now on. */
function countChanges(): () => number {
  let count = 0
  onTestEnd = testRunStore.subscribe(() => {
    count += 1
  })
  return () => count
}
let onTestEnd = () => {}

beforeEach(() => {
  vi.useFakeTimers()
  signIn({ id: OWNER, username: 'root', display_name: 'Root', role: 100, status: 1 })
  changeRuns(NO_RUNS)
  send.mockReset().mockImplementation(async () => {
    await new Promise((resolve) => setTimeout(resolve, RESPONSE_MS))
    return { responseTime: RESPONSE_MS }
  })
})
afterEach(async () => {
  onTestEnd()
  discardTests()
  await vi.runAllTimersAsync()
  vi.useRealTimers()
})

it('test run: the first tests and the card are shown at once', () => {
  startTests(pairs(6), SETTINGS, cache)
  expect(states()).toEqual([...Array.from({ length: 4 }, () => 'running'), 'waiting', 'waiting'])
  expect(runsStore.read().runs).toHaveLength(1)
})

it('test run: results of a tenth of a second are shown together, the end at once', async () => {
  startTests(pairs(40), SETTINGS, cache)
  const changes = countChanges()
  // Nine rounds of four tests: 72 starts and ends.
  await vi.advanceTimersByTimeAsync(95)
  expect(send).toHaveBeenCalledTimes(40)
  expect(changes()).toBe(0)
  await vi.advanceTimersByTimeAsync(RESPONSE_MS)
  expect(testRunStore.read()?.phase).toBe('over')
  expect(new Set(states())).toEqual(new Set(['ok']))
  expect(changes()).toBeLessThanOrEqual(2)
})

it('test run: a cancel drops the tests that were not sent at once', async () => {
  startTests(pairs(6), SETTINGS, cache)
  stopTests()
  expect(states().slice(4)).toEqual(['stopped', 'stopped'])
  await vi.runAllTimersAsync()
  expect(testRunStore.read()?.phase).toBe('over')
  expect([...(testRunStore.read()?.cells.values() ?? [])]).toEqual([
    ...Array.from({ length: 4 }, () => ({ state: 'stopped', isSent: true })),
    { state: 'stopped', isSent: false },
    { state: 'stopped', isSent: false },
  ])
})

it('test run: a retest of what was cancelled runs all of it', async () => {
  startTests(pairs(6), SETTINGS, cache)
  stopTests()
  await vi.runAllTimersAsync()
  retestFailures(cache)
  expect(testRunStore.read()?.phase).toBe('running')
  await vi.runAllTimersAsync()
  expect(new Set(states())).toEqual(new Set(['ok']))
})

it('test run: a retest of what failed leaves what was cancelled', async () => {
  send.mockImplementationOnce(() => Promise.reject(new HttpFailure({ kind: 'refused', serverMessage: 'no' })))
  startTests(pairs(6), SETTINGS, cache)
  await vi.advanceTimersByTimeAsync(1)
  stopTests()
  await vi.runAllTimersAsync()
  retestFailures(cache, hasFailed)
  await vi.runAllTimersAsync()
  expect(states()).toEqual(['ok', ...Array.from({ length: 5 }, () => 'stopped')])
})

it('test run: a page that is left stores which tests were sent, also in the last moment', async () => {
  startTests(pairs(6), SETTINGS, cache)
  await vi.advanceTimersByTimeAsync(RESPONSE_MS)
  expect(send).toHaveBeenCalledTimes(6)
  window.dispatchEvent(new Event('pagehide'))
  const stored = [...(testStorage(OWNER).read()?.cells.values() ?? [])].map(({ state }) => state)
  expect(stored).toEqual(['ok', 'ok', 'ok', 'ok', 'unknown', 'unknown'])
})
