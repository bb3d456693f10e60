import * as z from 'zod/mini'
import { searchPart, searchText } from '#/browser/search-part'
import type { LogFilter } from '#/resources/log/log-filter'
import { LOG_RANGES, type LogRange } from '#/resources/log/log-range'
import { gridSearch, gridSearchDefaults, isKey } from '#/ui/grid/grid-search'

const LATEST = 99_999_999_999
const HIGHEST_TYPE = 5
const DIGITS = /^\d{1,15}$/

const number = z.union([z.number(), z.pipe(z.string().check(z.regex(DIGITS)), z.transform(Number))])
const whole = (max: number) => z.pipe(number, z.int().check(z.nonnegative(), z.maximum(max)))

// A key is a secret: it is neither asked for nor kept in an address (decision 18).
const name = searchPart(
  z.pipe(searchText, z.string().check(z.maxLength(200))).check(z.refine((text) => !isKey(text))),
  '',
)

/** What the address of the list may say; a hand-edited one falls back, part by part, and nothing throws. */
export const logSearchSchema = z.object({
  ...gridSearch,
  // The list has no search box: a word in the address would filter nothing.
  keyword: searchPart(
    z.pipe(
      z.string(),
      z.transform(() => ''),
    ),
    '',
  ),
  type: searchPart(whole(HIGHEST_TYPE), 0),
  token_name: name,
  model_name: name,
  username: name,
  channel: searchPart(whole(Number.MAX_SAFE_INTEGER), 0),
  /** A range that stays relative; fixed bounds beside it win. */
  range: searchPart(z.enum(LOG_RANGES), 'all'),
  /** Unix seconds; 0 says that there is no bound. */
  start: z.catch(z.optional(whole(LATEST)), undefined),
  end: z.catch(z.optional(whole(LATEST)), undefined),
})
export type LogSearch = z.output<typeof logSearchSchema>

/** The part of an address that asks for entries; the rest says which of them are shown, and how. */
export type LogQuestion = Omit<LogSearch, keyof typeof gridSearch>

export function questionOf(search: LogSearch): LogQuestion {
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
export function filterOf(question: LogQuestion): LogFilter {
  const { type, token_name, model_name, username, channel } = question
  return { type, token_name, model_name, username, channel, range: rangeOf(question) }
}

/** Whether the address asks for less than everything. */
export function isFiltered({
  type,
  token_name,
  model_name,
  username,
  channel,
  ...range
}: LogQuestion): boolean {
  return Boolean(type || token_name || model_name || username || channel) || rangeOf(range) !== 'all'
}
