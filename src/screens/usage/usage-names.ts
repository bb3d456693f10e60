import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { channelName, channelQueries, distinctNames } from '#/resources/channel/channel'
import type { SplitBy } from '#/resources/log/log-filter'
import { nameSampleQuery, type SumWindow } from '#/resources/log/sums'
import { modelQueries } from '#/resources/model/model'
import { countedUse, tokenQueries } from '#/resources/token/token'
import { isUserDeleted, userQueries } from '#/resources/user/user'

/** A name by which consumption is summed: the value of the filter, and the text that is shown. */
export interface UsageName {
  value: string
  label: string
}

/** So many names are summed at first: each costs a call. */
export const NAMES_AT_ONCE = 40
const FRESH_MS = 300_000

/** A name as it is shown where no list has it. */
export const usageName = (by: SplitBy, value: string): UsageName => ({
  value,
  label: by === 'channel' ? `#${value}` : value,
})

interface Counted extends UsageName {
  used: number | undefined
}

/** The names that the server lists. It shows nobody the tokens of others. */
const LISTED: Record<SplitBy, (client: QueryClient) => Promise<readonly Counted[]>> = {
  username: async (client) => {
    const { rows } = await client.fetchQuery({ ...userQueries.matching(''), staleTime: FRESH_MS })
    // The server renames the deleted; their entries have the former name.
    const users = rows.filter((user) => !isUserDeleted(user))
    return users.map(({ username, used_quota }) => ({ value: username, label: username, used: used_quota }))
  },
  channel: async (client) => {
    const { rows } = await client.fetchQuery({ ...channelQueries.matching(''), staleTime: FRESH_MS })
    const named = distinctNames(new Map(rows.map((row) => [row.id, channelName(row)])))
    return rows.map(({ id, used_quota }) => ({
      value: String(id),
      label: named.get(id) ?? `#${id}`,
      used: used_quota,
    }))
  },
  token_name: async (client) => {
    const own = await client.fetchQuery({ ...tokenQueries.choices(), staleTime: FRESH_MS })
    return own.map((row) => ({ value: row.name, label: row.name, used: countedUse(row) }))
  },
  model_name: async (client) => {
    const available = await client.fetchQuery(modelQueries.available())
    return available.map((value) => ({ value, label: value, used: 0 }))
  },
}

/**
 * Query of all names there are, each once: where not all are listed, or more than are asked for at once, some that have ever used
 * most, those with the highest consumption in a sample of the period's log entries, which has not everybody, then the others.
 */
export function usageNamesQuery(window: SumWindow, by: SplitBy) {
  const { scope, filter } = window
  const only = String(filter[by] || '')
  return queryOptions({
    queryKey: ['usage', 'names', scope, by, filter, window.bounds],
    queryFn: async ({ client }): Promise<readonly UsageName[]> => {
      const listed = (await LISTED[by](client)).toSorted((a, b) => (b.used ?? 0) - (a.used ?? 0))
      const isListed = (by === 'username' || by === 'channel') && listed.length <= NAMES_AT_ONCE
      const sample = only || isListed ? undefined : await client.fetchQuery(nameSampleQuery(window))
      const all = listed.map(({ value }) => value)
      const most = listed.slice(0, NAMES_AT_ONCE / 2).flatMap(({ used, value }) => (used ? value : []))
      const values = only ? [only] : [...most, ...(sample?.[by] ?? []), ...all]
      const named = new Map(listed.map((name) => [name.value, name]))
      // A blank value would be the filter of every name.
      return [...new Set(values)]
        .filter((value) => value !== '')
        .map((value) => named.get(value) ?? usageName(by, value))
    },
    staleTime: FRESH_MS,
  })
}
