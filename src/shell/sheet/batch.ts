import type { RecordChange, RecordValues } from '#/resources/row-mutations'

type Value = string | number

/** A changed cell that is not written yet. */
export interface PendingCell {
  /** The value of the record when the cell was changed. */
  from: Value
  /** What was typed. */
  text: string
  /** The value to write; undefined if the text does not fit, and then nothing is sent. */
  value?: Value | undefined
}

/** The changed cells of one record, by member. */
export interface PendingRecord {
  name: string
  cells: Readonly<Record<string, PendingCell>>
}

/** The changes of a list that are not written yet, by id of the record: rows of other pages stay in it. */
export type Batch = ReadonlyMap<number, PendingRecord>

/** A change of one cell. */
export interface CellChange extends PendingCell {
  id: number
  name: string
  member: string
}

/** Adds changes to a batch; a cell that has its old value again is no change. */
export function withChanges(batch: Batch, changes: readonly CellChange[]): Batch {
  const next = new Map(batch)
  for (const { id, name, member, from, text, value } of changes) {
    const { [member]: _before, ...others } = next.get(id)?.cells ?? {}
    const cells = value === from ? others : { ...others, [member]: { from, text, value } }
    if (Object.keys(cells).length > 0) next.set(id, { name, cells })
    else next.delete(id)
  }
  return next
}

/** How many changed cells can be written, and how many cannot. */
export function batchCounts(batch: Batch): { valid: number; invalid: number } {
  const cells = [...batch.values()].flatMap((record) => Object.values(record.cells))
  const valid = cells.filter(({ value }) => value !== undefined).length
  return { valid, invalid: cells.length - valid }
}

/** The changes that can be written, one entry per record, for a bulk run. */
export function batchEntries(batch: Batch): Array<{ id: number; name: string; change: RecordChange }> {
  return [...batch].flatMap(([id, { name, cells }]) => {
    const valid = Object.entries(cells).flatMap(([member, { from, value }]) =>
      value === undefined ? [] : [{ member, from, value }],
    )
    if (valid.length === 0) return []
    const from: RecordValues = Object.fromEntries(valid.map((cell) => [cell.member, cell.from]))
    const to: RecordValues = Object.fromEntries(valid.map((cell) => [cell.member, cell.value]))
    return [{ id, name, change: { from, to } }]
  })
}

/** What is left when the changes of some records that can be written have been passed to a run. */
export function unsent(batch: Batch, sent: ReadonlyArray<{ id: number }>): Batch {
  const ids = new Set(sent.map(({ id }) => id))
  return new Map(
    [...batch].flatMap(([id, { name, cells }]) => {
      if (!ids.has(id)) return [[id, { name, cells }] as const]
      const left = Object.entries(cells).filter(([, { value }]) => value === undefined)
      return left.length === 0 ? [] : [[id, { name, cells: Object.fromEntries(left) }] as const]
    }),
  )
}
