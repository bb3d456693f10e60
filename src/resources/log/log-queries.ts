import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { gateway } from '#/http/gateway'
import { listPage, type ListPage } from '#/http/list-page'
import { logSchema, type Log } from './log'
import { queryOf, type LogFilter, type LogScope } from './log-filter'
import { withRowKeys } from './log-keys'
import type { Bounds } from './log-range'

/** Every cached answer about the log starts with this word, so dropping it drops them all. */
export const LOG = 'log'
/** Lists and the sum of the present, as against sums of the past: what a reload reads again. */
export const LOG_PRESENT = [LOG, 'present'] as const

const logs = listPage(logSchema)
const sum = z.pipe(
  z.object({ quota: z.number() }),
  z.transform(({ quota }) => quota),
)
/** An hour in which a server whose clock is behind ours may still write into a window that is over. */
const SLACK_S = 3600

/** Page `p` of the list, from 0, newest first; the bounds of a relative range are taken when it is asked. */
export async function fetchLogs(
  scope: LogScope,
  filter: LogFilter,
  p: number,
  signal?: AbortSignal,
): Promise<ListPage<Log>> {
  const address = scope === 'all' ? 'api/log/' : 'api/log/self'
  const page = await gateway.get(address, logs, { search: { p, ...queryOf(scope, filter) }, signal })
  return { ...page, rows: withRowKeys(page.rows, p) }
}

function fetchSum(scope: LogScope, filter: LogFilter, bounds: Bounds | undefined, signal: AbortSignal) {
  const address = scope === 'all' ? 'api/log/stat' : 'api/log/self/stat'
  return gateway.get(address, sum, { search: queryOf(scope, filter, bounds), signal, timeout: 'sum' })
}

export const logQueries = {
  page: (scope: LogScope, filter: LogFilter, p: number) =>
    queryOptions({
      queryKey: [...LOG_PRESENT, 'page', scope, filter, p],
      queryFn: ({ signal }) => fetchLogs(scope, filter, p, signal),
    }),
  /** The first page once more, beside the one that is being read: what has arrived since. */
  newest: (scope: LogScope, filter: LogFilter) =>
    queryOptions({
      queryKey: [LOG, 'newest', scope, filter],
      queryFn: ({ signal }) => fetchLogs(scope, filter, 0, signal),
      retry: false,
      meta: { errorHandledBy: 'caller' },
    }),
  /** Consumption of the filter, in server units. The server sums that alone, whatever the type (K6.10). */
  sum: (scope: LogScope, filter: LogFilter) =>
    queryOptions({
      queryKey: [...LOG_PRESENT, 'sum', scope, filter],
      queryFn: ({ signal }) => fetchSum(scope, filter, undefined, signal),
      meta: { errorHandledBy: 'caller' },
    }),
  /** Consumption of the filter between `bounds`; one that is over for an hour at `now` is never asked again. */
  sumBetween: (scope: LogScope, filter: LogFilter, bounds: Bounds, now: number) =>
    queryOptions({
      queryKey: [LOG, 'between', scope, { ...filter, range: bounds }],
      queryFn: ({ signal }) => fetchSum(scope, filter, bounds, signal),
      staleTime: (bounds.end ?? now) < now - SLACK_S ? Infinity : 0,
      meta: { errorHandledBy: 'caller' },
    }),
}
