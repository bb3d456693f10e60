import type { World } from '../world'

/** What consumption asks of a channel; a world may have none. */
interface Channel {
  id: number
  type: number
  status: number
  models: string
  group: string
  used_quota: number
}

/** A world whose channels, if any, can be read and charged. */
interface Charged {
  id: string
  channels?: {
    get: (id: number) => Readonly<Channel> | undefined
    find: (where: (row: Channel) => boolean) => Readonly<Channel> | undefined
    update: (id: number, change: { used_quota: number }) => unknown
  }
}

const lists = (text: string, name: string) => text.split(',').includes(name)

/** The channel of a call: the one named, else the first enabled one with the group and the model. */
export function channelOf(
  world: World,
  { channel, model, group }: { channel?: number; model: string; group: string },
): Readonly<Channel> | undefined {
  const { channels }: Charged = world
  if (channel !== undefined) return channels?.get(channel)
  return channels?.find((row) => row.status === 1 && lists(row.group, group) && lists(row.models, model))
}

/** Adds to the quota a channel has served; nothing happens when it is unknown. */
export function chargeChannel(world: World, id: number, quota: number): void {
  const { channels }: Charged = world
  const row = channels?.get(id)
  if (row) channels?.update(id, { used_quota: row.used_quota + quota })
}
