import * as z from 'zod/mini'

/** Rows of one answer: those that could be read, and how many could not. */
export interface ListPage<Row> {
  rows: Row[]
  /** Rows of the answer that do not match the schema; one bad row never hides the good ones. */
  unreadable: number
  /** Rows left out because a row before them has the same id; absent where there are none. */
  doubled?: number
}

/** How many rows the server sent, shown or not: what tells a full page from the last one. */
export function answeredRows({ rows, unreadable, doubled = 0 }: ListPage<unknown>): number {
  return rows.length + unreadable + doubled
}

/** Each row once, the first one of an id. Id 0 stands for a server that sends no ids. */
function distinctRows<Row>(rows: readonly Row[]): Row[] {
  const seen = new Set<unknown>()
  return rows.filter((row) => {
    const id: unknown = typeof row === 'object' && row !== null && 'id' in row ? row.id : undefined
    if (typeof id !== 'number' || id <= 0) return true
    const isNew = !seen.has(id)
    seen.add(id)
    return isNew
  })
}

/** Reads a list row by row; `null` stands for an empty list (K1.1). */
export function listPage<Schema extends z.core.$ZodType>(row: Schema) {
  return z.pipe(
    z.nullable(z.array(z.unknown())),
    z.transform((items): ListPage<z.output<Schema>> => {
      const read = (items ?? []).map((item) => z.safeParse(row, item))
      const readable = read.flatMap((result) => (result.success ? [result.data] : []))
      const rows = distinctRows(readable)
      const doubled = readable.length - rows.length
      return { rows, unreadable: read.length - readable.length, ...(doubled > 0 && { doubled }) }
    }),
  )
}

interface Identified {
  id: number
}

/** The same page with one row changed; the others keep their identity, so that they are not drawn again. */
export function withRow<Row extends Identified>(
  page: ListPage<Row>,
  id: number,
  change: (row: Row) => Row,
): ListPage<Row> {
  return { ...page, rows: page.rows.map((row) => (row.id === id ? change(row) : row)) }
}

/** The same page without one row. */
export function withoutRow<Row extends Identified>(page: ListPage<Row>, id: number): ListPage<Row> {
  return { ...page, rows: page.rows.filter((row) => row.id !== id) }
}
