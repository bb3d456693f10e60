import type { MoneyScale } from '#/format/quota'
import { type Channel, CHANNEL_STATUS } from './channel'
import {
  findingOf,
  modelsOfOneChannel,
  modelsWithoutChannel,
  modelsWithoutPrice,
  type Finding,
} from './coverage/coverage-findings'
import { splitAccepted } from './coverage/accepted-findings'
import type { CoverageMatrix } from './coverage/coverage-matrix'
import { balanceAmount } from './channel-balance'

/** States in which a channel needs somebody, the most urgent first. */
const RISKS = ['disabledByServer', 'lowBalance', 'slow', 'untested'] as const
type ChannelRisk = (typeof RISKS)[number]

/** Below this balance, in the currency of the provider, a channel will soon fail. */
const LOW_BALANCE = 5
/** Slower than this, in ms, a channel is slow. */
const SLOW_MS = 5000

const isBalanceLow = (channel: Channel, scale: MoneyScale) =>
  channel.balance_updated_time > 0 && (balanceAmount(channel, scale) ?? Infinity) < LOW_BALANCE

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

export interface Attention extends Finding<
  'noChannel' | 'channel' | 'unpriced' | 'untested' | 'singleChannel'
> {
  risks?: readonly ChannelRisk[]
}

interface AttentionInput {
  channels: readonly Channel[]
  matrix: CoverageMatrix
  scale: MoneyScale
  /** Models that have a price; undefined where the account may not know. */
  priced: ReadonlySet<string> | undefined
  /** Keys of the findings that somebody said are intended. */
  accepted?: readonly string[] | undefined
}

/** What needs attention, the most urgent first: calls that fail now, then those that may soon, then what is merely risky. */
export function attentionOf(input: AttentionInput): Attention[] {
  const { channels, matrix, scale, priced, accepted } = input
  const reported = <Of extends Finding>(findings: readonly Of[]) => splitAccepted(findings, accepted).reported
  const noChannel = reported(modelsWithoutChannel(matrix))
  const named = new Set(noChannel.map(({ channels: [first] }) => first?.id))
  const urgent = urgentChannels(channels, scale)
  const failing = urgent.flatMap(({ channel, risks: all }): Attention[] => {
    const risks = all.filter((risk) => risk !== 'untested')
    if (risks.length === 0 || named.has(channel.id)) return []
    return [{ ...findingOf('channel', { channels: [channel], models: channel.models }), risks }]
  })
  const untested = urgent.flatMap(({ channel, risks }) => (risks.includes('untested') ? [channel] : []))
  const unpriced = priced ? reported(modelsWithoutPrice(matrix, priced)).flatMap(({ models }) => models) : []
  const single = [...new Set(reported(modelsOfOneChannel(matrix)).flatMap(({ models }) => models))]
  return [
    ...noChannel.map((about) => findingOf('noChannel', { ...about, channels: about.channels.slice(0, 1) })),
    ...failing,
    ...(unpriced.length > 0 ? [findingOf('unpriced', { models: unpriced })] : []),
    ...(untested.length > 0 ? [findingOf('untested', { channels: untested })] : []),
    ...(single.length > 0 ? [findingOf('singleChannel', { models: single })] : []),
  ]
}
