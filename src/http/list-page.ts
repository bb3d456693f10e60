import { z } from 'zod'

/** Rows of one answer: those that could be read, and how many could not. */
export interface ListPage<Row> {
  rows: Row[]
  /** Rows of the answer that do not match the schema; one bad row never hides the good ones. */
  unreadable: number
}

/** Reads a list row by row; `null` stands for an empty list (contract 1.1). */
export function listPage<Schema extends z.ZodType>(row: Schema) {
  return z
    .array(z.unknown())
    .nullable()
    .transform((items): ListPage<z.output<Schema>> => {
      const read = (items ?? []).map((item) => row.safeParse(item))
      const rows = read.flatMap((result) => (result.success ? [result.data] : []))
      return { rows, unreadable: read.length - rows.length }
    })
}
