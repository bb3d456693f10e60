import { hashKey, queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import type { ListPage } from '#/http/rows'
import type { Usage } from '#/resources/account/usage'
import { EVERY_ENTRY } from '#/resources/log/log-filter'
import { ownerOf, storedSums, sumQueries, type SumAccount } from '#/resources/log/sum-queries'
import { closedDays, utcDays, type UtcDay } from '#/resources/log/utc-days'

/** Days that the server reports by model in one response, today included. */
export const REPORTED_DAYS = 7

const storedRow = z.object({ day: z.string(), model: z.string(), quota: z.number() })
const storedUsage = z.catch(z.optional(z.array(storedRow)), undefined)
const storedSum = z.catch(z.optional(z.number()), undefined)
const nameOf = (day: UtcDay) => `usage ${day.name}`

/** What is known of the own consumption of a day without asking. */
export interface KnownDay {
  day: UtcDay
  /** By model; undefined if only the sum is known, or nothing. */
  usage: readonly Usage[] | undefined
  sum: number | undefined
}

/** Query of the own consumption of one day. */
export const ownDayQuery = (account: SumAccount, { start, end }: UtcDay, now: number, model_name = '') =>
  sumQueries.between(
    { account, scope: 'self', filter: { ...EVERY_ENTRY, model_name }, bounds: { start, end } },
    now,
  )

/** Stores the closed days of the server's own statistics, which reports a day for a week only. */
export async function storeUsage(account: SumAccount, page: ListPage<Usage>, now: number): Promise<void> {
  if (page.unreadable > 0) return
  const owner = await ownerOf(account)
  const reported = new Set(utcDays(REPORTED_DAYS, now).map(({ name }) => name))
  // In the first hour of a day, the day before is still open, and the first closed one is reported no more.
  const days = closedDays(REPORTED_DAYS - 1, now).filter(({ name }) => reported.has(name))
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
export function knownDaysQuery(account: SumAccount, days: readonly UtcDay[], now: number) {
  return queryOptions({
    queryKey: ['usage', 'known', account.id, days[0]?.name, days.length],
    queryFn: async (): Promise<KnownDay[]> => {
      const owner = await ownerOf(account)
      const sumKeys = days.map((day) => hashKey(ownDayQuery(account, day, now).queryKey))
      const records = await storedSums.read(owner, [...days.map(nameOf), ...sumKeys])
      return days.map((day, at) => {
        const usage = z.parse(storedUsage, records[at])
        const sum = z.parse(storedSum, records[days.length + at])
        return { day, usage, sum: usage?.reduce((total, { quota }) => total + quota, 0) ?? sum }
      })
    },
    staleTime: Infinity,
    meta: { errorHandledBy: 'caller' },
  })
}
