// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import dayjs from 'dayjs'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { storedSums } from '#/resources/log/sum-queries'
import { statusSchema, storeStatus } from '#/resources/status/status'
import { recordLog } from '../../../../../mocks/log/record-log'
import { startGateway, type TestGateway } from '../../../../../mocks/hosts/vitest-host'
import { TodayFigures } from './today-figures'
import { render } from '../../../../../checks/render'

const CONSUMPTION = 2
let gateway: TestGateway

beforeEach(async () => {
  vi.stubGlobal('indexedDB', new IDBFactory())
  await storedSums.clear()
  storeStatus(statusSchema.parse({ quota_per_unit: 1, display_in_currency: true }))
  gateway = startGateway({ seed: 'empty' })
  gateway.signIn('root')
})
afterEach(() => {
  gateway.stop()
  vi.useRealTimers()
})

/** Shows the figures at a local time of 2026-03-18, after calls that cost dollars each. */
function showAt(time: string, calls: readonly (readonly [dollars: number, at: string])[]) {
  for (const [quota, at] of calls) {
    const created_at = dayjs(`2026-03-${at}`).unix()
    recordLog(gateway.world(), { user_id: 1, type: CONSUMPTION, content: '', quota, created_at })
  }
  vi.useFakeTimers({ toFake: ['Date'], now: dayjs(`2026-03-18 ${time}`).valueOf() })
  const account = { id: 1, username: 'root', serverStart: () => Promise.resolve(1) }
  render(
    <QueryClientProvider client={new QueryClient()}>
      <TodayFigures account={account} />
    </QueryClientProvider>,
  )
}

/** Term and figure of each day, today first. */
function figures(): string[] {
  const definitions = screen.getAllByRole('definition')
  return screen.getAllByRole('term').map((term, at) => `${term.textContent}: ${definitions[at]?.textContent}`)
}

const requests = () => gateway.requests().filter(({ path }) => path.startsWith('/api/log/self/stat')).length

it.each([
  ['installed in the running hour', '10:21:30', [[5, '18 10:20:00']], 'Today until 10:21: $5.0000'],
  ['the call of this second', '10:21:30', [[5, '18 10:21:30']], 'Today until 10:21: $5.0000'],
  ['the first hour of the day', '00:07:00', [[5, '18 00:06:00']], 'Today until 00:07: $5.0000'],
  ['the first hour of the day, without any call', '00:07:00', [], 'Today until 00:07: $0.0000Nothing yet'],
  [
    'a call in a full hour too',
    '10:21:30',
    [
      [3, '18 09:59:59'],
      [5, '18 10:20:00'],
    ],
    'Today until 10:00: $3.0000',
  ],
  ['no call today', '10:21:30', [[5, '17 10:20:00']], 'Today until 10:00: $0.0000Nothing yet'],
  ['the last second of the day', '23:59:59', [[5, '18 23:59:59']], 'Today until 23:59: $5.0000'],
] as const)('today: %s, at %s', async (_, time, calls, today) => {
  showAt(time, calls)
  await waitFor(() => expect(figures()[0]).toBe(today))
})

it('today: the running hour is compared with the same minutes of earlier days', async () => {
  const calls = [
    [6, '18 10:20:00'],
    [4, '17 10:20:00'],
    [9, '17 10:40:00'],
    [3, '11 00:00:00'],
  ] as const
  showAt('10:21:30', calls)
  const expected = [
    'Today until 10:21: $6.0000',
    'Yesterday until 10:21: $4.0000Today +50%',
    'A week ago until 10:21: $3.0000Today +100%',
  ]
  await waitFor(() => expect(figures()).toEqual(expected))
})

it('today: without a call in the running hour it takes one request more', async () => {
  showAt('10:21:30', [])
  await waitFor(() => expect(requests()).toBe(4))
  await waitFor(() => expect(screen.queryByText('Loading')).toBeNull())
  expect(requests()).toBe(4)
})

it('today: with a call in a full hour the running one is not asked for', async () => {
  showAt('10:21:30', [[3, '18 09:59:59']])
  await waitFor(() => expect(screen.queryByText('Loading')).toBeNull())
  expect(requests()).toBe(3)
})
