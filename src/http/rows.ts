import * as z from 'zod/mini'

/**
 * Base of the lenient schemas: an unusual value of one field must not drop the whole row. Fields that decide identity
 * or permissions (`id`, `role`) use strict schemas instead.
 */
const anything = z.optional(z.unknown())

function textOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined
}

/** Converts a number or numeric text to a finite number; otherwise undefined. */
function numberOf(value: unknown): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined
}

/** Schema of a member that is read from any value. */
export const lenient = <Value>(read: (value: unknown) => Value) => z.pipe(anything, z.transform(read))

/** Text; numbers and booleans are converted, anything else becomes blank. */
export const lenientText = lenient((value) => textOf(value) ?? '')

/** Text, or undefined where there is none (unlike `lenientText`, which gives a blank). */
export const optionalText = lenient(textOf)

/** Finite number, or undefined if missing or unreadable: shown as unknown, never as 0. */
export const optionalNumber = lenient(numberOf)

/** Number for a statistic or a time; 0 if unreadable. */
export const lenientNumber = lenient((value) => numberOf(value) ?? 0)

/** Integer for a statistic or a time; 0 if unreadable. */
export const lenientInteger = lenient((value) => {
  const number = numberOf(value) ?? 0
  return Number.isInteger(number) ? number : 0
})

/** Boolean; accepts `true`, 1 and the text `"true"`, anything else is false. */
export const lenientFlag = lenient((value) => value === 1 || textOf(value)?.trim() === 'true')

/** Status or type code; 0 (unused by the server) if missing. Rejects text. */
export const lenientCode = z.pipe(
  z.nullish(z.int()),
  z.transform((code) => code ?? 0),
)

/** The parts of an array or of comma-separated text, without blanks and duplicates; none of anything else. */
export function commaList(value: unknown): string[] {
  const parts = Array.isArray(value) ? value.flatMap(commaList) : (textOf(value) ?? '').split(',')
  return [...new Set(parts.map((part) => part.trim()))].filter(Boolean)
}

/** Lenient schema of a list in a row, see `commaList`. */
export const lenientList = lenient(commaList)

/**
 * Schema of names, unique and sorted; null is an empty list. Omits names with a comma, which the comma-separated list of a
 * channel would split.
 */
export const nameList = (name: z.ZodMiniType<string>) =>
  z.lazy(() =>
    z.pipe(
      z.nullable(z.array(z.catch(name, ''))),
      z.transform((names) => commaList((names ?? []).filter((each) => !each.includes(','))).toSorted()),
    ),
  )

/** Rows of one response that match the schema, and the number of those that do not. */
export interface ListPage<Row> {
  rows: Row[]
  /** Number of rows that do not match the schema; one invalid row never hides the others. */
  unreadable: number
  /** Number of rows dropped because an earlier row has the same id; undefined if there are none. */
  duplicates?: number
}

/** Rows of a full page of the reference server; other servers may send more. */
export const PAGE_SIZE = 10

/** Number of rows the server sent, including unreadable ones; a page that is not full is the last one. */
export function receivedRowCount({ rows, unreadable, duplicates = 0 }: ListPage<unknown>): number {
  return rows.length + unreadable + duplicates
}

/** Keeps the first row of each id. Rows with id 0 are all kept: some servers send no ids. */
function distinctRows<Row extends object>(rows: readonly Row[]): Row[] {
  const seen = new Set<number>()
  return rows.filter((row) => {
    const { id = 0 }: { id?: number } = row
    return id <= 0 || (!seen.has(id) && seen.add(id))
  })
}

/** Joins responses; a row that a later one has too, because it moved meanwhile, is no duplicate. */
export function joinedPages<Row extends object>(pages: ReadonlyArray<ListPage<Row>>): ListPage<Row> {
  const duplicates = pages.reduce((sum, page) => sum + (page.duplicates ?? 0), 0)
  return {
    rows: distinctRows(pages.flatMap(({ rows }) => rows)),
    unreadable: pages.reduce((sum, { unreadable }) => sum + unreadable, 0),
    ...(duplicates > 0 && { duplicates }),
  }
}

/** Schema of a list that parses each row separately; `null` is an empty list. */
export function listPage<Schema extends z.core.$ZodType<object>>(row: Schema) {
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

/** Copies a page with one row changed, or without it; other rows keep their identity, so they do not re-render. */
export function withRow<Row extends { id: number }>(
  page: ListPage<Row>,
  id: number,
  change: (row: Row) => Row | undefined,
): ListPage<Row> {
  return { ...page, rows: page.rows.flatMap((row) => (row.id === id ? (change(row) ?? []) : [row])) }
}
