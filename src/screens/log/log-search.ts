import * as z from 'zod/mini'
import { searchParam } from '#/browser/search-params'
import type { Account } from '#/resources/account/account'
import {
  LOG_TYPE,
  EVERY_ENTRY,
  filterParams,
  type LogFilter,
  LOG_RANGES,
  type LogRange,
  type LogScope,
  wholeNumber,
} from '#/resources/log/log-filter'
import { isInAudience } from '#/session/audience'
import { gridSearch, gridSearchDefaults, type GridSearch } from '#/ui/grid/grid-search'
import type { PageSize } from '#/ui/grid/page-size'

/** The end of the year 9999, the last that can be typed, in the time zone where it comes last. */
const MAX_TIMESTAMP = Date.UTC(9999, 11, 31, 35, 59, 59) / 1000
const HIGHEST_TYPE = 5
const TEST_MODES = ['hidden', 'shown'] as const

/** Search params of the log. Each invalid value falls back on its own; nothing throws. */
export const logSearchSchema = z.lazy(() =>
  z.object({
    ...gridSearch(),
    // No page has all entries.
    size: z.pipe(
      gridSearch().size,
      z.transform((size): PageSize | undefined => (size === 'all' ? '100' : size)),
    ),
    // The list has no search input, so a keyword is dropped.
    keyword: searchParam(
      z.pipe(
        z.string(),
        z.transform(() => ''),
      ),
      '',
    ),
    type: searchParam(wholeNumber(HIGHEST_TYPE), 0),
    ...filterParams(),
    /** Whether entries of channel tests are shown among the others. */
    tests: searchParam(z.enum(TEST_MODES), 'hidden'),
    /** Relative range. Ignored if a fixed bound is present. */
    range: searchParam(z.enum(LOG_RANGES), 'all'),
    /** Unix seconds; 0 is a bound that leaves its side open. */
    start: z.catch(z.optional(wholeNumber(MAX_TIMESTAMP)), undefined),
    end: z.catch(z.optional(wholeNumber(MAX_TIMESTAMP)), undefined),
  }),
)
export type LogSearch = z.output<typeof logSearchSchema>

/** Search params that change which entries are fetched, without those of the grid. */
export type FilterSearch = Omit<LogSearch, keyof GridSearch | 'tests'>

export function filterSearchOf(search: LogSearch): FilterSearch {
  const { type, token_name, model_name, username, channel, range, start, end } = search
  return { type, token_name, model_name, username, channel, range, start, end }
}

export const noFilters = {
  ...EVERY_ENTRY,
  start: undefined,
  end: undefined,
} as const

export const logSearchDefaults = {
  ...gridSearchDefaults,
  ...EVERY_ENTRY,
  tests: 'hidden',
} as const

/** Whether entries of channel tests are left out: those of a filter for them never are. */
export function areTestsHidden({ tests, type }: Pick<LogSearch, 'tests' | 'type'>): boolean {
  return tests === 'hidden' && type !== LOG_TYPE.test
}

/** Time range of the search params: the fixed bounds if at least one is present, otherwise the relative range. */
export function rangeOf({ range, start, end }: Pick<LogSearch, 'range' | 'start' | 'end'>): LogRange {
  if (start === undefined && end === undefined) return range
  return { start: start || undefined, end: end || undefined }
}

export function filterOf(filterSearch: FilterSearch): LogFilter {
  const { type, token_name, model_name, username, channel } = filterSearch
  return { type, token_name, model_name, username, channel, range: rangeOf(filterSearch) }
}

export function isFiltered(filterSearch: FilterSearch): boolean {
  const { range, ...names } = filterOf(filterSearch)
  const hasBound = typeof range === 'string' ? range !== 'all' : Boolean(range.start ?? range.end)
  return hasBound || Object.values(names).some(Boolean)
}

/** Scope of the entries that `account` may see: all for administrators, otherwise the user's own. */
export function logScopeOf(account: Account | undefined): LogScope {
  return isInAudience(account, 'admins') ? 'all' : 'self'
}
