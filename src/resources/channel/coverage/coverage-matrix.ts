import { DEFAULT_GROUP } from '../../group/group'
import { CHANNEL_STATUS, type Channel } from '../channel'

export interface Coverage {
  /** Channels that the relay can choose now. */
  enabled: Channel[]
  /** Channels that are disabled, or of an unknown status. */
  others: Channel[]
}

export type CoverageMatrix = ReadonlyMap<string, ReadonlyMap<string, Coverage>>

/** Whether the relay may choose the channel. */
export function isEnabled({ status }: Pick<Channel, 'status'>): boolean {
  return status === CHANNEL_STATUS.enabled
}

/** Groups of a channel; without any, the server counts the default group. */
export function groupsOf({ group }: Pick<Channel, 'group'>): readonly string[] {
  return group.length === 0 ? [DEFAULT_GROUP] : group
}

const known = new WeakMap<readonly Channel[], CoverageMatrix>()

/** Lists which channels serve which model in which group; models in alphabetical order. Once for each list of channels. */
export function coverageMatrix(channels: readonly Channel[]): CoverageMatrix {
  const before = known.get(channels)
  if (before) return before
  const matrix = new Map<string, Map<string, Coverage>>()
  for (const channel of channels) {
    const kind = isEnabled(channel) ? 'enabled' : 'others'
    const groups = new Set(groupsOf(channel))
    for (const model of new Set(channel.models)) {
      const row = matrix.get(model) ?? new Map<string, Coverage>()
      matrix.set(model, row)
      for (const group of groups) {
        const cell = row.get(group) ?? { enabled: [], others: [] }
        row.set(group, cell)
        cell[kind].push(channel)
      }
    }
  }
  const sorted = new Map([...matrix].toSorted(([a], [b]) => (a < b ? -1 : 1)))
  known.set(channels, sorted)
  return sorted
}

export function isServed(matrix: CoverageMatrix, model: string): boolean {
  return [...(matrix.get(model)?.values() ?? [])].some(({ enabled }) => enabled.length > 0)
}

/** Groups of the columns: those that have a ratio, then others that channels use, each sorted. */
export function coverageGroups(matrix: CoverageMatrix, groups: readonly string[]): readonly string[] {
  const used = new Set([...matrix.values()].flatMap((row) => Array.from(row.keys())))
  const others = [...used].filter((name) => !groups.includes(name)).toSorted()
  return [...groups, ...others]
}
