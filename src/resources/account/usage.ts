import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { gateway } from '#/http/gateway'
import { listPage, lenientNumber, lenientText } from '#/http/rows'

/** Schema of the own consumption of one model on one UTC day (call 20). */
const usageSchema = z.pipe(
  z.object({ Day: z.string(), ModelName: lenientText, Quota: lenientNumber }),
  z.transform(({ Day, ModelName, Quota }) => ({ day: Day.slice(0, 10), model: ModelName, quota: Quota })),
)
/** Own consumption of one model on one day, as `2026-01-31`, in server units. */
export type Usage = z.output<typeof usageSchema>

const FRESH_MS = 60_000

export const usageQueries = {
  /** Own consumption of the last seven UTC days by model; days without calls are left out. */
  week: () =>
    queryOptions({
      queryKey: ['usage', 'week'],
      queryFn: ({ signal }) => gateway.get('api/user/dashboard', listPage(usageSchema), { signal }),
      staleTime: FRESH_MS,
    }),
}

/** What each model consumed in all days, in server units; the most first. */
export function modelSums(usage: readonly Usage[]): { name: string; sum: number }[] {
  const sums = new Map<string, number>()
  for (const { model, quota } of usage) sums.set(model, (sums.get(model) ?? 0) + quota)
  return [...sums].map(([name, sum]) => ({ name, sum })).toSorted((a, b) => b.sum - a.sum)
}

const DAY = 86_400
/** The days that the server reports, today included. */
const REPORTED_DAYS = 7

/** The days that the server reports until `now`, all in unix seconds; both bounds are inclusive. */
export function reportedDays(now: number): { start: number; end: number } {
  const today = Math.floor(now / DAY) * DAY
  return { start: today - (REPORTED_DAYS - 1) * DAY, end: today + DAY - 1 }
}

const dayStart = (day: string) => Date.parse(`${day}T00:00:00Z`) / 1000

/**
 * How many days `balance` (server units) lasts at the pace of the last seven UTC days until `now` (unix seconds); undefined
 * while nothing is consumed. Whoever began later has the pace since the first day with calls, of which at least one whole
 * day is counted: on the first day it is a guess.
 */
export function forecastBalance(balance: number, usage: readonly Usage[], now: number) {
  const { start, end } = reportedDays(now)
  const recent = usage.filter(({ day, quota }) => quota > 0 && dayStart(day) >= start)
  const first = Math.min(...recent.map(({ day }) => dayStart(day)))
  const spent = recent.reduce((sum, { quota }) => sum + quota, 0)
  if (spent === 0) return { perDay: 0, daysLeft: undefined, isFirstDay: false }
  const perDay = (spent * DAY) / Math.max(DAY, now - first)
  return { perDay, daysLeft: Math.max(0, balance) / perDay, isFirstDay: first > end - DAY }
}
