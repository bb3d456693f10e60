import * as z from 'zod/mini'
import { searchParam, searchParamText } from '#/browser/search-params'
import { isKey } from '#/fields/pasted-key'
import { t, type StaticKey } from '#/i18n/i18n'
import { serverSeconds } from '#/http/server-clock'

/** Scope of a log list: `all` for administrators, `self` for everyone. */
export type LogScope = 'all' | 'self'

/** Type numbers of entries; as a filter, 0 means any. */
export const LOG_TYPE = { topUp: 1, consumption: 2, management: 3, system: 4, test: 5 } as const

/** Filter of log entries. Names match exactly; a blank and 0 mean any. */
export interface LogFilter {
  type: number
  token_name: string
  model_name: string
  /** Administrators only. */
  username: string
  /** Channel id; administrators only. */
  channel: number
  range: LogRange
}

/** Members of a filter by which consumption can be split. */
export type SplitBy = 'model_name' | 'token_name' | 'username' | 'channel'

/** By what a list can be split; users and channels are for administrators. */
export const SPLITS: Record<LogScope, readonly SplitBy[]> = {
  all: ['model_name', 'token_name', 'username', 'channel'],
  self: ['model_name', 'token_name'],
}

export function withFilterValue<Filter extends Pick<LogFilter, SplitBy>>(
  filter: Filter,
  by: SplitBy,
  name: string,
): Filter {
  return { ...filter, [by]: by === 'channel' ? Number(name) : name }
}

/** The names that a filter narrows to, in words such as `Model: gpt-4o`, in the order of the columns. */
export const filterTexts = (
  scope: LogScope,
  filter: Pick<LogFilter, SplitBy>,
  nameOf: (channel: number) => string,
) =>
  SPLITS[scope].toReversed().flatMap((by) => {
    const name = by === 'channel' && filter.channel > 0 ? nameOf(filter.channel) : filter[by]
    return name ? [{ by, text: `${t(`log.breakdown.${by}`)}: ${name}` }] : []
  })

/** Length of a name that the log can be filtered by, in characters. */
export const MAX_FILTER_NAME = 200

/** Whether the log can be filtered by a name. A key is a secret, so it is never a filter nor written to the URL. */
const isNameFilter = (name: string): boolean => name.length <= MAX_FILTER_NAME && !isKey(name)

/** Why the log cannot be opened with the entries of a name; undefined if it can. */
export const refusedByLog = (name: string): StaticKey | undefined =>
  name.trim() !== '' && isNameFilter(name) ? undefined : 'log.refusedName'

const DIGITS = /^\d{1,15}$/
const number = () => z.union([z.number(), z.pipe(z.string().check(z.regex(DIGITS)), z.transform(Number))])
const nameParam = () => searchParam(z.pipe(searchParamText, z.string().check(z.refine(isNameFilter))), '')

/** Schema of a whole number in a URL, up to `max`. */
export const wholeNumber = (max = Number.MAX_SAFE_INTEGER) =>
  z.pipe(number(), z.int().check(z.nonnegative(), z.maximum(max)))

/** Search params of what entries are filtered by, besides type and time. */
export const filterParams = () => ({
  token_name: nameParam(),
  model_name: nameParam(),
  username: nameParam(),
  channel: searchParam(wholeNumber(), 0),
})

/**
 * Builds the search params of a request for the entries of a filter; its range is resolved now unless `bounds` are given. Without a
 * range no end is sent: the first page is requested before any code knows the time (`firstRequest` in src/app/pages.ts).
 */
export function logRequestParams(scope: LogScope, filter: LogFilter, bounds?: Bounds) {
  const { start, end } = bounds ?? rangeBounds(filter.range, serverSeconds())
  const isAll = scope === 'all'
  return {
    type: filter.type,
    username: (isAll && filter.username) || undefined,
    token_name: filter.token_name || undefined,
    model_name: filter.model_name || undefined,
    start_timestamp: start,
    end_timestamp: !bounds && filter.range === 'all' ? undefined : end,
    channel: (isAll && filter.channel) || undefined,
  }
}

export const EVERY_ENTRY = {
  type: 0,
  token_name: '',
  model_name: '',
  username: '',
  channel: 0,
  range: 'all',
} as const satisfies LogFilter

/** Relative ranges in display order; `all` is the default of the list. */
export const LOG_RANGES = ['1h', 'today', '24h', '7d', '30d', 'month', 'all'] as const
export type LogRangeName = (typeof LOG_RANGES)[number]

/** Unix seconds, both inclusive; undefined means unbounded. */
export interface Bounds {
  start: number | undefined
  end: number | undefined
}

/** Range of a log filter: relative, or fixed bounds. */
export type LogRange = LogRangeName | Bounds

const HOUR = 3600
const DAY = 24 * HOUR

/** Local midnight of the day of `now`, or of the first day of its month. */
function midnight(now: number, ofMonth = false): number {
  const date = new Date(now * 1000)
  return new Date(date.getFullYear(), date.getMonth(), ofMonth ? 1 : date.getDate()).getTime() / 1000
}

/** Computes the start of each range at `now`, in the local time zone. */
const STARTS: Record<LogRangeName, (now: number) => number> = {
  '1h': (now) => now - HOUR,
  today: (now) => midnight(now),
  '24h': (now) => now - DAY,
  '7d': (now) => now - 7 * DAY,
  '30d': (now) => now - 30 * DAY,
  month: (now) => midnight(now, true),
  all: () => 0,
}

/**
 * Resolves `range` at `now` (unix seconds). Relative ranges end one hour ahead, because the server's clock may be
 * ahead.
 */
export function rangeBounds(range: LogRange, now: number): Bounds {
  if (typeof range === 'object') return range
  return { start: STARTS[range](now), end: now + HOUR }
}
