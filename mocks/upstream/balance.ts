import type { ChannelRow } from '../channel/channel-row'
import { networkError } from './exchange'
import { providerOf } from './rules'

const SUBSCRIPTION = '/v1/dashboard/billing/subscription'
const CREDIT = '/dashboard/billing/credit_grants'

/** Types whose balance the server can ask for, each with the path it asks (K6.7, call 44). */
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

/** What the pretended provider says of a channel's balance: an amount, or why there is none. */
export function balanceOf(channel: Readonly<ChannelRow>): number | { error: string } {
  const path = PATHS.get(channel.type)
  if (path === undefined) return { error: '尚未实现' }
  const error = networkError('Get', channel, path)
  if (error !== undefined) return { error }
  const { refusal } = providerOf(channel)
  // A provider that wants money still tells how much it was given.
  if (refusal?.status === 403) return -3.5
  if (refusal?.text.includes('quota')) return 0
  if (refusal) return { error: `status code: ${refusal.status}` }
  return ((channel.id * 7919) % 100_000) / 100
}
