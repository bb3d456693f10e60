import { quotaToDollars, type MoneyScale } from '#/format/quota'
import { CHANNEL_STATUS, type Channel } from './channel'
import { channelTypeOf } from './channel-types/channel-types'

/** States in which a channel needs somebody, the most urgent first. */
const RISKS = ['disabledByServer', 'lowBalance', 'slow', 'untested'] as const
/** State in which a channel needs somebody. */
export type ChannelRisk = (typeof RISKS)[number]

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

/** In which states a channel needs somebody. What only matters while it serves requests is left out for a disabled one. */
export function channelRisks(channel: Channel, scale: MoneyScale): ChannelRisk[] {
  if (channel.status === CHANNEL_STATUS.disabledByServer) return ['disabledByServer']
  if (channel.status !== CHANNEL_STATUS.enabled) return []
  return [
    ...(isBalanceLow(channel, scale) ? ['lowBalance' as const] : []),
    ...(channel.response_time > SLOW_MS ? ['slow' as const] : []),
    ...(channel.test_time === 0 ? ['untested' as const] : []),
  ]
}

/** The channels that need somebody, the most urgent first; among equals the most used first. */
export function urgentChannels(channels: readonly Channel[], scale: MoneyScale) {
  return channels
    .map((channel) => ({ channel, risks: channelRisks(channel, scale) }))
    .filter(({ risks }) => risks.length > 0)
    .toSorted((a, b) => rankOf(a.risks) - rankOf(b.risks) || b.channel.used_quota - a.channel.used_quota)
}

const rankOf = ([first = 'untested']: readonly ChannelRisk[]) => RISKS.indexOf(first)
