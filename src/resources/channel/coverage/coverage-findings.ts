import { baseAddress } from '#/fields/address-text'
import { TOKEN_STATUS, type Token } from '../../token/token'
import type { Channel } from '../channel'
import { parseMapping } from '../model-mapping'
import { groupsOf, isEnabled, isServed, type Coverage, type CoverageMatrix } from './coverage-matrix'

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
  /** Models that have a price; undefined where the account may not know. */
  priced?: ReadonlySet<string> | undefined
  /** Consumption of models last week, by which the findings of a kind are ordered. */
  consumption?: ReadonlyMap<string, number> | undefined
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
  | UnpricedFinding
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
  'unpriced',
  'singleChannel',
  'emptyGroup',
  'groupWithoutRatio',
  'mappingKey',
  'mappingTarget',
  'duplicate',
] as const satisfies readonly Finding['kind'][]

const usedQuota = (channels: readonly Channel[]) =>
  channels.reduce((sum, { used_quota }) => sum + used_quota, 0)

/** Models of the same channels in the same groups, for the channels that `pick` takes from each cell of the matrix. */
function modelsByChannels(
  matrix: CoverageMatrix,
  pick: (coverage: Coverage) => readonly Channel[] | undefined,
): { channels: readonly Channel[]; groups: string[]; models: string[] }[] {
  const found = new Map<string, { channels: readonly Channel[]; groups: string[]; models: string[] }>()
  for (const [model, row] of matrix) {
    const cells = new Map<string, { channels: readonly Channel[]; groups: string[] }>()
    for (const [group, coverage] of row) {
      const channels = pick(coverage)
      if (!channels) continue
      const ids = JSON.stringify(channels.map(({ id }) => id))
      const cell = cells.get(ids) ?? { channels, groups: [] }
      cells.set(ids, cell)
      cell.groups.push(group)
    }
    for (const [ids, { channels, groups }] of cells) {
      const key = `${ids} ${JSON.stringify(groups)}`
      const known = found.get(key)
      if (known) known.models.push(model)
      else found.set(key, { channels, groups, models: [model] })
    }
  }
  return [...found.values()]
}

/** What no enabled channel serves although disabled ones list it, by what those have been used: one finding per set of channels and groups. */
export function modelsWithoutChannel(matrix: CoverageMatrix): NoChannelFinding[] {
  return modelsByChannels(matrix, ({ enabled, others }) => (enabled.length === 0 ? others : undefined))
    .map(({ channels, groups, models }) => ({
      kind: 'noChannel' as const,
      channels: channels.toSorted((a, b) => b.used_quota - a.used_quota),
      groups,
      models,
    }))
    .toSorted((a, b) => usedQuota(b.channels) - usedQuota(a.channels))
}

/** Channels that alone serve models in groups: one finding per channel and groups, the most models first. */
export function modelsOfOneChannel(matrix: CoverageMatrix): SingleChannelFinding[] {
  return modelsByChannels(matrix, ({ enabled }) => (enabled.length === 1 ? enabled : undefined))
    .flatMap(({ channels: [channel], groups, models }) =>
      channel ? [{ kind: 'singleChannel' as const, channel, groups, models }] : [],
    )
    .toSorted((a, b) => b.models.length - a.models.length)
}

/** The names of the models of a channel after its mapping: the price and the log go by them. */
function billedModels({ models, model_mapping }: Channel): string[] {
  const targets = new Map((parseMapping(model_mapping) ?? []).map(({ from, to }) => [from, to]))
  return models.map((model) => targets.get(model) || model)
}

interface UnpricedFinding {
  kind: 'unpriced'
  model: string
}

/**
 * Models that are served without a price: the server then charges a high one of its own. A price may be that of one channel type
 * only, `model(3)`.
 */
export function modelsWithoutPrice(matrix: CoverageMatrix, priced: ReadonlySet<string>): UnpricedFinding[] {
  const cells = [...matrix.values()].flatMap((row) => Array.from(row.values()))
  const serving = new Set(cells.flatMap(({ enabled }) => enabled))
  const called = [...serving].flatMap((channel) =>
    billedModels(channel).filter((name) => !priced.has(name) && !priced.has(`${name}(${channel.type})`)),
  )
  return [...new Set(called.toSorted())].map((model) => ({ kind: 'unpriced', model }))
}

/** Enabled tokens that allow models which no enabled channel serves in any group. */
function unservedModels(matrix: CoverageMatrix, tokens: readonly AllowingToken[]): UnservedFinding[] {
  return tokens.flatMap((token): UnservedFinding[] => {
    if (token.status !== TOKEN_STATUS.enabled) return []
    const models = [...new Set(token.models)].filter((model) => !isServed(matrix, model))
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

/** Models that a finding is about; none where it is about a group or about channels. */
function modelsOf(finding: Finding): readonly string[] {
  if (finding.kind === 'unpriced') return [finding.model]
  return 'models' in finding ? finding.models : []
}

/** Identifies a finding: it is another one when its models, groups or channels change. */
export function findingKey(finding: Finding): string {
  const { kind } = finding
  if (finding.kind === 'emptyGroup') return JSON.stringify([kind, finding.group])
  if (finding.kind === 'unpriced') return JSON.stringify([kind, finding.model])
  if (finding.kind === 'noChannel')
    return JSON.stringify([kind, finding.channels.map(({ id }) => id), finding.groups, finding.models])
  if (finding.kind === 'unserved') return JSON.stringify([kind, finding.token.id, finding.models])
  if (finding.kind === 'duplicate')
    return JSON.stringify([kind, finding.channel.id, finding.others.map(({ id }) => id)])
  const groups = 'groups' in finding ? finding.groups : []
  return JSON.stringify([kind, finding.channel.id, groups, modelsOf(finding)])
}

/** Consumption of the models of a finding last week, in server units. */
export function findingConsumption(finding: Finding, consumption: ReadonlyMap<string, number>): number {
  return modelsOf(finding).reduce((sum, model) => sum + (consumption.get(model) ?? 0), 0)
}

/** Returns all findings by kind, those of a kind by the consumption of their models. */
export function coverageFindings(input: CoverageInput): Finding[] {
  const { channels, matrix, groups, knownModels, tokens, priced, consumption } = input
  const known = knownModels && new Set([...knownModels, ...matrix.keys()])
  const ratios = groups && new Set(groups)
  const serving = channels.filter((channel) => isEnabled(channel) && channel.models.length > 0)
  const served = new Set(serving.flatMap((channel) => groupsOf(channel)))
  // While the known models are unknown, no target is reported.
  const mappings = channels.flatMap((channel) =>
    mappingFindings(channel, (model) => known?.has(model) ?? true),
  )
  const found: Finding[] = [
    ...modelsWithoutChannel(matrix),
    ...unservedModels(matrix, tokens),
    ...(priced ? modelsWithoutPrice(matrix, priced) : []),
    ...modelsOfOneChannel(matrix),
    ...(groups ?? [])
      .filter((group) => !served.has(group))
      .map((group): Finding => ({ kind: 'emptyGroup', group })),
    ...channels.flatMap((channel): Finding[] => {
      const without = ratios ? [...new Set(groupsOf(channel))].filter((group) => !ratios.has(group)) : []
      return without.length > 0 ? [{ kind: 'groupWithoutRatio', channel, groups: without }] : []
    }),
    ...mappings,
    ...duplicateFindings(channels),
  ]
  const used = new Map(
    found.map((finding) => [finding, consumption ? findingConsumption(finding, consumption) : 0]),
  )
  // The sort keeps the order of those with the same consumption.
  const ordered = found.toSorted((a, b) => (used.get(b) ?? 0) - (used.get(a) ?? 0))
  return FINDING_KINDS.flatMap((kind) => ordered.filter((finding) => finding.kind === kind))
}
