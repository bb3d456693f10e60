import * as z from 'zod/mini'
import { searchParam, searchParamText } from '#/browser/search-param'

/** How many rows of a whole list stand on one page. */
export const PAGE_SIZES = ['10', '20', '50', '100', 'all'] as const
export type PageSize = (typeof PAGE_SIZES)[number]

// Letters of a column's id only, so that nothing else of a hand-edited address reaches a column look-up.
const COLUMN = /^-?[A-Za-z][\w.]{0,63}$/
const COLUMN_LIST = /^([A-Za-z][\w.]{0,63})?(,[A-Za-z][\w.]{0,63}){0,63}$/
const PAGE = /^\d{1,7}$/

/** How the server writes redemption codes and system access tokens. */
const HEX_KEY = /^[0-9a-f]{32}$/i

/** A key is a secret and never a search word. */
export function isKey(text: string): boolean {
  return text.trimStart().startsWith('sk-') || HEX_KEY.test(text.trim())
}

const page = z.pipe(
  z.union([z.number(), z.pipe(z.string().check(z.regex(PAGE)), z.transform(Number))]),
  z.int().check(z.nonnegative(), z.maximum(9_999_999)),
)

const keyword = z
  .pipe(searchParamText, z.string().check(z.trim(), z.maxLength(500)))
  .check(z.refine((text) => !isKey(text)))

/**
 * The grid's part of an address, to be spread into a route's `validateSearch` schema. Everything arrives as
 * text; whatever a hand edited falls back, part by part, and nothing throws.
 */
export const gridSearch = {
  /** The page, from 0. */
  p: searchParam(page, 0),
  keyword: searchParam(keyword, ''),
  /** A column's id, with a minus when descending. */
  sort: searchParam(z.union([z.string().check(z.regex(COLUMN)), z.literal('')]), ''),
  size: searchParam(z.enum(PAGE_SIZES), '10'),
  /** The hidden columns; left out means: what this browser remembers. */
  hide: z.catch(z.optional(z.string().check(z.regex(COLUMN_LIST))), undefined),
}

const gridSearchSchema = z.object(gridSearch)
export type GridSearch = z.infer<typeof gridSearchSchema>

/** What an address need not say: for the router's `stripSearchParams`. */
export const gridSearchDefaults = { p: 0, keyword: '', sort: '', size: '10' } as const

/** How the grid asks for another address. `how` is `replace` where Back should not return to the old one. */
export type ChangeSearch = (patch: Partial<GridSearch>, how: 'push' | 'replace') => void
