import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import { IDBFactory } from 'fake-indexeddb'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { serverSeconds } from '#/http/server-clock'
import { storedSums } from '#/resources/log/sum-queries'
import { startGateway, type TestGateway } from '../../../mocks/hosts/vitest-host'
import { useBatchedQueries } from './use-batched-queries'

const HOUR = 3600
const filter = { token_name: '', model_name: '', username: '', channel: 0 }
let gateway: TestGateway

beforeEach(async () => {
  vi.stubGlobal('indexedDB', new IDBFactory())
  await storedSums.clear()
  gateway = startGateway({ seed: 'small' })
  gateway.signIn('root')
})
afterEach(() => gateway.stop())

const now = serverSeconds()
/** One open window, then closed ones. */
const windows = (count: number) =>
  Array.from({ length: count }, (_, at) => {
    const bounds = { start: now - (at + 1) * HOUR, end: now - at * HOUR - 1 + (at === 0 ? HOUR : 0) }
    return { scope: 'all' as const, filter, bounds }
  })

function renderBatch(count: number, automaticPart?: number) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const queries = windows(count)
  return renderHook(({ refreshCount }) => useBatchedQueries(queries, { refreshCount, automaticPart }), {
    initialProps: { refreshCount: 0 },
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    ),
  })
}
const calls = () => gateway.requests().filter(({ path }) => path.startsWith('/api/log/stat')).length
const idle = (batch: ReturnType<typeof renderBatch>) =>
  waitFor(() => expect(batch.result.current.state.state).toBe('idle'))

it('batched queries: twenty calls start by themselves', async () => {
  const batch = renderBatch(20)
  await waitFor(() => expect(batch.result.current.missing).toBe(0))
  await idle(batch)
  expect(calls()).toBe(20)
})

it('batched queries: more than twenty calls wait for a start, and stored sums do not count', async () => {
  const batch = renderBatch(21)
  await idle(batch)
  expect([batch.result.current.missing, calls()]).toEqual([21, 0])
  act(() => batch.result.current.start())
  await waitFor(() => expect(batch.result.current.missing).toBe(0))
  await idle(batch)
  expect(calls()).toBe(21)

  batch.unmount()
  const next = renderBatch(21)
  await waitFor(() => expect(next.result.current.missing).toBe(0))
  expect(calls()).toBe(21)

  // The window that is still open is asked for again after a minute.
  next.unmount()
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_001)
  const later = renderBatch(21)
  await waitFor(() => expect(later.result.current.missing).toBe(0))
  expect(calls()).toBe(22)
})

it('batched queries: a part of the windows starts by itself, the last ones first, and never again once closed', async () => {
  const batch = renderBatch(30, 12)
  await waitFor(() => expect(batch.result.current.missing).toBe(18))
  await idle(batch)
  expect(calls()).toBe(12)
  expect(batch.result.current.sums.slice(0, 18).every((sum) => sum === undefined)).toBe(true)

  batch.unmount()
  const next = renderBatch(30, 12)
  await waitFor(() => expect(next.result.current.missing).toBe(6))
  await idle(next)
  expect(calls()).toBe(24)
  act(() => next.result.current.start())
  await waitFor(() => expect(next.result.current.missing).toBe(0))
  await idle(next)
  expect(calls()).toBe(30)
})

it('batched queries: a refresh fetches the open windows only', async () => {
  const batch = renderBatch(6)
  await waitFor(() => expect(batch.result.current.missing).toBe(0))
  await idle(batch)
  batch.rerender({ refreshCount: 1 })
  await waitFor(() => expect(calls()).toBe(7))
  await idle(batch)
  expect(calls()).toBe(7)
})

it('batched queries: a rate limit pauses all of them, and each is sent again once', async () => {
  gateway.fault({ call: 'GET /api/log/stat', kind: 'F08', seconds: 1, times: 1 })
  const batch = renderBatch(8)
  await waitFor(() => expect(batch.result.current.state).toMatchObject({ pause: { seconds: 1 } }))
  await waitFor(() => expect(batch.result.current.missing).toBe(0))
  expect(calls()).toBe(9)
})
