/** How well a label matches: the lower, the better. */
const RANKS = { whole: 0, start: 1, word: 2, inside: 3 } as const

/** Rank of `label` for `text`: equal, beginning with it, a word beginning with it, or containing it. */
function rankOf(label: string, text: string): number | undefined {
  const at = label.indexOf(text)
  if (at < 0) return undefined
  if (at === 0) return label.length === text.length ? RANKS.whole : RANKS.start
  for (let from = at; from >= 0; from = label.indexOf(text, from + 1))
    if (!/[\p{L}\p{N}]/u.test(label.charAt(from - 1))) return RANKS.word
  return RANKS.inside
}

interface Ranked<Item> {
  items: readonly Item[]
  /** Rank of the first item. */
  best: number
}

/**
 * The items whose label matches `text`, the best first; of equal ones those chosen last in this tab (`recentIds`, the
 * latest first), then in their own order. A blank text matches all.
 */
export function rankItems<Item extends { id: string; label: string }>(
  items: readonly Item[],
  text: string,
  recentIds: readonly string[],
): Ranked<Item> {
  const wanted = text.trim().toLowerCase()
  const ranked = items.flatMap((item) => {
    const rank = wanted === '' ? 0 : rankOf(item.label.toLowerCase(), wanted)
    const chosen = recentIds.indexOf(item.id)
    return rank === undefined ? [] : [{ item, rank, recency: chosen < 0 ? recentIds.length : chosen }]
  })
  // Stable: equal items keep their order.
  ranked.sort((one, other) => one.rank - other.rank || one.recency - other.recency)
  return { items: ranked.map(({ item }) => item), best: ranked[0]?.rank ?? RANKS.inside }
}

const MAX_RECENT = 20
let recent: readonly string[] = []

/** Ids of the items chosen in this tab, the latest first. */
export const recentChoices = (): readonly string[] => recent

/** Puts an item in front of the recent ones. */
export function noteChoice(id: string): void {
  recent = [id, ...recent.filter((other) => other !== id)].slice(0, MAX_RECENT)
}
