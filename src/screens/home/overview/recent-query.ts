import { hashKey, queryOptions, type FetchQueryOptions, type QueryKey } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { ownerOf, storedSums, type SumAccount } from '#/resources/log/sum-queries'
import { lastWrite } from '#/shell/cache'
import { OVERVIEW_STALE_MS } from './panel'

/** A page that is loaded again within this time shows what it has just read. */
const KEPT_MS = 60_000

const isCurrent = (at: number) => at > Math.max(Date.now() - KEPT_MS, lastWrite.read() ?? 0)

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
      const at = Date.now()
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
