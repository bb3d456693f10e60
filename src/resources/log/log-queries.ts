import { queryOptions, type QueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { gateway } from '#/http/gateway'
import { listPage, type ListPage } from '#/http/rows'
import { logSchema, type Log, withRowKeys } from './log'
import { logSearchParams, type LogFilter, type LogScope, type Bounds } from './log-filter'

/** First part of all query keys of the log; invalidating it invalidates all of them. */
export const LOG = 'log'
/**
 * Query key prefix of lists and sums that include the present, which a reload refetches; sums of past ranges stay
 * cached.
 */
export const LOG_PRESENT = [LOG, 'present'] as const

const logs = listPage(logSchema)
const sum = z.lazy(() =>
  z.pipe(
    z.object({ quota: z.number() }),
    z.transform(({ quota }) => quota),
  ),
)

/** Fetches page `p` of the list, counted from 0, newest first; a relative range is resolved at the request. */
export async function fetchLogs(
  scope: LogScope,
  filter: LogFilter,
  p: number,
  signal?: AbortSignal,
): Promise<ListPage<Log>> {
  const address = scope === 'all' ? 'api/log/' : 'api/log/self'
  const page = await gateway.get(address, logs, { search: { p, ...logSearchParams(scope, filter) }, signal })
  return { ...page, rows: withRowKeys(page.rows, p) }
}

/** Fetches the consumption that matches `filter`, in server units; `bounds` replace the range of the filter. */
export function fetchSum(
  scope: LogScope,
  filter: LogFilter,
  bounds: Bounds | undefined,
  signal: AbortSignal,
) {
  const address = scope === 'all' ? 'api/log/stat' : 'api/log/self/stat'
  return gateway.get(address, sum, { search: logSearchParams(scope, filter, bounds), signal, timeout: 'sum' })
}

/** Queries of the log. */
export const logQueries = {
  page: (scope: LogScope, filter: LogFilter, p: number) =>
    queryOptions({
      queryKey: [...LOG_PRESENT, 'page', scope, filter, p],
      queryFn: ({ signal }) => fetchLogs(scope, filter, p, signal),
    }),
  /** First page again, fetched beside the current page to count new rows. */
  newest: (scope: LogScope, filter: LogFilter) =>
    queryOptions({
      queryKey: [LOG, 'newest', scope, filter],
      queryFn: ({ signal }) => fetchLogs(scope, filter, 0, signal),
      retry: false,
      meta: { errorHandledBy: 'caller' },
    }),
  /** Consumption matching the filter, in server units; the server ignores the type (K6.10). */
  sum: (scope: LogScope, filter: LogFilter) =>
    queryOptions({
      queryKey: [...LOG_PRESENT, 'sum', scope, filter],
      queryFn: ({ signal }) => fetchSum(scope, filter, undefined, signal),
      meta: { errorHandledBy: 'caller' },
    }),
}

/** Returns the rows of all cached pages. */
export function loadedLogs(cache: QueryClient): Log[] {
  const pages = cache.getQueriesData<ListPage<Log>>({ queryKey: [...LOG_PRESENT, 'page'] })
  return pages.flatMap(([, page]) => page?.rows ?? [])
}
