import { useQuery, queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import type { ListPage } from '#/http/rows'
import { useBatchedQueries } from '#/parts/batched-queries/use-batched-queries'
import type { Usage } from '#/resources/account/usage'
import { EVERY_ENTRY } from '#/resources/log/log-filter'
import { type SumAccount, isClosedOnServer, ownerOf, storedSums } from '#/resources/log/sum-queries'
import { type UtcDay, closedDays, utcDays } from '#/resources/log/utc-days'

const NOTHING: readonly KnownDay[] = []

/** A day before those that the server splits by model. */
export interface OwnDay {
  name: string
  /** Undefined until known. */
  sum: number | undefined
  /** By model; undefined if only the sum is known. */
  usage: readonly Usage[] | undefined
}

/**
 * The own consumption of days that the server no longer splits by model: those that an earlier visit has seen are split, the others
 * are a sum each, which is asked for once.
 */
export function useOwnDays(account: SumAccount, days: readonly UtcDay[]) {
  const { data: known = NOTHING } = useQuery(knownDaysQuery(account, days))
  const summed = known.filter(({ usage }) => !usage).map(({ day }) => day)
  const batch = useBatchedQueries(
    summed.map(({ start, end }) => ({ scope: 'self', filter: EVERY_ENTRY, bounds: { start, end } })),
    { maxAutomaticCalls: Infinity },
  )
  const sums = new Map(summed.map(({ name }, at) => [name, batch.sums[at]]))
  const usageOf = new Map(known.map(({ day, usage }) => [day.name, usage]))
  const ownDays = days.map(({ name }): OwnDay => {
    const usage = usageOf.get(name)
    return { name, sum: usage?.reduce((sum, { quota }) => sum + quota, 0) ?? sums.get(name), usage }
  })
  return { ownDays, batch }
}

/** Days that the server reports by model in one response, today included. */
export const REPORTED_DAYS = 7

const storedRow = z.object({ day: z.string(), model: z.string(), quota: z.number() })
const storedUsage = z.catch(z.optional(z.array(storedRow)), undefined)
const nameOf = (day: UtcDay) => `usage ${day.name}`

/** What is known of the own consumption of a day without asking. */
export interface KnownDay {
  day: UtcDay
  /** By model; undefined if no earlier visit has seen it. */
  usage: readonly Usage[] | undefined
}

/**
 * Stores the days of the server's own statistics, which reports a day for a week only, that were closed when `page` was read
 * at `now` (unix seconds of the server) and are so by the server's own `Date`.
 */
export async function storeUsage(account: SumAccount, page: ListPage<Usage>, now: number): Promise<void> {
  if (page.unreadable > 0) return
  const owner = await ownerOf(account)
  const reported = new Set(utcDays(REPORTED_DAYS, now).map(({ name }) => name))
  // In the first hour of a day, the day before is still open, and the first closed one is reported no more.
  const days = closedDays(REPORTED_DAYS - 1, now).filter(
    ({ name, end }) => reported.has(name) && isClosedOnServer(end),
  )
  await Promise.all(
    days.map((day) =>
      storedSums.write(
        owner,
        nameOf(day),
        page.rows.filter((row) => row.day === day.name),
      ),
    ),
  )
}

/** Query of what earlier visits have stored of `days`, without any request. */
export function knownDaysQuery(account: SumAccount, days: readonly UtcDay[]) {
  return queryOptions({
    queryKey: ['usage', 'known', account.id, days[0]?.name, days.length],
    queryFn: async (): Promise<KnownDay[]> => {
      const owner = await ownerOf(account)
      const records = await storedSums.read(owner, days.map(nameOf))
      return days.map((day, at) => ({ day, usage: z.parse(storedUsage, records[at]) }))
    },
    staleTime: Infinity,
    meta: { errorHandledBy: 'caller' },
  })
}
