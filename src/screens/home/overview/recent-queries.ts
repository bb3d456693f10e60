import { hashKey, queryOptions, type FetchQueryOptions, type QueryKey } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { isYounger } from '#/browser/stored-value'
import { listPage } from '#/http/rows'
import { serverMs } from '#/http/server-clock'
import { usageQueries } from '#/resources/account/usage'
import { pricedModels } from '#/resources/option/ratio-map'
import { channelSchema, CHANNEL, channelQueries } from '#/resources/channel/channel'
import { countCalls } from '#/resources/log/count-calls'
import { LOG_PRESENT } from '#/resources/log/log'
import { type SumAccount, ownerOf, storedSums } from '#/resources/log/sum-queries'
import { modelQueries } from '#/resources/model/model'
import { OPTION, optionQueries } from '#/resources/option/option'
import { tokenSchema, TOKEN, tokenQueries } from '#/resources/token/token'
import { lastWrite } from '#/app/cache'
import { OVERVIEW_STALE_MS } from './panel'

const pageOf = <Row>(row: z.ZodMiniType<Row>) => z.object({ rows: z.array(row), unreadable: z.number() })

const usage = z.object({ day: z.string(), model: z.string(), quota: z.number() })
const callCount = z.object({ count: z.number(), isWhole: z.boolean() })
const tokens = listPage(tokenSchema)
const channels = listPage(channelSchema)

/** Queries of the panels. */
export const recentQueries = {
  /** Own consumption of the last seven UTC days by model. */
  week: (owner: SumAccount) =>
    recentQuery({
      account: owner,
      queryKey: ['usage', 'kept'],
      source: usageQueries.week(),
      schema: pageOf(usage),
      stored: (page) => page,
    }),
  /** The own tokens, in which the key may be blank. */
  tokens: (owner: SumAccount) =>
    recentQuery({
      account: owner,
      queryKey: [TOKEN, 'kept'],
      source: tokenQueries.matching(''),
      schema: tokens,
      // No key is stored.
      stored: ({ rows }) => rows.map((token) => ({ ...token, key: '' })),
    }),
  /** Names of the models available to the account. */
  models: (owner: SumAccount) =>
    recentQuery({
      account: owner,
      queryKey: ['model', 'kept'],
      source: modelQueries.available(),
      schema: z.array(z.string()),
      stored: (names) => names,
    }),
  /** All channels, without what may hold a secret or is not shown. */
  channels: (owner: SumAccount) =>
    recentQuery({
      account: owner,
      queryKey: [CHANNEL, 'kept'],
      source: channelQueries.matching(''),
      schema: channels,
      stored: ({ rows }) =>
        rows.map(
          ({ base_url: _address, other: _other, config: _config, system_prompt: _prompt, ...row }) => row,
        ),
    }),
  /** Number of calls of all accounts since `start` (unix seconds). */
  calls: (owner: SumAccount, start: number) =>
    recentQuery({
      account: owner,
      queryKey: [...LOG_PRESENT, 'kept calls', start],
      source: {
        queryKey: [...LOG_PRESENT, 'calls', start],
        queryFn: ({ signal }) => countCalls(start, signal),
      },
      schema: callCount,
      stored: (count) => count,
    }),
  /** Models that have a price, for the super administrator. No other option is kept. */
  pricedModels: (owner: SumAccount) =>
    recentQuery({
      account: owner,
      queryKey: [OPTION, 'kept priced'],
      source: {
        queryKey: [OPTION, 'priced'],
        queryFn: async ({ client }) => pricedModels(await client.fetchQuery(optionQueries.all())) ?? [],
      },
      schema: z.array(z.string()),
      stored: (names) => names,
    }),
}

/** A page that is loaded again within this time shows what it has just read. */
const KEPT_MS = 60_000

/** `at` in ms of the server's clock. */
const isCurrent = (at: number) => isYounger(at, KEPT_MS, serverMs()) && at > (lastWrite.read() ?? 0)

interface RecentQuery<Value, Read extends Value, Key extends QueryKey> {
  account: SumAccount
  queryKey: QueryKey
  /** Query of the resource that reads the value. */
  source: FetchQueryOptions<Read, Error, Read, Key>
  /** Reads what `stored` returned. */
  schema: z.ZodMiniType<Value>
  /** What is kept of a value: nothing that the browser may not store. */
  stored: (value: Read) => unknown
}

/** Query whose result a reload within a minute repeats without a request, unless this browser has written since. */
export function recentQuery<Value, Read extends Value, Key extends QueryKey>(
  settings: RecentQuery<Value, Read, Key>,
) {
  const { account, queryKey, source, schema, stored } = settings
  const record = z.object({ at: z.number(), value: schema })
  return queryOptions<Value>({
    queryKey,
    queryFn: async ({ client }) => {
      const key = `kept ${hashKey(queryKey)}`
      const isRefetch = client.getQueryData(queryKey) !== undefined
      if (!isRefetch) {
        const [text] = await storedSums.read(await ownerOf(account), [key])
        const kept = z.safeParse(record, text)
        if (kept.success && isCurrent(kept.data.at)) return kept.data.value
      }
      const at = serverMs()
      const value = await client.fetchQuery({
        ...source,
        // A first read takes what another screen has just read; a refetch asks the server.
        staleTime: isRefetch ? 0 : OVERVIEW_STALE_MS,
        retry: false,
        meta: { errorHandledBy: 'caller' },
      })
      void storedSums.write(await ownerOf(account), key, { at, value: stored(value) })
      return value
    },
    staleTime: OVERVIEW_STALE_MS,
    meta: { errorHandledBy: 'caller' },
  })
}
