import { hashKey, queryOptions, type QueryClient, type QueryKey } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { isYounger } from '#/browser/stored-value'
import { createAccountRecords } from '#/browser/account-records'
import { lastServerDate, serverMs, serverSeconds } from '#/http/server-clock'
import { fetchSum, LOG } from './log'
import type { LogFilter, LogScope, Bounds } from './log-filter'

/** Sums of closed windows, which never change; part of the name is the version of keys and records. */
export const storedSums = createAccountRecords('log-sums-2')
const storedSum = z.catch(z.optional(z.number()), undefined)

/** Grace period in seconds during which a server with a slow clock may still write into a past window. */
const SLACK_S = 3600
/** A window that is still open is fetched again after this time, a reload included. */
const OPEN_STALE_MS = 60_000
/** Sum of an open window, and when it was read, in ms of the server's clock. */
const storedOpenSum = z.catch(z.optional(z.object({ at: z.number(), sum: z.number() })), undefined)

/** Whose sums are stored. */
export interface SumAccount {
  id: number
  /** The server sums own entries by username. */
  username: string
  /** When the server started, in unix seconds: one that was started again may be another one. */
  serverStart: () => Promise<number>
}

/** Returns the owner of stored sums and names. */
export const ownerOf = async ({ id, username, serverStart }: SumAccount) =>
  JSON.stringify([id, username, await serverStart()])

/** The window of a sum: which entries, and when. */
export interface SumWindow {
  account: SumAccount
  scope: LogScope
  /** The server ignores the type. */
  filter: Omit<LogFilter, 'range' | 'type'>
  bounds: Bounds
}

const readRecords = async (account: SumAccount, keys: readonly QueryKey[]) =>
  storedSums.read(await ownerOf(account), keys.map(hashKey))

/** Whether a window that ends at `end` gets no more entries at `now`, both in unix seconds of the server. */
const isClosedAt = (end: number | undefined, now: number) => end !== undefined && end < now - SLACK_S

/** Whether the server's own `Date` says that a window is closed: only then may what was read of it be stored as final. */
export function isClosedOnServer(end: number | undefined): boolean {
  const date = lastServerDate()
  return date !== undefined && isClosedAt(end, date)
}

/** How long a sum that was read at a moment (unix ms of this computer) is fresh: forever if its window was closed then. */
const staleTimeAt = ({ end }: Bounds, readAt: number) =>
  isClosedAt(end, serverSeconds(readAt)) ? Infinity : OPEN_STALE_MS

/** Queries of the consumption of a window. */
export const sumQueries = {
  /**
   * Consumption between the bounds of a window, in server units. A window that ended an hour ago by the server's clock is
   * closed: its sum is stored for the account and never fetched again.
   */
  between: ({ account, scope, filter, bounds }: SumWindow) => {
    const wholeFilter = { ...filter, type: 0, range: bounds }
    const queryKey = [LOG, 'between', scope, wholeFilter] as const
    return queryOptions({
      queryKey,
      queryFn: async ({ signal }) => {
        const [record] = await readRecords(account, [queryKey])
        const stored = z.parse(storedSum, record)
        if (stored !== undefined) return stored
        const at = serverMs()
        const sum = await fetchSum(scope, wholeFilter, bounds, signal)
        const fresh = isClosedOnServer(bounds.end) ? sum : { at, sum }
        void storedSums.write(await ownerOf(account), hashKey(queryKey), fresh)
        return sum
      },
      staleTime: ({ state }) => staleTimeAt(bounds, state.dataUpdatedAt),
      meta: { errorHandledBy: 'caller' },
    })
  },
}

/** Query options of one window. */
export type SumQuery = ReturnType<typeof sumQueries.between>

/** How long the sum of a query is fresh in `cache`, in ms: forever if its window was closed when it was read. */
export function sumStaleTime(cache: QueryClient, { queryKey }: SumQuery): number {
  const [, , , { range }] = queryKey
  return staleTimeAt(range, cache.getQueryState(queryKey)?.dataUpdatedAt ?? 0)
}

/** Copies the stored sums of `queries` into the query cache in one transaction, without any request. */
export async function restoreSums(
  cache: QueryClient,
  account: SumAccount,
  queries: readonly SumQuery[],
): Promise<void> {
  const missing = queries.filter(({ queryKey }) => cache.getQueryData(queryKey) === undefined)
  if (missing.length === 0) return
  const records = await readRecords(
    account,
    missing.map(({ queryKey }) => queryKey),
  )
  const now = serverMs()
  missing.forEach(({ queryKey }, index) => {
    const sum = z.parse(storedSum, records[index])
    if (sum !== undefined) cache.setQueryData(queryKey, sum)
    const open = z.parse(storedOpenSum, records[index])
    if (open && isYounger(open.at, OPEN_STALE_MS, now))
      cache.setQueryData(queryKey, open.sum, { updatedAt: Date.now() - (now - open.at) })
  })
}
