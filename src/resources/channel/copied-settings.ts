import { listDifference, type EditMember } from '../edit-plan'
import type { KnownRecord } from '../known-record'
import type { RecordChange } from '../row-mutations'
import { channelName, type Channel } from './channel'
import { channelEdits, channelValues } from './channel-edits'

/** A setting of a channel that others do not have. */
interface CopiedSetting {
  member: EditMember
  value: string | number
  /** How many of the others have another value. */
  differing: number
}

/** What may not fit a channel of another type. */
export const BOUND_TO_TYPE: readonly string[] = ['models', 'model_mapping', 'base_url', 'test_model']

/** The order of a list says nothing. */
const isSame = ({ input }: EditMember, before: string | number, after: string | number) => {
  if (before === after || input !== 'list') return before === after
  const { added, removed } = listDifference(before, after)
  return added.length === 0 && removed.length === 0
}

/** Settings of `source` that some of the channels do not have; never its status, name, key or what was used. */
export function differingSettings(source: Channel, channels: readonly Channel[]): CopiedSetting[] {
  const values = channelValues(source)
  return channelEdits([source, ...channels]).flatMap((member) => {
    const value = values[member.name]
    if (member.name === 'status' || value === undefined || member.check?.(value)) return []
    const differing = channels.filter(
      (channel) => !isSame(member, channelValues(channel)[member.name] ?? '', value),
    ).length
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
  return channels.flatMap((channel) => {
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
