/**
 * What a search looks at in a row: its number, which must be equal, and texts, which may have the keyword anywhere. `more` are
 * texts that do not name the row: what only they have comes last.
 */
export interface Searched {
  id?: number
  texts: readonly string[]
  more?: readonly string[]
}

/** How well a row matches: it is the number or a text begins with the keyword; a text has it elsewhere; another text has it. */
const BEGINNING = 0
const INSIDE = 1
const ELSEWHERE = 2

/** Rank of a row for a keyword, which stands for itself: `%` and `_` too. Undefined when nothing matches. */
function rankOf({ id, texts, more = [] }: Searched, keyword: string): number | undefined {
  if (id !== undefined && String(id) === keyword) return BEGINNING
  const places = texts.map((text) => text.toLowerCase().indexOf(keyword))
  if (places.includes(0)) return BEGINNING
  if (places.some((at) => at > 0)) return INSIDE
  return more.some((text) => text.toLowerCase().includes(keyword)) ? ELSEWHERE : undefined
}

/** A keyword as it is looked for: without blanks around it, in small letters. */
export const wantedOf = (keyword: string): string => keyword.trim().toLowerCase()

/** Whether a row matches; `wanted` is from `wantedOf`. */
export const isFound = (searched: Searched, wanted: string): boolean => rankOf(searched, wanted) !== undefined

/** Places that are marked in one text: no column shows more. */
const MAX_PLACES = 50

/**
 * Cuts a text before and after each of the first places that have the keyword, which stands for itself: every second part is such a place.
 * `wanted` is from `wantedOf`. A text whose small letters are more than its letters (İ) stays whole: places would be shifted.
 */
export function cutAtMatches(text: string, wanted: string): string[] {
  const small = text.toLowerCase()
  if (wanted === '' || small.length !== text.length) return [text]
  const parts: string[] = []
  let from = 0
  for (
    let at = small.indexOf(wanted);
    at !== -1 && parts.length < 2 * MAX_PLACES;
    at = small.indexOf(wanted, from)
  ) {
    const end = at + wanted.length
    parts.push(text.slice(from, at), text.slice(at, end))
    from = end
  }
  return [...parts, text.slice(from)]
}

/** Returns the rows that match, those that begin with the keyword first, else in their order. A blank keyword matches all. */
export function searchRows<Row>(
  rows: readonly Row[],
  keyword: string,
  searchedOf: (row: Row) => Searched,
): Row[] {
  const wanted = wantedOf(keyword)
  if (wanted === '') return [...rows]
  return rows
    .flatMap((row) => {
      const rank = rankOf(searchedOf(row), wanted)
      return rank === undefined ? [] : [{ row, rank }]
    })
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ row }) => row)
}
