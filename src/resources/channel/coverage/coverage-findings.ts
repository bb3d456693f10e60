import { baseAddress } from '#/fields/address-text'
import { TOKEN_STATUS, type Token } from '../../token/token'
import type { Channel } from '../channel'
import { parseMapping } from '../model-mapping'
import { groupsOf, isEnabled, type CoverageMatrix } from './coverage-matrix'

type AllowingToken = Pick<Token, 'id' | 'name' | 'status' | 'models'>

/** What coverage is judged by. */
interface CoverageInput {
  channels: readonly Channel[]
  matrix: CoverageMatrix
  /** Names of the groups that have a ratio; undefined while unknown. */
  groups: readonly string[] | undefined
  /** Models that the server knows; undefined while unknown. */
  knownModels: readonly string[] | undefined
  tokens: readonly AllowingToken[]
  /** Models by their consumption of the last week, the most used one first. */
  lastWeek?: readonly string[] | undefined
}

interface SingleChannelFinding {
  kind: 'singleChannel'
  channel: Channel
  models: readonly string[]
  groups: readonly string[]
}

/** Models that no enabled channel serves for groups for which disabled ones list them, the most used channel first. */
export interface NoChannelFinding {
  kind: 'noChannel'
  models: readonly string[]
  groups: readonly string[]
  channels: readonly Channel[]
}

interface UnservedFinding {
  kind: 'unserved'
  token: AllowingToken
  models: readonly string[]
}

/** A gap or a probable mistake in the channels. */
export type Finding =
  | NoChannelFinding
  | SingleChannelFinding
  | UnservedFinding
  | { kind: 'mappingKey'; channel: Channel; models: readonly string[] }
  | { kind: 'mappingTarget'; channel: Channel; models: readonly string[] }
  | { kind: 'emptyGroup'; group: string }
  | { kind: 'groupWithoutRatio'; channel: Channel; groups: readonly string[] }
  /** Channels of the same type, address and models, newest first. */
  | { kind: 'duplicate'; channel: Channel; others: readonly Channel[] }

/** Kinds of findings, the most urgent first. */
export const FINDING_KINDS = [
  'noChannel',
  'unserved',
  'singleChannel',
  'emptyGroup',
  'groupWithoutRatio',
  'mappingKey',
  'mappingTarget',
  'duplicate',
] as const satisfies readonly Finding['kind'][]

const usedQuota = (channels: readonly Channel[]) =>
  channels.reduce((sum, { used_quota }) => sum + used_quota, 0)

/**
 * What no enabled channel serves although disabled ones list it: one finding per set of channels and groups. Where `lastWeek`
 * names models by their consumption, those come first; the others by what their channels have been used.
 */
export function modelsWithoutChannel(
  matrix: CoverageMatrix,
  lastWeek: readonly string[] = [],
): NoChannelFinding[] {
  const findings = new Map<
    string,
    { kind: 'noChannel'; models: string[]; groups: string[]; channels: Channel[] }
  >()
  for (const [model, row] of matrix) {
    const groupsByChannels = new Map<string, string[]>()
    for (const [group, { enabled, others }] of row) {
      if (enabled.length > 0) continue
      const key = JSON.stringify(others.map(({ id }) => id))
      groupsByChannels.set(key, [...(groupsByChannels.get(key) ?? []), group])
    }
    for (const [key, groups] of groupsByChannels) {
      const channels = row.get(groups[0] ?? '')?.others ?? []
      const known = findings.get(`${key} ${JSON.stringify(groups)}`)
      if (known) known.models.push(model)
      else
        findings.set(`${key} ${JSON.stringify(groups)}`, {
          kind: 'noChannel',
          models: [model],
          groups,
          channels: channels.toSorted((a, b) => b.used_quota - a.used_quota),
        })
    }
  }
  const places = new Map(lastWeek.map((model, place) => [model, place]))
  const placeOf = (model: string) => places.get(model) ?? lastWeek.length
  for (const { models } of findings.values()) models.sort((a, b) => placeOf(a) - placeOf(b))
  const rank = ({ models }: NoChannelFinding) => placeOf(models[0] ?? '')
  return [...findings.values()].toSorted(
    (a, b) => rank(a) - rank(b) || usedQuota(b.channels) - usedQuota(a.channels),
  )
}

/** Channels that alone serve models in groups: one finding per channel and groups, the most models first. */
export function modelsOfOneChannel(matrix: CoverageMatrix): SingleChannelFinding[] {
  const findings = new Map<
    string,
    { kind: 'singleChannel'; channel: Channel; models: string[]; groups: string[] }
  >()
  for (const [model, row] of matrix) {
    const groupsByChannel = new Map<Channel, string[]>()
    for (const [group, { enabled }] of row) {
      const [channel] = enabled
      if (!channel || enabled.length > 1) continue
      groupsByChannel.set(channel, [...(groupsByChannel.get(channel) ?? []), group])
    }
    for (const [channel, groups] of groupsByChannel) {
      const key = JSON.stringify([channel.id, groups])
      const known = findings.get(key)
      if (known) known.models.push(model)
      else findings.set(key, { kind: 'singleChannel', channel, models: [model], groups })
    }
  }
  return [...findings.values()].toSorted((a, b) => b.models.length - a.models.length)
}

/** Enabled tokens that allow models which no enabled channel serves in any group. */
function unservedModels(matrix: CoverageMatrix, tokens: readonly AllowingToken[]): UnservedFinding[] {
  const isServed = (model: string) =>
    [...(matrix.get(model)?.values() ?? [])].some(({ enabled }) => enabled.length > 0)
  return tokens.flatMap((token): UnservedFinding[] => {
    if (token.status !== TOKEN_STATUS.enabled) return []
    const models = [...new Set(token.models)].filter((model) => !isServed(model))
    return models.length > 0 ? [{ kind: 'unserved', token, models }] : []
  })
}

function mappingFindings(channel: Channel, isKnown: (model: string) => boolean): Finding[] {
  const pairs = (parseMapping(channel.model_mapping) ?? []).filter(({ from }) => from !== '')
  const keys = [...new Set(pairs.map(({ from }) => from))].filter((model) => !channel.models.includes(model))
  const targets = [...new Set(pairs.map(({ to }) => to))].filter((model) => model !== '' && !isKnown(model))
  return [
    ...(keys.length > 0 ? [{ kind: 'mappingKey' as const, channel, models: keys }] : []),
    ...(targets.length > 0 ? [{ kind: 'mappingTarget' as const, channel, models: targets }] : []),
  ]
}

function duplicateFindings(channels: readonly Channel[]): Finding[] {
  const sameByContent = new Map<string, Channel[]>()
  for (const channel of channels) {
    const { type, base_url, models } = channel
    const key = JSON.stringify([type, baseAddress(base_url), [...new Set(models)].toSorted()])
    sameByContent.set(key, [...(sameByContent.get(key) ?? []), channel])
  }
  return [...sameByContent.values()].flatMap((same): Finding[] => {
    const [channel, ...others] = same.toSorted((a, b) => b.id - a.id)
    return channel && others.length > 0 ? [{ kind: 'duplicate', channel, others }] : []
  })
}

/** Returns all findings, ordered by kind. */
export function coverageFindings(input: CoverageInput): Finding[] {
  const { channels, matrix, groups, knownModels, tokens, lastWeek } = input
  const known = knownModels && new Set([...knownModels, ...matrix.keys()])
  const ratios = groups && new Set(groups)
  const serving = channels.filter((channel) => isEnabled(channel) && channel.models.length > 0)
  const served = new Set(serving.flatMap((channel) => groupsOf(channel)))
  const found: Finding[] = [
    ...modelsWithoutChannel(matrix, lastWeek),
    ...unservedModels(matrix, tokens),
    ...modelsOfOneChannel(matrix),
    ...(groups ?? [])
      .filter((group) => !served.has(group))
      .map((group): Finding => ({ kind: 'emptyGroup', group })),
    ...channels.flatMap((channel): Finding[] => {
      const without = ratios ? [...new Set(groupsOf(channel))].filter((group) => !ratios.has(group)) : []
      return without.length > 0 ? [{ kind: 'groupWithoutRatio', channel, groups: without }] : []
    }),
    // While the known models are unknown, no target is reported.
    ...channels.flatMap((channel) => mappingFindings(channel, (model) => known?.has(model) ?? true)),
    ...duplicateFindings(channels),
  ]
  return FINDING_KINDS.flatMap((kind) => found.filter((finding) => finding.kind === kind))
}
