import { useQuery, hashKey, queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import type { ListPage } from '#/http/rows'
import { useBatchedQueries, type BatchedQueries } from '#/parts/batched-queries/use-batched-queries'
import type { Usage } from '#/resources/account/usage'
import { EVERY_ENTRY } from '#/resources/log/log-filter'
import {
  type SumAccount,
  isClosedOnServer,
  ownerOf,
  storedSums,
  sumQueries,
} from '#/resources/log/sum-queries'
import { joinDays, type UtcDay, closedDays, utcDays } from '#/resources/log/utc-days'
import { MAX_SERIES } from '#/ui/chart/stack'

const NOTHING: readonly KnownDay[] = []

/** A column of the days before those that the server splits by model. */
export interface OwnColumn {
  name: string
  /** Name of the first day. */
  tick: string
  /** Number of days. */
  span: number
  /** Undefined until known. */
  sum: number | undefined
  /** By model; undefined if only the sum is known. */
  usage: readonly Usage[] | undefined
}

interface Input {
  account: SumAccount
  days: readonly UtcDay[]
  /** Days of one column at most, as long as nobody asks for each day. */
  joinedDays: number
  /** Consumption of the days that the server splits, by which the models are chosen. */
  week: readonly Usage[]
}

/** The models that have a colour in the chart, the first one first; on request each costs a call per day. */
function topModels(rows: readonly Usage[]): string[] {
  const sums = new Map<string, number>()
  for (const { model, quota } of rows) sums.set(model, (sums.get(model) ?? 0) + quota)
  const named = [...sums].filter(([model, quota]) => model !== '' && quota > 0)
  return named
    .toSorted(([, a], [, b]) => b - a)
    .map(([model]) => model)
    .slice(0, MAX_SERIES)
}

/**
 * The own consumption of days that the server no longer splits by model, with few calls: what an earlier visit has
 * stored costs none, neighbouring days are one sum, and each day, and each model of a day, is asked for on request.
 */
export function useOwnDays({ account, days, joinedDays, week }: Input) {
  const { data: known = NOTHING } = useQuery(knownDaysQuery(account, days))
  const unknown = known.filter(({ sum }) => sum === undefined).map(({ day }) => day)
  const windows = joinDays(unknown, joinedDays)
  const joined = useBatchedQueries(
    windows.map((window) => ownDayQuery(account, window)),
    { account },
  )
  const openDays = windows.flatMap((window, at) =>
    joined.sums[at] && window.days.length > 1 ? window.days : [],
  )
  const byDay = useBatchedQueries(
    openDays.map((day) => ownDayQuery(account, day)),
    { account, maxAutomaticCalls: 0 },
  )
  const sums = new Map<string, number | undefined>([
    ...known.map(({ day, sum }) => [day.name, sum] as const),
    ...windows.flatMap((window, at) =>
      window.days.map(
        ({ name }) =>
          [name, window.days.length === 1 || !joined.sums[at] ? joined.sums[at] : undefined] as const,
      ),
    ),
    ...openDays.map(({ name }, at) => [name, byDay.sums[at]] as const),
  ])
  const usageOf = new Map(known.flatMap(({ day, usage }) => (usage ? [[day.name, usage] as const] : [])))
  const models = topModels([...week, ...[...usageOf.values()].flat()])
  const unsplit = days.filter(({ name }) => sums.get(name) && !usageOf.has(name))
  const byModel = useBatchedQueries(
    unsplit.flatMap((day) => models.map((model) => ownDayQuery(account, day, model))),
    { account, maxAutomaticCalls: 0 },
  )
  unsplit.forEach(({ name }, at) => {
    const quotas = models.map((_, place) => byModel.sums[at * models.length + place])
    const usage = models.flatMap((model, place) => {
      const quota = quotas[place]
      return quota === undefined ? [] : [{ day: name, model, quota }]
    })
    if (models.length > 0 && usage.length === models.length) usageOf.set(name, usage)
  })

  const columnOf = (day: UtcDay): OwnColumn => ({
    name: day.name,
    tick: day.name,
    span: 1,
    sum: sums.get(day.name),
    usage: usageOf.get(day.name),
  })
  const columns = days.flatMap((day): OwnColumn[] => {
    const at = windows.findIndex((window) => window.days.includes(day))
    const window = windows[at]
    const isWhole = !window || window.days.every(({ name }) => sums.get(name) !== undefined)
    if (isWhole) return [columnOf(day)]
    if (window.days[0] !== day) return []
    const { name, days: inWindow } = window
    return [{ name, tick: day.name, span: inWindow.length, sum: joined.sums[at], usage: undefined }]
  })
  return { columns, ...nextStep(joined, byDay, byModel) }
}

/** What can be loaded next. */
type Step = 'sums' | 'days' | 'models' | 'nothing'

const isDue = ({ state, missing }: BatchedQueries) =>
  missing > 0 || state.state === 'running' || state.state === 'failed'

function nextStep(
  joined: BatchedQueries,
  byDay: BatchedQueries,
  byModel: BatchedQueries,
): { step: Step; batch: BatchedQueries } {
  if (isDue(joined)) return { step: 'sums', batch: joined }
  if (isDue(byDay)) return { step: 'days', batch: byDay }
  if (isDue(byModel)) return { step: 'models', batch: byModel }
  return { step: 'nothing', batch: joined }
}

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
const ownDayQuery = (account: SumAccount, { start, end }: UtcDay, model_name = '') =>
  sumQueries.between({
    account,
    scope: 'self',
    filter: { ...EVERY_ENTRY, model_name },
    bounds: { start, end },
  })

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
      const sumKeys = days.map((day) => hashKey(ownDayQuery(account, day).queryKey))
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
