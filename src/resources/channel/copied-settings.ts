import { listDifference, type EditMember } from '../edit-plan'
import type { KnownRecord } from '../known-record'
import type { RecordChange } from '../row-mutations'
import { channelName, type Channel } from './channel'
import { channelEdits, channelValues } from './channel-edits'
import { parseMapping } from './model-mapping'

type Value = string | number

/** A setting of a channel that others do not have. */
interface CopiedSetting {
  member: EditMember
  value: Value
  /** How many of the others have another value. */
  differing: number
}

/** What may not fit a channel of another type. */
export const BOUND_TO_TYPE: readonly string[] = ['models', 'model_mapping', 'base_url', 'test_model']

/** The pairs of a mapping in one order; undefined for one that cannot be read. */
const pairsText = (mapping: Value) =>
  parseMapping(String(mapping))
    ?.map(({ from, to }) => JSON.stringify([from, to]))
    .toSorted()
    .join()

/** Lists and mappings are the same in any order, although the first model of a list is the one tested by default. */
function isSame({ input }: EditMember, before: Value, after: Value): boolean {
  if (before === after) return true
  if (input === 'mapping') return pairsText(before) !== undefined && pairsText(before) === pairsText(after)
  if (input !== 'list') return false
  const { added, removed } = listDifference(before, after)
  return added.length === 0 && removed.length === 0
}

/** Whether a value can be given to others: the server stores it, and it can be read. */
const isCopyable = (member: EditMember, value: Value) =>
  member.check?.(value) === undefined && (member.input !== 'mapping' || pairsText(value) !== undefined)

/** The source itself may be selected too. */
const targetsOf = (source: Channel, channels: readonly Channel[]) =>
  channels.filter(({ id }) => id !== source.id)

/** Settings of `source` that some of the channels do not have; never its status, name, key or what was used. */
export function differingSettings(source: Channel, channels: readonly Channel[]): CopiedSetting[] {
  const values = channelValues(source)
  const others = targetsOf(source, channels).map(channelValues)
  return channelEdits([source, ...channels]).flatMap((member) => {
    const value = values[member.name]
    if (member.name === 'status' || value === undefined || !isCopyable(member, value)) return []
    const differing = others.filter((other) => !isSame(member, other[member.name] ?? '', value)).length
    return differing > 0 ? [{ member, value, differing }] : []
  })
}

/** The changes that give the channels these settings of `source`, without channels that have them. */
export function copiedChanges(
  source: Channel,
  channels: readonly Channel[],
  members: readonly EditMember[],
): Array<KnownRecord & { change: RecordChange }> {
  const values = channelValues(source)
  return targetsOf(source, channels).flatMap((channel) => {
    const before = channelValues(channel)
    const names = members.flatMap((member) =>
      isSame(member, before[member.name] ?? '', values[member.name] ?? '') ? [] : [member.name],
    )
    if (names.length === 0) return []
    const pick = (from: typeof values) => Object.fromEntries(names.map((name) => [name, from[name] ?? '']))
    const { id, created_time } = channel
    return [
      { id, name: channelName(channel), created_time, change: { from: pick(before), to: pick(values) } },
    ]
  })
}
