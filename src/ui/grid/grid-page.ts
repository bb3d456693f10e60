import { replaceEqualDeep, type QueryFunctionContext, type QueryKey } from '@tanstack/react-query'

/** The reference server's page size; a server with longer pages is recognised by its first page. */
export const MIN_PAGE_SIZE = 10

/**
 * One page of rows from the server. `unreadable` counts rows dropped because they did not match the schema,
 * `duplicates` those dropped because an earlier row of the same response had their id. `isCut`: the list has
 * more rows than were read.
 */
export type GridPage<Row> = { rows: Row[]; unreadable: number; duplicates?: number; isCut?: true }

/** Returns the id of a row, unique within the list. */
export type RowId<Row> = (row: Row) => string

/**
 * The query options a list needs: the result of `queryOptions()` without `select`. `queryFn` is declared as a
 * method, so that queries with a narrower key type are assignable.
 */
export type ListQuery<Row> = {
  queryKey: QueryKey
  queryFn?(context: QueryFunctionContext): GridPage<Row> | Promise<GridPage<Row>>
}

/** The query of page `p` (from 0) of a list that is paged by the server without a total. */
export type PageQuery<Row> = (p: number) => ListQuery<Row>

/** A page in the query cache; `fetchedAt` in ms. */
export type LoadedPage<Row> = { p: number; page: GridPage<Row>; fetchedAt: number }

/** What is known about the length of a list. */
export type ListBounds = {
  /** Rows of a full page: the longest page so far. */
  size: number
  /** The last page known to have rows; 0 if none has. */
  last: number
  /** Whether the list ends with that page. */
  isComplete: boolean
  /** The number of rows, undefined until the end is known. */
  total: number | undefined
}

/** Counts the rows the server sent, including dropped ones: a page of fewer rows than `size` is the last. */
export function pageLength(page: GridPage<unknown>): number {
  return page.rows.length + page.unreadable + (page.duplicates ?? 0)
}

/** Keeps the first row of each id: rows move between pages while the pages are fetched. */
function uniqueRows<Row>(rows: readonly Row[], rowId: RowId<Row>): Row[] {
  const ids = new Set<string>()
  const unique: Row[] = []
  for (const row of rows) {
    const id = rowId(row)
    if (ids.has(id)) continue
    ids.add(id)
    unique.push(row)
  }
  return unique
}

/** Concatenates pages into one page without duplicate rows. */
export function mergePages<Row>(pages: ReadonlyArray<GridPage<Row>>, rowId: RowId<Row>): GridPage<Row> {
  const duplicates = pages.reduce((sum, page) => sum + (page.duplicates ?? 0), 0)
  return {
    rows: uniqueRows(
      pages.flatMap((page) => page.rows),
      rowId,
    ),
    unreadable: pages.reduce((sum, page) => sum + page.unreadable, 0),
    ...(duplicates > 0 && { duplicates }),
    ...(pages.some(({ isCut }) => isCut) && { isCut: true }),
  }
}

/**
 * Puts known rows in the place of those that are equal to them, so that a row that has not changed is not rendered again. Of
 * several known rows with one id the first counts.
 */
export function withKnownRows<Row>(
  page: GridPage<Row>,
  known: Iterable<Row>,
  rowId: RowId<Row>,
): GridPage<Row> {
  const byId = new Map<string, Row>()
  for (const row of known) if (!byId.has(rowId(row))) byId.set(rowId(row), row)
  return { ...page, rows: page.rows.map((row) => replaceEqualDeep(byId.get(rowId(row)), row)) }
}

/** Derives the bounds of a list from its loaded pages, sorted by number: the server sends no total. */
export function listBounds(pages: ReadonlyArray<LoadedPage<unknown>>): ListBounds {
  const size = Math.max(MIN_PAGE_SIZE, ...pages.map(({ page }) => pageLength(page)))
  const filled = pages.filter(({ page }) => pageLength(page) > 0)
  // A short page ends the list, unless a later page with rows was fetched after it: the list has grown since.
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
  const isNextEmpty = pages.some(({ p, page }) => p === end.p + 1 && pageLength(page) === 0)
  const isComplete = length < size || isNextEmpty
  return { size, last: end.p, isComplete, total: isComplete ? end.p * size + length : undefined }
}

/** Returns the last loaded page before `p` that has rows, else 0: the target when `p` is past the end. */
export function lastNonEmptyPageBefore(pages: ReadonlyArray<LoadedPage<unknown>>, p: number): number {
  return pages.findLast((loaded) => loaded.p < p && pageLength(loaded.page) > 0)?.p ?? 0
}

/** Lists the page buttons: the first and last page, `current` and its neighbours, and `gap` for omitted ones. */
export function pageButtons(current: number, count: number): Array<number | 'gap'> {
  const candidates = new Set([0, count - 1, current - 1, current, current + 1])
  const numbers = [...candidates].filter((n) => n >= 0 && n < count).toSorted((a, b) => a - b)
  return numbers.flatMap((n, index) => {
    const before = numbers[index - 1]
    if (before === undefined || n === before + 1) return [n]
    // A gap for a single page would be as wide as that page's button.
    return n === before + 2 ? [before + 1, n] : ['gap' as const, n]
  })
}

/** Tables of more rows are virtualised. */
export const MANY_ROWS = 60

/** Whether a table of `count` rows is virtualised: only the rows near the viewport are in the document. */
export function isVirtual(count: number): boolean {
  return count > MANY_ROWS
}
