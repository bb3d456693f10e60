import type { ChannelRow } from '../channel/channel-row'
import { networkError } from './exchange'
import { providerOf } from './rules'

const SUBSCRIPTION = '/v1/dashboard/billing/subscription'
const CREDIT = '/dashboard/billing/credit_grants'

/** Path of the balance request by channel type, for types that support it (K6.7, call 44). */
const PATHS = new Map([
  [1, SUBSCRIPTION],
  [4, CREDIT],
  [5, '/sb-api/user/status'],
  [8, SUBSCRIPTION],
  [10, '/api/report/getUserOverview'],
  [12, '/api/query'],
  [13, CREDIT],
  [20, '/v1/credits'],
  [36, '/user/balance'],
  [44, '/v1/user/info'],
])

/** The balance that the mock provider reports for a channel, or an error. */
export function balanceOf(channel: Readonly<ChannelRow>): number | { error: string } {
  const path = PATHS.get(channel.type)
  if (path === undefined) return { error: '尚未实现' }
  const error = networkError('Get', channel, path)
  if (error !== undefined) return { error }
  const { refusal } = providerOf(channel)
  // An indebted provider account still reports its (negative) balance.
  if (refusal?.status === 403) return -3.5
  if (refusal?.text.includes('quota')) return 0
  if (refusal) return { error: `status code: ${refusal.status}` }
  return ((channel.id * 7919) % 100_000) / 100
}
