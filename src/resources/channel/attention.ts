import type { MoneyScale } from '#/format/quota'
import type { Channel } from './channel'
import { urgentChannels, type ChannelRisk } from './channel-health'
import {
  modelsOfOneChannel,
  modelsWithoutChannel,
  modelsWithoutPrice,
  type NoChannelFinding,
} from './coverage/coverage-findings'
import type { CoverageMatrix } from './coverage/coverage-matrix'

/** Something that an administrator should look at. */
export type Attention =
  | NoChannelFinding
  /** A channel that fails or will soon. */
  | { kind: 'channel'; channel: Channel; risks: readonly ChannelRisk[] }
  | { kind: 'unpriced'; models: readonly string[] }
  | { kind: 'untested'; channels: readonly Channel[] }
  /** Models that the failure of one channel would take away. */
  | { kind: 'singleChannel'; models: readonly string[] }

interface AttentionInput {
  channels: readonly Channel[]
  matrix: CoverageMatrix
  scale: MoneyScale
  /** Models that have a price; undefined where the account may not know. */
  priced: ReadonlySet<string> | undefined
}

/** What needs attention, the most urgent first: calls that fail now, then those that may soon, then what is merely risky. */
export function attentionOf({ channels, matrix, scale, priced }: AttentionInput): Attention[] {
  const noChannel = modelsWithoutChannel(matrix)
  const named = new Set(noChannel.map(({ channels: [first] }) => first?.id))
  const urgent = urgentChannels(channels, scale)
  const failing = urgent.flatMap(({ channel, risks: all }): Attention[] => {
    const risks = all.filter((risk) => risk !== 'untested')
    return risks.length > 0 && !named.has(channel.id) ? [{ kind: 'channel', channel, risks }] : []
  })
  const untested = urgent.flatMap(({ channel, risks }) => (risks.includes('untested') ? [channel] : []))
  const unpriced = priced ? modelsWithoutPrice(matrix, priced) : []
  const single = [...new Set(modelsOfOneChannel(matrix).flatMap(({ models }) => models))]
  return [
    ...noChannel,
    ...failing,
    ...(unpriced.length > 0 ? [{ kind: 'unpriced' as const, models: unpriced }] : []),
    ...(untested.length > 0 ? [{ kind: 'untested' as const, channels: untested }] : []),
    ...(single.length > 0 ? [{ kind: 'singleChannel' as const, models: single }] : []),
  ]
}
