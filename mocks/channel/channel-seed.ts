import { rowsOf, type BaseRows } from '../table'
import type { SeedName } from '../world'
import type { ChannelRow } from './channel-row'
import { hostileChannels } from './hostile-channels'
import { LARGE_COUNT, largeChannel } from './large-channel'
import { smallChannels } from './small-channels'

/** Seed channels of a world; `start` is its start time in unix seconds. */
export function channelSeed(seed: SeedName, start: number): BaseRows<ChannelRow> {
  if (seed === 'empty') return rowsOf([])
  if (seed === 'large') return { count: LARGE_COUNT, rowOf: (id) => largeChannel(id, start) }
  return rowsOf(seed === 'hostile' ? hostileChannels(start) : smallChannels(start))
}
