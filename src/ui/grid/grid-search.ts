import { z } from 'zod'

/** How many rows of a whole list stand on one page. */
export const PAGE_SIZES = ['10', '20', '50', '100', 'all'] as const
export type PageSize = (typeof PAGE_SIZES)[number]

// Letters of a column's id only, so that nothing else of a hand-edited address reaches a column look-up.
const COLUMN = /^-?[A-Za-z][\w.]{0,63}$/
const COLUMN_LIST = /^([A-Za-z][\w.]{0,63})?(,[A-Za-z][\w.]{0,63}){0,63}$/
const PAGE = /^\d{1,7}$/

/** How the server writes redemption codes and system access tokens. */
const HEX_KEY = /^[0-9a-f]{32}$/i

/** A key is a secret and never a search word (decision 18). */
export function isKey(text: string): boolean {
  return text.trimStart().startsWith('sk-') || HEX_KEY.test(text.trim())
}

const page = z
  .union([z.number(), z.string().regex(PAGE).transform(Number)])
  .pipe(z.number().int().nonnegative().max(9_999_999))

const keyword = z
  .union([z.string(), z.number().transform(String)])
  .pipe(z.string().trim().max(500))
  .refine((text) => !isKey(text))

/**
 * The grid's part of an address, to be spread into a route's `validateSearch` schema. Everything arrives as
 * text; whatever a hand edited falls back, part by part, and nothing throws.
 */
export const gridSearch = {
  /** The page, from 0. */
  p: page.default(0).catch(0),
  keyword: keyword.default('').catch(''),
  /** A column's id, with a minus when descending. */
  sort: z.string().regex(COLUMN).or(z.literal('')).default('').catch(''),
  size: z.enum(PAGE_SIZES).default('10').catch('10'),
  /** The hidden columns; left out means: what this browser remembers. */
  hide: z.string().regex(COLUMN_LIST).optional().catch(undefined),
}

const gridSearchSchema = z.object(gridSearch)
export type GridSearch = z.infer<typeof gridSearchSchema>

/** What an address need not say: for the router's `stripSearchParams`. */
export const gridSearchDefaults = { p: 0, keyword: '', sort: '', size: '10' } as const

/** How the grid asks for another address. `how` is `replace` where Back should not return to the old one. */
export type ChangeSearch = (patch: Partial<GridSearch>, how: 'push' | 'replace') => void
