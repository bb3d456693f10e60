/**
 * Rows as a call answered them; `unreadableFailure` ones did not fit their schema and are left out, as are `respondTwice` ones,
 * which had the id of a row before them in the same answer.
 */
export type GridPage<Row> = { rows: Row[]; unreadable: number; doubled?: number }

export type RowId<Row> = (row: Row) => string

/** How many rows the server sent, readable or not: what tells a full page from the last one. */
export function pageLength(page: GridPage<unknown>): number {
  return page.rows.length + page.unreadable + (page.doubled ?? 0)
}

/** Each row once, the first one of an id: rows move between pages while they are read. */
function uniqueRows<Row>(rows: readonly Row[], rowId: RowId<Row>): Row[] {
  const seenIds = new Set<string>()
  const unique: Row[] = []
  for (const row of rows) {
    const id = rowId(row)
    if (seenIds.has(id)) continue
    seenIds.add(id)
    unique.push(row)
  }
  return unique
}

/** All rows of several pages as one page. */
export function mergePages<Row>(pages: ReadonlyArray<GridPage<Row>>, rowId: RowId<Row>): GridPage<Row> {
  const doubled = pages.reduce((sum, page) => sum + (page.doubled ?? 0), 0)
  return {
    rows: uniqueRows(
      pages.flatMap((page) => page.rows),
      rowId,
    ),
    unreadable: pages.reduce((sum, page) => sum + page.unreadable, 0),
    ...(doubled > 0 && { doubled }),
  }
}
