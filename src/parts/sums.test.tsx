import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import { IDBFactory } from 'fake-indexeddb'
import type { ReactNode } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { serverSeconds } from '#/http/server-clock'
import { sumPause } from '#/resources/log/sums'
import { removeStoredResults } from '#/resources/stored-results'
import { gatewayPerTest } from '../../mocks/hosts/vitest-host'
import { useSums } from './sums'

const HOUR = 3600
const filter = { token_name: '', model_name: '', username: '', channel: 0 }
const gateway = gatewayPerTest('root')

beforeEach(async () => {
  vi.stubGlobal('indexedDB', new IDBFactory())
  await removeStoredResults()
})

const now = serverSeconds()
/** One open window, then closed ones. */
const windows = (count: number) =>
  Array.from({ length: count }, (_, at) => {
    const bounds = { start: now - (at + 1) * HOUR, end: now - at * HOUR - 1 + (at === 0 ? HOUR : -100) }
    return { scope: 'all' as const, filter, bounds }
  })

function renderPage(count: number) {
  const client = new QueryClient()
  return renderHook(() => useSums(windows(count)), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    ),
  })
}
const renderSums = (count: number) => renderPage(count).result
const calls = () =>
  gateway()
    .requests()
    .filter(({ path }) => path.startsWith('/api/log/stat')).length

it('sums: each window is asked for once, and a refresh asks for the open ones only', async () => {
  const sums = renderSums(6)
  await waitFor(() => expect(sums.current.missing).toBe(0))
  expect(calls()).toBe(6)
  await act(async () => sums.current.refresh())
  await waitFor(() => expect(sums.current.isRunning).toBe(false))
  expect(calls()).toBe(7)
})

it('sums: a failure ends the others, and a retry asks for what is missing', async () => {
  gateway().fault({ call: 'GET /api/log/stat', kind: 'refused', message: 'no', times: 1, skip: 2 })
  gateway().fault({ call: 'GET /api/log/stat', kind: 'hang', skip: 2 })
  const sums = renderSums(30)
  await waitFor(() => expect(sums.current.error).toBeDefined())
  await waitFor(() => expect(sums.current.isRunning).toBe(false))
  expect(calls()).toBeLessThan(8)
  const { missing } = sums.current
  expect(missing).toBeGreaterThan(0)
  gateway().clearFaults()
  const before = calls()
  act(() => sums.current.start())
  await waitFor(() => expect(sums.current.missing).toBe(0))
  expect(calls() - before).toBe(missing)
})

it('sums: they are stopped, and go on', async () => {
  gateway().fault({ call: 'GET /api/log/stat', kind: 'hang' })
  const sums = renderSums(30)
  await waitFor(() => expect(calls()).toBe(4))
  act(() => sums.current.stop())
  await waitFor(() => expect(sums.current.isRunning).toBe(false))
  gateway().clearFaults()
  expect(calls()).toBe(4)
  act(() => sums.current.start())
  await waitFor(() => expect(sums.current.missing).toBe(0))
})

it('sums: a rate limit pauses all of them, and each is sent again once', async () => {
  gateway().fault({ call: 'GET /api/log/stat', kind: 'F08', seconds: 1, times: 1 })
  const sums = renderSums(8)
  await waitFor(() => expect(sumPause.read()).toMatchObject({ seconds: 1 }))
  await waitFor(() => expect(sums.current.missing).toBe(0))
  expect(calls()).toBe(9)
})

it('sums: leaving the page ends its calls', async () => {
  gateway().fault({ call: 'GET /api/log/stat', kind: 'hang' })
  const { unmount } = renderPage(30)
  await waitFor(() => expect(calls()).toBe(4))
  unmount()
  gateway().clearFaults()
  await vi.waitFor(() => expect(gateway().requests().length).toBeGreaterThan(0))
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(calls()).toBe(4)
})
