import type { QueryClient } from '@tanstack/react-query'
import type { ListPage } from '#/http/rows'
import { wholeOf } from '../../whole-list'
import { channelQueries, everyChannel, type Channel } from '../channel'
import { groupsOf, isEnabled } from './coverage-matrix'

const pairsOf = (channel: Channel) =>
  channel.models.flatMap((model) => groupsOf(channel).map((group) => [`${group}\n${model}`, model] as const))

/**
 * Models that no enabled channel serves any more for a group once the channels `before` are as in `after`, in order; those
 * that are disabled need not be in it. None where some of `all` channels could not be read.
 */
export function lostModels(
  all: ListPage<Channel>,
  before: readonly Channel[],
  after: readonly Channel[] = [],
): string[] {
  if (all.unreadable > 0) return []
  const ids = new Set(before.map(({ id }) => id))
  const lost = new Map(before.filter(isEnabled).flatMap(pairsOf))
  for (const channel of [...after, ...all.rows.filter(({ id }) => !ids.has(id))]) {
    if (lost.size === 0) break
    if (isEnabled(channel)) for (const [key] of pairsOf(channel)) lost.delete(key)
  }
  return [...new Set(lost.values())].toSorted()
}

/** Models that lose their last channel when `disabled` are. None where that is not known: the change does not wait for it. */
export async function modelsLostBy(cache: QueryClient, disabled: readonly Channel[]): Promise<string[]> {
  try {
    const listed = wholeOf(cache.getQueryData(channelQueries.all().queryKey))
    return lostModels(listed ?? (await cache.fetchQuery(everyChannel())), disabled)
  } catch {
    return []
  }
}
