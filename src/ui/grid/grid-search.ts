import * as z from 'zod/mini'
import { searchParam, searchParamText } from '#/browser/search-params'
import { isKey } from '#/fields/pasted-key'
import { PAGE_SIZES } from './page-size'

// Only characters of column ids, so that an edited URL cannot look up anything else, such as `__proto__`.
const COLUMN = /^-?[A-Za-z][\w.]{0,63}$/
const COLUMN_LIST = /^([A-Za-z][\w.]{0,63})?(,[A-Za-z][\w.]{0,63}){0,63}$/
const PAGE = /^\d{1,7}$/

/** Longest keyword in the URL. */
export const MAX_KEYWORD = 500
/** Longest text of a filter over the loaded rows in the URL. */
export const MAX_FILTER_TEXT = 200

/** Schema of a text in the URL that is searched for: never a key, which is a secret. */
export const searchedText = (maxLength: number) =>
  z
    .pipe(searchParamText, z.string().check(z.trim(), z.maxLength(maxLength)))
    .check(z.refine((text) => !isKey(text)))

/**
 * Creates the search params of a grid, to be spread into a route's `validateSearch` schema. Invalid params fall back to their
 * default one by one; parsing never throws.
 */
export const gridSearch = () => ({
  /** The page, from 0. */
  p: searchParam(z.pipe(searchParamText, z.pipe(z.string().check(z.regex(PAGE)), z.transform(Number))), 0),
  keyword: searchParam(searchedText(MAX_KEYWORD), ''),
  /** The id of the sorted column, with a leading minus if descending. */
  sort: searchParam(z.union([z.string().check(z.regex(COLUMN)), z.literal('')]), ''),
  /** Rows per page; undefined: as chosen last in this browser. */
  size: z.catch(z.optional(z.pipe(searchParamText, z.enum(PAGE_SIZES))), undefined),
  /** The hidden columns, comma-separated; undefined: those stored in this browser. */
  hide: z.catch(z.optional(z.string().check(z.regex(COLUMN_LIST))), undefined),
})

/** The parsed search params of a grid. */
export type GridSearch = z.infer<z.ZodMiniObject<ReturnType<typeof gridSearch>>>

/** The defaults, for the router's `stripSearchParams`. */
export const gridSearchDefaults = { p: 0, keyword: '', sort: '' } as const

/** Changes search params. `how` is `replace` if Back should not return to the old URL. */
export type ChangeSearch = (patch: Partial<GridSearch>, how: 'push' | 'replace') => void
