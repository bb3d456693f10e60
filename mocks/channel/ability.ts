import { refuse } from '../server/reply'
import type { World } from '../world'
import { CHANNEL_STATUS, type ChannelRow } from './channel-row'

const groupsOf = ({ group }: Pick<ChannelRow, 'group'>) => group.split(',')

function repeatsGroup(row: Pick<ChannelRow, 'group'>): boolean {
  const groups = groupsOf(row)
  return new Set(groups).size < groups.length
}

/**
 * Routing rows are not stored, they follow from the channels; but writing those of a repeated group fails once the
 * channel is saved (contract 6.7). Throws that refusal as a Response.
 */
export function checkAbilities(row: Pick<ChannelRow, 'group'>): void {
  if (repeatsGroup(row)) {
    throw refuse('UNIQUE constraint failed: abilities.group, abilities.model, abilities.channel_id')
  }
}

/** The enabled models of exactly this group, sorted, each once (contract 6.5, call 27). */
export function modelsOfGroup(
  { channels, strays }: Pick<World, 'channels' | 'strays'>,
  group: string,
): string[] {
  const serving = [...channels.all(), ...strays.values()].filter(
    (row) => row.status === CHANNEL_STATUS.enabled && groupsOf(row).includes(group) && !repeatsGroup(row),
  )
  // A blank item of the list is a model named "" (contract 6.7).
  return [...new Set(serving.flatMap(({ models }) => models.split(',')))].toSorted()
}
