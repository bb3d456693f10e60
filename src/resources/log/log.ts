import { queryOptions, type QueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { gateway } from '#/http/gateway'
import {
  lenientCode,
  lenientFlag,
  lenientNumber,
  lenientText,
  lenientInteger,
  optionalNumber,
  optionalText,
  joinedPages,
  listPage,
  PAGE_SIZE,
  receivedRowCount,
  type ListPage,
} from '#/http/rows'
import type { StaticKey } from '#/i18n/i18n'
import {
  EVERY_ENTRY,
  LOG_TYPE,
  logRequestParams,
  type LogFilter,
  type LogScope,
  type Bounds,
} from './log-filter'

/** Schema of a log entry. Times are unix seconds. */
export const logSchema = z.lazy(() =>
  z.object({
    /** 0 in the own list, where the server omits the column. */
    id: z.int().check(z.nonnegative()),
    created_at: lenientNumber,
    type: lenientCode,
    /** Text of the server, or of an API client that topped up; undefined when missing. */
    content: optionalText,
    /** Username at the time of writing; blank for channel tests. */
    username: lenientText,
    token_name: lenientText,
    model_name: lenientText,
    /** Server units; undefined when the server sends none. */
    quota: optionalNumber,
    prompt_tokens: lenientNumber,
    completion_tokens: lenientNumber,
    /** Channel id; 0 means none. */
    channel: lenientInteger,
    request_id: lenientText,
    /** Milliseconds; 0 when not measured. */
    elapsed_time: lenientNumber,
    is_stream: lenientFlag,
    system_prompt_reset: lenientFlag,
  }),
)
export type WireLog = z.output<typeof logSchema>

/** Log entry with client-side identity, because own entries have no id. */
export interface Log extends WireLog {
  /** Unique in its list, see `withRowKeys`. */
  key: string
}

export const LOG_TYPE_LABELS: Partial<Record<number, StaticKey>> = {
  0: 'log.type.unknown',
  [LOG_TYPE.topUp]: 'log.type.topUp',
  [LOG_TYPE.consumption]: 'log.type.consumption',
  [LOG_TYPE.management]: 'log.type.management',
  [LOG_TYPE.system]: 'log.type.system',
  [LOG_TYPE.test]: 'log.type.test',
}

/** Decimals of the amounts of single entries. */
export const LOG_DIGITS = 6

/** Types of entries whose amount, if they have one, the server writes into their text only. */
const TYPES_WITHOUT_AMOUNT = new Set<number>([LOG_TYPE.topUp, LOG_TYPE.management, LOG_TYPE.system])

/** Whether the quota of an entry says something: for a redeemed code, for example, it is 0. */
export function hasAmount({ type, quota }: Pick<Log, 'type' | 'quota'>): boolean {
  return quota !== 0 || !TYPES_WITHOUT_AMOUNT.has(type)
}

/** Adds keys to the rows of page `p`. Own entries have id 0, so that their key is their place. */
export function withRowKeys(rows: readonly WireLog[], p: number): Log[] {
  return rows.map((row, at) => ({ ...row, key: row.id > 0 ? String(row.id) : `${p}.${at}` }))
}

/**
 * Query key prefix of lists and sums that include the present, which a reload refetches; sums of past ranges stay
 * cached.
 */
export const LOG_PRESENT = ['log', 'present'] as const

const logs = listPage(logSchema)
/** Long enough that the list does not fetch what its route has just fetched, in ms. */
const FRESH_MS = 5000
const sum = z.lazy(() => z.object({ quota: z.number() }))

interface LogRows extends ListPage<Log> {
  /** Whether the list ends with them. */
  isLast?: boolean
  /** Whether the others of the page are still being read. */
  isPartial?: true
}

/** Fetches page `p` of the list, counted from 0, newest first; a relative range is resolved at the request. */
export async function fetchLogs(
  scope: LogScope,
  filter: LogFilter,
  p: number,
  signal?: AbortSignal,
): Promise<ListPage<Log>> {
  const address = scope === 'all' ? 'api/log/' : 'api/log/self'
  const page = await gateway.get(address, logs, { search: { p, ...logRequestParams(scope, filter) }, signal })
  return { ...page, rows: withRowKeys(page.rows, p) }
}

/** Fetches the consumption that matches `filter`, in server units; `bounds` replace the range of the filter. */
export async function fetchSum(
  scope: LogScope,
  filter: LogFilter,
  bounds: Bounds | undefined,
  signal: AbortSignal,
): Promise<number> {
  const address = scope === 'all' ? 'api/log/stat' : 'api/log/self/stat'
  const search = logRequestParams(scope, filter, bounds)
  const { quota } = await gateway.get(address, sum, { search, signal, timeout: 'sum' })
  return quota
}

export const logQueries = {
  /**
   * The entries of page `p` of so many rows: whole pages of the server, of which the first is there before the others. A row that
   * moves to a later page meanwhile is there once.
   */
  rows: (scope: LogScope, filter: LogFilter, p: number, perPage = PAGE_SIZE) => {
    const queryKey = [...LOG_PRESENT, 'page', scope, filter, p, perPage]
    return queryOptions<LogRows>({
      queryKey,
      queryFn: async ({ client, signal }) => {
        const from = Math.floor((p * perPage) / PAGE_SIZE)
        const end = Math.ceil(((p + 1) * perPage) / PAGE_SIZE)
        const first = await fetchLogs(scope, filter, from, signal)
        const pageOf = (pages: Array<ListPage<Log>>, more: Partial<LogRows>): LogRows => {
          const skipped = p * perPage - from * PAGE_SIZE
          const joined = joinedPages(pages)
          return { ...joined, rows: joined.rows.slice(skipped, skipped + perPage), ...more }
        }
        if (receivedRowCount(first) < PAGE_SIZE) return pageOf([first], { isLast: true })
        if (client.getQueryData(queryKey) === undefined)
          client.setQueryData(queryKey, pageOf([first], { isPartial: true }))
        const numbers = Array.from({ length: end - from - 1 }, (_, n) => from + 1 + n)
        const others = await Promise.all(numbers.map((n) => fetchLogs(scope, filter, n, signal)))
        const pages = [first, ...others]
        return pageOf(pages, { isLast: pages.some((page) => receivedRowCount(page) < PAGE_SIZE) })
      },
      staleTime: ({ state }) => (state.data?.isPartial ? 0 : FRESH_MS),
      meta: { errorToast: 'refetch' },
    })
  },
  /**
   * The own entry of a relay call, which the server writes after the answer; null until then. `tokenName` narrows the search to
   * the newest entries of one token.
   */
  ofRequest: (requestId: string, tokenName: string) =>
    queryOptions({
      queryKey: ['log', 'request', requestId],
      queryFn: async ({ signal }): Promise<Log | null> => {
        const filter = { ...EVERY_ENTRY, type: LOG_TYPE.consumption, token_name: tokenName }
        const { rows } = await fetchLogs('self', filter, 0, signal)
        return rows.find(({ request_id }) => request_id === requestId) ?? null
      },
      staleTime: Infinity,
    }),
  /** Consumption matching the filter, in server units; the server ignores the type. */
  sum: (scope: LogScope, filter: LogFilter) =>
    queryOptions({
      queryKey: [...LOG_PRESENT, 'sum', scope, filter],
      queryFn: ({ signal }) => fetchSum(scope, filter, undefined, signal),
    }),
}

export function loadedLogs(cache: QueryClient): Log[] {
  const pages = cache.getQueriesData<ListPage<Log>>({ queryKey: [...LOG_PRESENT, 'page'] })
  return pages.flatMap(([, page]) => page?.rows ?? [])
}
