import { quotaToDollars, type MoneyScale } from '#/format/quota'
import { CHANNEL_STATUS, type Channel } from './channel'
import { channelTypeOf } from './channel-types/channel-types'

/** States of channels that an administrator looks at; a channel may be in several. */
export const CHANNEL_STATES = [
  'enabled',
  'disabled',
  'disabledByServer',
  'lowBalance',
  'slow',
  'untested',
] as const
/** State of a channel. */
export type ChannelState = (typeof CHANNEL_STATES)[number]

/** Below this balance, in the currency of the provider, a channel will soon fail. */
const LOW_BALANCE = 5
/** Slower than this, in ms, a channel is slow. */
const SLOW_MS = 5000
const TEN_THOUSAND = 10_000

function isBalanceLow({ type, balance, balance_updated_time }: Channel, scale: MoneyScale): boolean {
  const unit = channelTypeOf(type)?.balance
  if (unit === undefined || balance === undefined || balance_updated_time === 0) return false
  if (unit === 'quota') return (quotaToDollars(balance, scale) ?? Infinity) < LOW_BALANCE
  return (unit === 'dollars' || unit === 'yuan' ? balance : balance / TEN_THOUSAND) < LOW_BALANCE
}

/** The states of a channel. What only matters while it serves requests is left out for a disabled one. */
export function channelStates(channel: Channel, scale: MoneyScale): ChannelState[] {
  if (channel.status === CHANNEL_STATUS.disabled) return ['disabled']
  if (channel.status === CHANNEL_STATUS.disabledByServer) return ['disabledByServer']
  if (channel.status !== CHANNEL_STATUS.enabled) return []
  return [
    'enabled',
    ...(isBalanceLow(channel, scale) ? ['lowBalance' as const] : []),
    ...(channel.response_time > SLOW_MS ? ['slow' as const] : []),
    ...(channel.test_time === 0 ? ['untested' as const] : []),
  ]
}

/** States that need somebody, the most urgent first. */
const URGENT: readonly ChannelState[] = ['disabledByServer', 'lowBalance', 'slow', 'untested']

/** Channels by state, and those that need somebody. */
export interface ChannelHealth {
  counts: Readonly<Record<ChannelState, number>>
  /** The most urgent first; among equals the most used first. */
  urgent: ReadonlyArray<{ channel: Channel; states: readonly ChannelState[] }>
}

/** Counts the channels by state and finds the urgent ones. */
export function channelHealth(channels: readonly Channel[], scale: MoneyScale): ChannelHealth {
  const counts = { enabled: 0, disabled: 0, disabledByServer: 0, lowBalance: 0, slow: 0, untested: 0 }
  const urgent: Array<{ channel: Channel; states: ChannelState[]; rank: number }> = []
  for (const channel of channels) {
    const states = channelStates(channel, scale)
    for (const state of states) counts[state] += 1
    const rank = URGENT.findIndex((state) => states.includes(state))
    if (rank >= 0) urgent.push({ channel, states: states.filter((state) => URGENT.includes(state)), rank })
  }
  urgent.sort((a, b) => a.rank - b.rank || b.channel.used_quota - a.channel.used_quota)
  return { counts, urgent }
}
