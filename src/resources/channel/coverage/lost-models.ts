import type { QueryClient } from '@tanstack/react-query'
import { channelQueries, type Channel } from '../channel'
import { groupsOf, isEnabled } from './coverage-matrix'

/** Age at which the channels are read again, in ms. */
const FRESH_MS = 60_000

const pairsOf = (channel: Channel) =>
  channel.models.flatMap((model) => groupsOf(channel).map((group) => ({ model, key: `${group}\n${model}` })))

/** Models that no enabled channel serves any more for a group once the channels with these ids are disabled, in order. */
export function lostModels(channels: readonly Channel[], ids: ReadonlySet<number>): string[] {
  const enabled = channels.filter((channel) => isEnabled(channel))
  const served = new Set(
    enabled.filter(({ id }) => !ids.has(id)).flatMap((channel) => pairsOf(channel).map(({ key }) => key)),
  )
  const lost = enabled
    .filter(({ id }) => ids.has(id))
    .flatMap((channel) => pairsOf(channel).filter(({ key }) => !served.has(key)))
  return [...new Set(lost.map(({ model }) => model))].toSorted()
}

/**
 * Models that lose their last channel when `disabled`, as they were before, are disabled. Reads all channels with one
 * call unless the list has them; none where that fails, because the change itself must not wait for it.
 */
export async function modelsLostBy(cache: QueryClient, disabled: readonly Channel[]): Promise<string[]> {
  const ids = new Set(disabled.map(({ id }) => id))
  try {
    const { rows } =
      cache.getQueryData(channelQueries.all().queryKey) ??
      (await cache.fetchQuery({ ...channelQueries.matching(''), staleTime: FRESH_MS }))
    return lostModels([...rows.filter(({ id }) => !ids.has(id)), ...disabled], ids)
  } catch {
    return []
  }
}
