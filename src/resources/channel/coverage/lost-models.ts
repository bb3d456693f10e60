import type { QueryClient } from '@tanstack/react-query'
import type { ListPage } from '#/http/rows'
import { wholeOf } from '../../whole-list'
import { channelQueries, type Channel } from '../channel'
import { groupsOf, isEnabled } from './coverage-matrix'

/** Whether a response has all channels: rows may be unreadable. */
export const isEveryChannel = (page: ListPage<Channel>): boolean => page.unreadable === 0

/** All channels by one call, for those who have no list of them; read again after a minute. */
export const everyChannel = () => ({ ...channelQueries.matching(''), staleTime: 60_000 })

/** The models of a channel, by a key of model and group. */
const pairsOf = (channel: Channel) =>
  channel.models.flatMap((model) => groupsOf(channel).map((group) => [`${group}\n${model}`, model] as const))

/**
 * Models that no enabled channel serves any more for a group once the channels `before` are as in `after`, in order; those
 * that are disabled need not be in it.
 */
export function lostModels(
  others: readonly Channel[],
  before: readonly Channel[],
  after: readonly Channel[],
): string[] {
  const lost = new Map(before.filter(isEnabled).flatMap(pairsOf))
  for (const channel of [...after, ...others]) {
    if (lost.size === 0) break
    if (isEnabled(channel)) for (const [key] of pairsOf(channel)) lost.delete(key)
  }
  return [...new Set(lost.values())].toSorted()
}

/**
 * Models that lose their last channel when `disabled`, as they were before, are disabled. Reads all channels with one
 * call unless the list has them; none where that fails or some are missing, because the change itself must not wait for it.
 */
export async function modelsLostBy(cache: QueryClient, disabled: readonly Channel[]): Promise<string[]> {
  const ids = new Set(disabled.map(({ id }) => id))
  try {
    const page =
      wholeOf(cache.getQueryData(channelQueries.all().queryKey)) ?? (await cache.fetchQuery(everyChannel()))
    if (!isEveryChannel(page)) return []
    return lostModels(
      page.rows.filter(({ id }) => !ids.has(id)),
      disabled,
      [],
    )
  } catch {
    return []
  }
}
