import * as z from 'zod/mini'
import { searchParam } from '#/browser/search-params'
import { filterParams, SPLITS } from '#/resources/log/log-filter'

export const USAGE_PERIODS = ['month', 'lastMonth', 'own'] as const
export type UsagePeriodName = (typeof USAGE_PERIODS)[number]

const DAY = /^(?:19[7-9]|20\d|21\d)\d-\d\d-\d\d$/

/** Whether the text is a day of which there can be log entries, as `2026-01-31`. */
export function isUsageDay(text: string): boolean {
  return DAY.test(text) && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text)
}

const day = z.catch(z.optional(z.string().check(z.refine(isUsageDay))), undefined)

/** Search params: which period, what of the log, split by what, and whether each name is compared. Invalid values count as unset. */
export const usageSearch = z.lazy(() =>
  z.object({
    period: searchParam(z.enum(USAGE_PERIODS), 'month'),
    from: day,
    to: day,
    by: z.catch(z.optional(z.enum(SPLITS.all)), undefined),
    compare: searchParam(z.enum(['total', 'names']), 'total'),
    ...filterParams(),
  }),
)

/** What of the log is summed where the URL says nothing. */
export const noUsageFilter = { token_name: '', model_name: '', username: '', channel: 0 }
