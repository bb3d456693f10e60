import * as z from 'zod/mini'
import { commaText } from '#/http/rows'
import type { EditMember } from '../edit-plan'
import type { KnownRecord } from '../known-record'
import type { RecordChange, RecordValues } from '../row-mutations'
import { channelName, type Channel } from './channel'
import { channelEdits, channelValues } from './channel-edits'
import { parseMapping } from './model-mapping'

/** What may not fit a channel of another type. */
export const BOUND_TO_TYPE: readonly string[] = ['models', 'model_mapping', 'base_url', 'test_model']

/** A value in one order, as lists and mappings have none; undefined for a mapping that cannot be read. */
function contentOf({ name, input }: EditMember, values: RecordValues): string | undefined {
  const value = String(values[name] ?? '')
  if (input === 'list') return z.decode(commaText, value).toSorted().join()
  if (input !== 'mapping') return value
  return parseMapping(value)
    ?.map(({ from, to }) => JSON.stringify([from, to]))
    .toSorted()
    .join()
}

/** Settings of a channel that can be given to others: never its status, name or key, nor what the server does not store. */
export function copyableSettings(source: Channel, channels: readonly Channel[]): EditMember[] {
  const values = channelValues(source)
  return channelEdits([source, ...channels]).filter(
    (member) =>
      member.name !== 'status' &&
      contentOf(member, values) !== undefined &&
      member.check?.(values[member.name] ?? '') === undefined,
  )
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
    const names = members
      .filter((member) => contentOf(member, before) !== contentOf(member, values))
      .map(({ name }) => name)
    // The source itself may be selected too.
    if (names.length === 0 || channel.id === source.id) return []
    const pick = (from: RecordValues) => Object.fromEntries(names.map((name) => [name, from[name] ?? '']))
    const { id, created_time } = channel
    return [
      { id, name: channelName(channel), created_time, change: { from: pick(before), to: pick(values) } },
    ]
  })
}
