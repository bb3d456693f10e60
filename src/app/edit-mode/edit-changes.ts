import type { KnownRecord } from '#/resources/known-record'
import type { RecordChange, RecordValues } from '#/resources/row-mutations'

export type Value = string | number

/** A changed cell that is not written yet. */
export interface ChangedCell {
  /** The value of the row when the cell was changed. */
  from: Value
  /** What was typed. */
  text: string
  /** The value to write; undefined if the text does not fit, and then nothing is sent. */
  value?: Value | undefined
}

/** The changed cells of one row. */
export interface ChangedRow extends KnownRecord {
  /** When the server started that had the row, in unix seconds. */
  server?: number | undefined
  /** By member. */
  cells: Readonly<Record<string, ChangedCell>>
}

/** The changes of a list that are not written yet: rows of other pages stay in them. */
export type TableChanges = readonly ChangedRow[]

/** A change of one cell. */
export interface CellChange extends ChangedCell, Omit<ChangedRow, 'cells'> {
  member: string
}

const isSameCell = (a: ChangedCell, b: ChangedCell) =>
  a.from === b.from && a.text === b.text && a.value === b.value

/** Adds changes; a cell that has its old value again is none. Returns `changes` itself if nothing differs. */
export function withChanges(changes: TableChanges, added: readonly CellChange[]): TableChanges {
  const next = new Map(changes.map((row) => [row.id, row]))
  let isSame = true
  for (const { member, from, text, value, ...row } of added) {
    const { [member]: before, ...others } = next.get(row.id)?.cells ?? {}
    const cell = { from, text, value }
    if (before ? isSameCell(before, cell) : value === from) continue
    const cells = value === from ? others : { ...others, [member]: cell }
    if (Object.keys(cells).length > 0) next.set(row.id, { ...row, cells })
    else next.delete(row.id)
    isSame = false
  }
  return isSame ? changes : [...next.values()]
}

/** How many changed cells can be written, and how many cannot. */
export function countChanges(changes: TableChanges): { valid: number; invalid: number } {
  const cells = changes.flatMap((row) => Object.values(row.cells))
  const valid = cells.filter(({ value }) => value !== undefined).length
  return { valid, invalid: cells.length - valid }
}

/** The changes that can be written, one entry per row, for an edit job. */
export function changedRows(
  changes: TableChanges,
): Array<Omit<ChangedRow, 'cells'> & { change: RecordChange }> {
  return changes.flatMap(({ cells, ...kept }) => {
    const valid = Object.entries(cells).flatMap(([member, { from, value }]) =>
      value === undefined ? [] : [{ member, from, value }],
    )
    if (valid.length === 0) return []
    const from: RecordValues = Object.fromEntries(valid.map((cell) => [cell.member, cell.from]))
    const to: RecordValues = Object.fromEntries(valid.map((cell) => [cell.member, cell.value]))
    return [{ ...kept, change: { from, to } }]
  })
}

/** What is left when the changes of some rows that can be written have been passed to a job. */
export function unsent(changes: TableChanges, sent: ReadonlyArray<{ id: number }>): TableChanges {
  const ids = new Set(sent.map(({ id }) => id))
  const leftOf = (row: ChangedRow) => {
    const left = Object.entries(row.cells).filter(([, { value }]) => value === undefined)
    return ids.has(row.id) ? { ...row, cells: Object.fromEntries(left) } : row
  }
  return changes.map(leftOf).filter(({ cells }) => Object.keys(cells).length > 0)
}
