import * as z from 'zod/mini'

/** Rows of one answer: those that could be read, and how many could not. */
export interface ListPage<Row> {
  rows: Row[]
  /** Rows of the answer that do not match the schema; one bad row never hides the good ones. */
  unreadable: number
}

/** Reads a list row by row; `null` stands for an empty list (contract 1.1). */
export function listPage<Schema extends z.core.$ZodType>(row: Schema) {
  return z.pipe(
    z.nullable(z.array(z.unknown())),
    z.transform((items): ListPage<z.output<Schema>> => {
      const read = (items ?? []).map((item) => z.safeParse(row, item))
      const rows = read.flatMap((result) => (result.success ? [result.data] : []))
      return { rows, unreadable: read.length - rows.length }
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
