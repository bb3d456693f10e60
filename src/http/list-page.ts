import * as z from 'zod/mini'

/** Rows of one response that match the schema, and the number of those that do not. */
export interface ListPage<Row> {
  rows: Row[]
  /** Number of rows that do not match the schema; one invalid row never hides the others. */
  unreadable: number
  /** Number of rows dropped because an earlier row has the same id; undefined if there are none. */
  duplicates?: number
}

/** Number of rows the server sent, including unreadable ones; a page that is not full is the last one. */
export function receivedRowCount({ rows, unreadable, duplicates = 0 }: ListPage<unknown>): number {
  return rows.length + unreadable + duplicates
}

/** Keeps the first row of each id. Rows with id 0 are all kept: some servers send no ids. */
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

/** Schema of a list that parses each row separately; `null` is an empty list (K1.1). */
export function listPage<Schema extends z.core.$ZodType>(row: Schema) {
  return z.lazy(() =>
    z.pipe(
      z.nullable(z.array(z.unknown())),
      z.transform((items): ListPage<z.output<Schema>> => {
        const read = (items ?? []).map((item) => z.safeParse(row, item))
        const readable = read.flatMap((result) => (result.success ? [result.data] : []))
        const rows = distinctRows(readable)
        const duplicates = readable.length - rows.length
        return { rows, unreadable: read.length - readable.length, ...(duplicates > 0 && { duplicates }) }
      }),
    ),
  )
}

interface Identified {
  id: number
}

/** Copies a page with one row changed; other rows keep their identity, so they do not re-render. */
export function withRow<Row extends Identified>(
  page: ListPage<Row>,
  id: number,
  change: (row: Row) => Row,
): ListPage<Row> {
  return { ...page, rows: page.rows.map((row) => (row.id === id ? change(row) : row)) }
}

/** Copies a page without the row of `id`. */
export function withoutRow<Row extends Identified>(page: ListPage<Row>, id: number): ListPage<Row> {
  return { ...page, rows: page.rows.filter((row) => row.id !== id) }
}
