import { queryOptions, type FetchQueryOptions, type QueryKey } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { listPage } from '#/http/rows'
import { usageQueries } from '#/resources/account/usage'
import { pricedModels } from '#/resources/option/ratio-map'
import { channelSchema, channelQueries } from '#/resources/channel/channel'
import { LOG_PRESENT } from '#/resources/log/log'
import { callsSince } from '#/resources/log/sums'
import { modelQueries } from '#/resources/model/model'
import { optionQueries } from '#/resources/option/option'
import { storedResult } from '#/resources/stored-results'
import { tokenSchema, tokenQueries } from '#/resources/token/token'
import { lastWrite } from '#/app/cache'

/** Leaving the overview and returning asks for little again; a reload asks for all. */
export const OVERVIEW_STALE_MS = 300_000

const names = z.array(z.string())
const usage = z.object({ day: z.string(), model: z.string(), quota: z.number() })

/** Queries of the panels. A reload within a minute repeats none, unless this browser has written since. */
export const recentQueries = {
  week: () =>
    recentQuery(
      ['usage', 'kept'],
      usageQueries.week(),
      z.object({ rows: z.array(usage), unreadable: z.number() }),
    ),
  /** The own tokens, in which the key may be blank: no key is stored. */
  tokens: () =>
    recentQuery(['token', 'kept'], tokenQueries.matching(''), listPage(tokenSchema), ({ rows }) =>
      rows.map((token) => ({ ...token, key: '' })),
    ),
  models: () => recentQuery(['model', 'kept'], modelQueries.available(), names),
  /** All channels, without what may hold a secret or is not shown. */
  channels: () =>
    recentQuery(['channel', 'kept'], channelQueries.matching(''), listPage(channelSchema), ({ rows }) =>
      rows.map(
        ({ base_url: _address, other: _other, config: _config, system_prompt: _prompt, ...row }) => row,
      ),
    ),
  /** Number of calls of all accounts since `start` (unix seconds). */
  calls: (start: number) =>
    recentQuery(
      [...LOG_PRESENT, 'kept calls', start],
      callsSince(start),
      z.object({ count: z.number(), isWhole: z.boolean() }),
    ),
  /** Models that have a price, for the super administrator. No other option is kept. */
  pricedModels: () =>
    recentQuery(
      ['option', 'kept priced'],
      {
        queryKey: ['option', 'priced'],
        queryFn: async ({ client }) => pricedModels(await client.fetchQuery(optionQueries.all())) ?? [],
      },
      names,
    ),
}

/** Query that reads `source`; `stored` returns what is kept of a result, which `schema` reads. */
function recentQuery<Value, Read extends Value, Key extends QueryKey>(
  queryKey: QueryKey,
  source: FetchQueryOptions<Read, Error, Read, Key>,
  schema: z.ZodMiniType<Value>,
  stored: (value: Value) => unknown = (value) => value,
) {
  return queryOptions<Value>({
    queryKey,
    queryFn: ({ client }) =>
      client.fetchQuery({
        ...source,
        // A first read takes what another screen has just read; a refetch asks the server.
        staleTime: client.getQueryData(queryKey) === undefined ? OVERVIEW_STALE_MS : 0,
        retry: false,
        meta: {},
      }),
    persister: storedResult({ schema, stored, changedAt: lastWrite.read }),
    staleTime: OVERVIEW_STALE_MS,
  })
}
