import { baseAddress } from '#/fields/address-text'
import { TOKEN_STATUS, type Token } from '../../token/token'
import type { Channel } from '../channel'
import { parseMapping } from '../model-mapping'
import { groupsOf, isEnabled, isServed, type Coverage, type CoverageMatrix } from './coverage-matrix'

type AllowingToken = Pick<Token, 'id' | 'name' | 'status' | 'models'>

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
  /** Models that the log has, the most used first: the findings of a kind are in their order. */
  usedModels?: readonly string[] | undefined
}

/** Kinds of findings, the most urgent first; the last is advice. */
export const FINDING_KINDS = [
  'noChannel',
  'unserved',
  'unpriced',
  'emptyGroup',
  'groupWithoutRatio',
  'mappingKey',
  'mappingTarget',
  'duplicate',
  'singleChannel',
] as const
export type FindingKind = (typeof FINDING_KINDS)[number]

/** A gap or a probable mistake in the channels. */
export interface Finding<Kind extends string = FindingKind> {
  kind: Kind
  /** The first is the one to change: of equal ones the newest, of disabled ones the most used. */
  channels: readonly Channel[]
  token?: AllowingToken
  models: readonly string[]
  groups: readonly string[]
}

/** Creates a finding; it is about nothing that is not given. */
export const findingOf = <Kind extends string>(
  kind: Kind,
  about: Partial<Omit<Finding, 'kind'>>,
): Finding<Kind> => ({ channels: [], models: [], groups: [], ...about, kind })

/** Identifies a finding: it is another one when its models, groups or channels change. */
export function findingKey({ kind, channels, token, groups, models }: Finding<string>): string {
  return JSON.stringify([kind, channels.map(({ id }) => id), token?.id, groups, models])
}

const usedQuota = (channels: readonly Channel[]) =>
  channels.reduce((sum, { used_quota }) => sum + used_quota, 0)

/** Models of the same channels in the same groups, for the channels that `pick` takes from each cell of the matrix. */
function modelsByChannels(
  matrix: CoverageMatrix,
  pick: (coverage: Coverage) => readonly Channel[] | undefined,
): { channels: readonly Channel[]; groups: string[]; models: string[] }[] {
  const found = new Map<string, ReturnType<typeof modelsByChannels>[number]>()
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
export function modelsWithoutChannel(matrix: CoverageMatrix): Finding<'noChannel'>[] {
  return modelsByChannels(matrix, ({ enabled, others }) => (enabled.length === 0 ? others : undefined))
    .map((found) =>
      findingOf('noChannel', {
        ...found,
        channels: found.channels.toSorted((a, b) => b.used_quota - a.used_quota),
      }),
    )
    .toSorted((a, b) => usedQuota(b.channels) - usedQuota(a.channels))
}

/** Channels that alone serve models in groups: one finding per channel and groups, the most models first. */
export function modelsOfOneChannel(matrix: CoverageMatrix): Finding<'singleChannel'>[] {
  return modelsByChannels(matrix, ({ enabled }) => (enabled.length === 1 ? enabled : undefined))
    .map((found) => findingOf('singleChannel', found))
    .toSorted((a, b) => b.models.length - a.models.length)
}

/** The name of a model after the mapping of a channel: the price and the log go by it. */
export function billedModel({ model_mapping }: Channel, model: string): string {
  return parseMapping(model_mapping)?.findLast(({ from }) => from === model)?.to || model
}

/**
 * Models that are served without a price: the server then charges a high one of its own. A price may be that of one channel type
 * only, `model(3)`.
 */
export function modelsWithoutPrice(
  matrix: CoverageMatrix,
  priced: ReadonlySet<string>,
): Finding<'unpriced'>[] {
  const cells = [...matrix.values()].flatMap((row) => Array.from(row.values()))
  const serving = new Set(cells.flatMap(({ enabled }) => enabled))
  const called = [...serving].flatMap((channel) =>
    channel.models
      .map((model) => billedModel(channel, model))
      .filter((name) => !priced.has(name) && !priced.has(`${name}(${channel.type})`)),
  )
  return [...new Set(called.toSorted())].map((model) => findingOf('unpriced', { models: [model] }))
}

/** Enabled tokens that allow models which no enabled channel serves in any group. */
function unservedModels(matrix: CoverageMatrix, tokens: readonly AllowingToken[]): Finding[] {
  return tokens
    .filter(({ status }) => status === TOKEN_STATUS.enabled)
    .map((token) => {
      const models = [...new Set(token.models)].filter((model) => !isServed(matrix, model))
      return findingOf('unserved', { token, models })
    })
    .filter(({ models }) => models.length > 0)
}

function mappingFindings(channel: Channel, isKnown: (model: string) => boolean): Finding[] {
  const pairs = (parseMapping(channel.model_mapping) ?? []).filter(({ from }) => from !== '')
  const keys = pairs.map(({ from }) => from).filter((model) => !channel.models.includes(model))
  const targets = pairs.map(({ to }) => to).filter((model) => model !== '' && !isKnown(model))
  const found = [
    findingOf('mappingKey', { channels: [channel], models: [...new Set(keys)] }),
    findingOf('mappingTarget', { channels: [channel], models: [...new Set(targets)] }),
  ]
  return found.filter(({ models }) => models.length > 0)
}

function duplicateFindings(channels: readonly Channel[]): Finding[] {
  const sameByContent = new Map<string, Channel[]>()
  for (const channel of channels.toSorted((a, b) => b.id - a.id)) {
    const { type, base_url, models } = channel
    const key = JSON.stringify([type, baseAddress(base_url), [...new Set(models)].toSorted()])
    sameByContent.set(key, [...(sameByContent.get(key) ?? []), channel])
  }
  return [...sameByContent.values()]
    .filter(({ length }) => length > 1)
    .map((same) => findingOf('duplicate', { channels: same }))
}

/** Returns all findings by kind, those of a kind by the use of their models. */
export function coverageFindings(input: CoverageInput): Finding[] {
  const { channels, matrix, groups, knownModels, tokens, priced, usedModels = [] } = input
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
    ...(groups ?? [])
      .filter((group) => !served.has(group))
      .map((group) => findingOf('emptyGroup', { groups: [group] })),
    ...channels
      .map((channel) => {
        const without = [...new Set(groupsOf(channel))].filter((group) => ratios?.has(group) === false)
        return findingOf('groupWithoutRatio', { channels: [channel], groups: without })
      })
      .filter(({ groups: without }) => without.length > 0),
    ...mappings,
    ...duplicateFindings(channels),
    ...modelsOfOneChannel(matrix),
  ]
  const ranks = new Map(usedModels.map((model, at) => [model, at]))
  const rankOf = ({ models }: Finding) =>
    Math.min(usedModels.length, ...models.map((model) => ranks.get(model) ?? usedModels.length))
  return found
    .map((finding) => ({ finding, kind: FINDING_KINDS.indexOf(finding.kind), rank: rankOf(finding) }))
    .toSorted((a, b) => a.kind - b.kind || a.rank - b.rank)
    .map(({ finding }) => finding)
}
