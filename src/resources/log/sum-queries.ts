import { hashKey, queryOptions, type QueryClient, type QueryKey } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { createAccountRecords } from '#/browser/account-records'
import { fetchSum, LOG } from './log'
import type { LogFilter, LogScope, Bounds } from './log-filter'

/** Sums of closed windows, which never change; part of the name is the version of keys and records. */
export const storedSums = createAccountRecords('log-sums-1')
const storedSum = z.catch(z.optional(z.number()), undefined)

/** Grace period in seconds during which a server with a slow clock may still write into a past window. */
const SLACK_S = 3600
/** A window that is still open is fetched again after this time, a reload included. */
const OPEN_STALE_MS = 60_000
/** Sum of an open window, and when it was read, in ms. */
const storedOpenSum = z.catch(z.optional(z.object({ at: z.number(), sum: z.number() })), undefined)

/** Whose sums are stored. */
export interface SumAccount {
  id: number
  /** The server sums own entries by username (K6.10). */
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
  /** The server ignores the type (K6.10). */
  filter: Omit<LogFilter, 'range' | 'type'>
  bounds: Bounds
}

const readRecords = async (account: SumAccount, keys: readonly QueryKey[]) =>
  storedSums.read(await ownerOf(account), keys.map(hashKey))

/** Queries of the consumption of a window. */
export const sumQueries = {
  /**
   * Consumption between the bounds of a window, in server units. A window that ended an hour before `now` (unix seconds)
   * is closed: its sum is stored for the account and never fetched again.
   */
  between: ({ account, scope, filter, bounds }: SumWindow, now: number) => {
    const wholeFilter = { ...filter, type: 0, range: bounds }
    const queryKey = [LOG, 'between', scope, wholeFilter] as const
    const isClosed = (bounds.end ?? now) < now - SLACK_S
    return queryOptions({
      queryKey,
      queryFn: async ({ signal }) => {
        const [record] = isClosed ? await readRecords(account, [queryKey]) : []
        const stored = z.parse(storedSum, record)
        if (stored !== undefined) return stored
        const sum = await fetchSum(scope, wholeFilter, bounds, signal)
        const fresh = isClosed ? sum : { at: Date.now(), sum }
        void storedSums.write(await ownerOf(account), hashKey(queryKey), fresh)
        return sum
      },
      staleTime: isClosed ? Infinity : OPEN_STALE_MS,
      meta: { errorHandledBy: 'caller' },
    })
  },
}

/** Query options of one window. */
export type SumQuery = ReturnType<typeof sumQueries.between>

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
  missing.forEach(({ queryKey, staleTime }, index) => {
    const sum = z.parse(storedSum, records[index])
    if (sum !== undefined && staleTime === Infinity) cache.setQueryData(queryKey, sum)
    const open = z.parse(storedOpenSum, records[index])
    if (open && staleTime !== Infinity && open.at > Date.now() - OPEN_STALE_MS)
      cache.setQueryData(queryKey, open.sum, { updatedAt: open.at })
  })
}
