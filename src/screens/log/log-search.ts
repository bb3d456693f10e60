import * as z from 'zod/mini'
import { searchParam, searchParamText } from '#/browser/search-param'
import type { LogFilter } from '#/resources/log/log-filter'
import { LOG_RANGES, type LogRange } from '#/resources/log/log-range'
import { gridSearch, gridSearchDefaults, isKey } from '#/ui/grid/grid-search'

const MAX_TIMESTAMP = 99_999_999_999
const HIGHEST_TYPE = 5
const DIGITS = /^\d{1,15}$/

const number = z.union([z.number(), z.pipe(z.string().check(z.regex(DIGITS)), z.transform(Number))])
const whole = (max: number) => z.pipe(number, z.int().check(z.nonnegative(), z.maximum(max)))

// A key is a secret: it is neither asked for nor kept in an address.
const name = searchParam(
  z.pipe(searchParamText, z.string().check(z.maxLength(200))).check(z.refine((text) => !isKey(text))),
  '',
)

/** What the address of the list may say; a hand-edited one falls back, part by part, and nothing throws. */
export const logSearchSchema = z.object({
  ...gridSearch,
  // The list has no search box: a word in the address would filter nothing.
  keyword: searchParam(
    z.pipe(
      z.string(),
      z.transform(() => ''),
    ),
    '',
  ),
  type: searchParam(whole(HIGHEST_TYPE), 0),
  token_name: name,
  model_name: name,
  username: name,
  channel: searchParam(whole(Number.MAX_SAFE_INTEGER), 0),
  /** A range that stays relative; fixed bounds beside it win. */
  range: searchParam(z.enum(LOG_RANGES), 'all'),
  /** Unix seconds; 0 says that there is no bound. */
  start: z.catch(z.optional(whole(MAX_TIMESTAMP)), undefined),
  end: z.catch(z.optional(whole(MAX_TIMESTAMP)), undefined),
})
export type LogSearch = z.output<typeof logSearchSchema>

/** The part of an address that asks for entries; the rest says which of them are shown, and how. */
export type LogQuery = Omit<LogSearch, keyof typeof gridSearch>

export function logQueryOf(search: LogSearch): LogQuery {
  const { type, token_name, model_name, username, channel, range, start, end } = search
  return { type, token_name, model_name, username, channel, range, start, end }
}

/** The part of an address that asks for nothing: what *Reset filters* goes back to. */
export const noFilters = {
  type: 0,
  token_name: '',
  model_name: '',
  username: '',
  channel: 0,
  range: 'all',
  start: undefined,
  end: undefined,
} as const

/** What an address need not say. */
export const logSearchDefaults = {
  ...gridSearchDefaults,
  type: 0,
  token_name: '',
  model_name: '',
  username: '',
  channel: 0,
  range: 'all',
} as const

/** The range an address asks for: fixed bounds where it has any, else the relative one. */
export function rangeOf({ range, start, end }: Pick<LogSearch, 'range' | 'start' | 'end'>): LogRange {
  if (start === undefined && end === undefined) return range
  return { start: start || undefined, end: end || undefined }
}

/** What the address asks for, as the calls take it. */
export function filterOf(logQuery: LogQuery): LogFilter {
  const { type, token_name, model_name, username, channel } = logQuery
  return { type, token_name, model_name, username, channel, range: rangeOf(logQuery) }
}

/** Whether the address asks for less than everything. */
export function isFiltered({ type, token_name, model_name, username, channel, ...range }: LogQuery): boolean {
  return Boolean(type || token_name || model_name || username || channel) || rangeOf(range) !== 'all'
}
