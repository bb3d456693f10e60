/** A cell of a list in edit mode: the id of its row, and the member of the record that it edits. */
export interface CellRef {
  id: string
  member: string
}

/** A block of cells, or all cells of the page that is shown. */
export interface CellLayout {
  /** Ids of the rows from top to bottom. */
  ids: readonly string[]
  /** Members in the order of their columns. */
  members: readonly string[]
}

/** The cell with the tab stop: `active`, or the first one if that is not on the page. */
export function activeIn({ ids, members }: CellLayout, active: CellRef | undefined): CellRef | undefined {
  if (active && ids.includes(active.id) && members.includes(active.member)) return active
  const [id, member] = [ids[0], members[0]]
  return id === undefined || member === undefined ? undefined : { id, member }
}

/** Rows that a page key moves by. */
const PAGE_ROWS = 10

const clamp = (value: number, count: number) => Math.min(Math.max(value, 0), count - 1)

/** Where a key moves to; undefined for keys that do not move. `isFar`: with Ctrl, to the edge. */
export function moveBy(
  { ids, members }: CellLayout,
  from: CellRef,
  key: string,
  isFar = false,
): CellRef | undefined {
  const [row, column] = [ids.indexOf(from.id), members.indexOf(from.member)]
  const at = (nextRow: number, nextColumn: number) => {
    const id = ids[clamp(nextRow, ids.length)]
    const member = members[clamp(nextColumn, members.length)]
    return id === undefined || member === undefined ? undefined : { id, member }
  }
  const far = isFar ? Infinity : 1
  if (key === 'ArrowDown') return at(row + far, column)
  if (key === 'ArrowUp') return at(row - far, column)
  if (key === 'ArrowRight') return at(row, column + far)
  if (key === 'ArrowLeft') return at(row, column - far)
  if (key === 'PageDown') return at(row + PAGE_ROWS, column)
  if (key === 'PageUp') return at(row - PAGE_ROWS, column)
  if (key === 'Home') return at(isFar ? 0 : row, 0)
  if (key === 'End') return at(isFar ? Infinity : row, Infinity)
  return undefined
}

/** The next (1) or previous (-1) cell in reading order; undefined at the end. */
export function stepTo({ ids, members }: CellLayout, from: CellRef, by: 1 | -1): CellRef | undefined {
  const next = ids.indexOf(from.id) * members.length + members.indexOf(from.member) + by
  const id = ids[Math.floor(next / members.length)]
  const member = members[(next + members.length) % members.length]
  return id === undefined || member === undefined ? undefined : { id, member }
}

const between = (list: readonly string[], a: string, b: string) => {
  const [one, other] = [list.indexOf(a), list.indexOf(b)]
  return list.slice(Math.min(one, other), Math.max(one, other) + 1)
}

/** The block between two cells; only the second one if the first is not on the page. */
export function rangeBetween({ ids, members }: CellLayout, anchor: CellRef, active: CellRef): CellLayout {
  const { id, member } = ids.includes(anchor.id) && members.includes(anchor.member) ? anchor : active
  return { ids: between(ids, id, active.id), members: between(members, member, active.member) }
}

/** A range of cells: it is selected as long as the same rows lie between its corners. */
export interface CellBlock {
  anchor: CellRef
  ids: readonly string[]
}

/** The active cell of a page and the selected range; a block with other rows between its corners is not selected. */
export function selectionIn(
  layout: CellLayout,
  { active, block }: { active: CellRef | undefined; block: CellBlock | undefined },
): { active: CellRef; anchor: CellRef; range: CellLayout } | undefined {
  const cell = activeIn(layout, active)
  if (!cell) return undefined
  const range = block && rangeBetween(layout, block.anchor, cell)
  if (block && range?.ids.join() === block.ids.join()) return { active: cell, anchor: block.anchor, range }
  return { active: cell, anchor: cell, range: rangeBetween(layout, cell, cell) }
}

/** A text for a cell. */
export interface CellInput extends CellRef {
  text: string
}

/** Which cells a pasted table fills, from the first cell of `range`; a single text fills the whole range. */
export function pasteInto(
  { ids, members }: CellLayout,
  range: CellLayout,
  table: ReadonlyArray<readonly string[]>,
): { inputs: CellInput[]; leftOut: number } {
  const single = table.length === 1 && table[0]?.length === 1 ? table[0][0] : undefined
  if (single !== undefined) {
    const inputs = range.ids.flatMap((id) => range.members.map((member) => ({ id, member, text: single })))
    return { inputs, leftOut: 0 }
  }
  const [top, left] = [ids.indexOf(range.ids[0] ?? ''), members.indexOf(range.members[0] ?? '')]
  const inputs = table.flatMap((line, y) =>
    line.flatMap((text, x): CellInput[] => {
      const [id, member] = [ids[top + y], members[left + x]]
      return id === undefined || member === undefined ? [] : [{ id, member, text }]
    }),
  )
  const total = table.reduce((sum, line) => sum + line.length, 0)
  return { inputs, leftOut: total - inputs.length }
}

/** Repeats the texts of the first row of `range` in its other rows. */
export function fillDown(range: CellLayout, textOf: (cell: CellRef) => string | undefined): CellInput[] {
  const [first, ...others] = range.ids
  if (first === undefined) return []
  return range.members.flatMap((member) => {
    const text = textOf({ id: first, member })
    return text === undefined ? [] : others.map((id) => ({ id, member, text }))
  })
}
