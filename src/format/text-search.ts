/**
 * What a search looks at in a row: its number, which must be equal, and texts, which may have the keyword anywhere. `more` are
 * texts that do not name the row: what only they have comes last.
 */
export interface Searched {
  id?: number
  texts: readonly string[]
  more?: readonly string[]
}

/**
 * Rank of a row for a keyword, which stands for itself, `%` and `_` too. 0: it is the number or a text begins with it; 1: a text has
 * it elsewhere; 2: one of `more` has it; undefined when nothing matches.
 */
function rankOf({ id, texts, more = [] }: Searched, keyword: string): number | undefined {
  const places = texts.map((text) => text.toLowerCase().indexOf(keyword))
  if (String(id) === keyword || places.includes(0)) return 0
  if (places.some((at) => at > 0)) return 1
  return more.some((text) => text.toLowerCase().includes(keyword)) ? 2 : undefined
}

/** A keyword as it is looked for: without blanks around it, in small letters. */
export const wantedOf = (keyword: string): string => keyword.trim().toLowerCase()

/** Whether a row matches; `wanted` is from `wantedOf`. */
export const isFound = (searched: Searched, wanted: string): boolean => rankOf(searched, wanted) !== undefined

/** Places that are marked in one text: no column shows more. */
const MAX_PLACES = 50

/**
 * Cuts a text before and after each of the first places that have the keyword, which stands for itself: every second part is such a place.
 * `wanted` is from `wantedOf`.
 */
export function cutAtMatches(text: string, wanted: string): string[] {
  if (wanted === '') return [text]
  const parts = text.split(new RegExp(`(${wanted.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)})`, 'i'))
  return parts.length > 2 * MAX_PLACES
    ? [...parts.slice(0, 2 * MAX_PLACES), parts.slice(2 * MAX_PLACES).join('')]
    : parts
}

/** Returns the rows that match, those that begin with the keyword first, else in their order. A blank keyword matches all. */
export function searchRows<Row>(
  rows: readonly Row[],
  keyword: string,
  searchedOf: (row: Row) => Searched,
): Row[] {
  const wanted = wantedOf(keyword)
  if (wanted === '') return [...rows]
  const byRank = Map.groupBy(rows, (row) => rankOf(searchedOf(row), wanted))
  return [0, 1, 2].flatMap((rank) => byRank.get(rank) ?? [])
}
