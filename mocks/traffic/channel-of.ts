import type { ChannelRow } from '../channel/channel-row'
import type { World } from '../world'

/** The channel of a call: the specified one, else the first that serves the group and model. */
export function channelOf(
  { abilities, channels }: Pick<World, 'abilities' | 'channels'>,
  { channel, model, group }: { channel?: number; model: string; group: string },
): Readonly<ChannelRow> | undefined {
  if (channel !== undefined) return channels.get(channel)
  return channels.find(({ id }) => abilities.serves(id, group, model))
}

/** Adds to the used quota of a channel; ignores unknown ids. */
export function chargeChannel({ channels }: Pick<World, 'channels'>, id: number, quota: number): void {
  const row = channels.get(id)
  if (row) channels.update(id, { used_quota: row.used_quota + quota })
}
