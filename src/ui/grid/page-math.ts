import { pageLength, type GridPage } from './grid-page'

/** The reference server's page; another server's longer one is learnt. */
const MIN_PAGE_SIZE = 10

/** A page of the list that is in the cache. */
export type LoadedPage<Row> = { p: number; page: GridPage<Row>; fetchedAt: number }

export type ListBounds = {
  /** How many rows a full page has, as far as seen. */
  size: number
  /** The last page known to have rows; 0 when none has. */
  last: number
  /** Whether the list ends there. */
  isComplete: boolean
  /** How many rows there are, once that is certain. */
  total: number | undefined
}

/** What the pages seen so far, in the order of their numbers, say about a list that never tells its length. */
export function listBounds(pages: ReadonlyArray<LoadedPage<unknown>>): ListBounds {
  const size = Math.max(MIN_PAGE_SIZE, ...pages.map(({ page }) => pageLength(page)))
  const filled = pages.filter(({ page }) => pageLength(page) > 0)
  // A short page ends the list, unless a later page was seen with rows after it: then it has grown since.
  const end =
    filled.find(
      (short) =>
        pageLength(short.page) < size &&
        !filled.some((other) => other.p > short.p && other.fetchedAt > short.fetchedAt),
    ) ?? filled.at(-1)
  if (!end) {
    const isComplete = pages.some(({ p }) => p === 0)
    return { size, last: 0, isComplete, total: isComplete ? 0 : undefined }
  }
  const length = pageLength(end.page)
  const emptyNext = pages.some(({ p, page }) => p === end.p + 1 && pageLength(page) === 0)
  const isComplete = length < size || emptyNext
  return { size, last: end.p, isComplete, total: isComplete ? end.p * size + length : undefined }
}

/** The last page before `p` that is known to have rows: where an address past the end goes back to. */
export function lastNonEmptyPageBefore(pages: ReadonlyArray<LoadedPage<unknown>>, p: number): number {
  return pages.findLast((loaded) => loaded.p < p && pageLength(loaded.page) > 0)?.p ?? 0
}

/** The page buttons around `current`: its neighbours, both ends, and `gap` between what is far apart. */
export function pageButtons(current: number, count: number): Array<number | 'gap'> {
  const shown = new Set([0, count - 1, current - 1, current, current + 1])
  const numbers = [...shown].filter((n) => n >= 0 && n < count).toSorted((a, b) => a - b)
  return numbers.flatMap((n, index) => {
    const before = numbers[index - 1]
    if (before === undefined || n === before + 1) return [n]
    // A gap of one page is no shorter than its number.
    return n === before + 2 ? [before + 1, n] : ['gap' as const, n]
  })
}
