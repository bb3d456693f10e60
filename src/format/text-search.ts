/** What a search looks at in a row: its number, which must be equal, and texts, which may have the keyword anywhere. */
export interface Searched {
  id?: number
  texts: readonly string[]
}

/** How well a row matches: it is the number or a text begins with the keyword; a text has it elsewhere. */
const BEGINNING = 0
const INSIDE = 1

/** Rank of a row for a keyword, which stands for itself: `%` and `_` too. Undefined when nothing matches. */
function rankOf({ id, texts }: Searched, keyword: string): number | undefined {
  if (id !== undefined && String(id) === keyword) return BEGINNING
  let rank: number | undefined
  for (const text of texts) {
    const at = text.toLowerCase().indexOf(keyword)
    if (at === 0) return BEGINNING
    if (at > 0) rank = INSIDE
  }
  return rank
}

/** Returns the rows that match, those that begin with the keyword first, else in their order. A blank keyword matches all. */
export function searchRows<Row>(
  rows: readonly Row[],
  keyword: string,
  searchedOf: (row: Row) => Searched,
): Row[] {
  const wanted = keyword.trim().toLowerCase()
  if (wanted === '') return [...rows]
  const ranked = rows.map((row) => ({ row, rank: rankOf(searchedOf(row), wanted) }))
  const of = (rank: number) => ranked.filter((one) => one.rank === rank).map(({ row }) => row)
  return [...of(BEGINNING), ...of(INSIDE)]
}
