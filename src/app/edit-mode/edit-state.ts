import type { RecordChange, RecordValues } from '#/resources/row-mutations'
import type { CellBlock, CellRef } from './cell-range'

type Value = string | number

/** A changed cell that is not written yet. */
export interface ChangedCell {
  /** The value of the row when the cell was changed. */
  from: Value
  /** What was typed. */
  text: string
  /** The value to write; undefined if the text does not fit, and then nothing is sent. */
  value?: Value | undefined
}

/** The changed cells of one row, by member. */
export interface ChangedRow {
  name: string
  /** Unix seconds; undefined where the noun has none. */
  created_time?: number | undefined
  /** When the server started that had the row, in unix seconds. */
  server?: number | undefined
  cells: Readonly<Record<string, ChangedCell>>
}

/** The changes of a list that are not written yet, by id: rows of other pages stay in them. */
export type Changes = ReadonlyMap<number, ChangedRow>

/** A change of one cell. */
export interface CellChange extends ChangedCell, Omit<ChangedRow, 'cells'> {
  id: number
  member: string
}

const isSameCell = (a: ChangedCell, b: ChangedCell) =>
  a.from === b.from && a.text === b.text && a.value === b.value

/** Adds changes; a cell that has its old value again is none. Returns `changes` itself if nothing differs. */
export function withChanges(changes: Changes, added: readonly CellChange[]): Changes {
  const next = new Map(changes)
  let isSame = true
  for (const { id, member, from, text, value, ...row } of added) {
    const { [member]: before, ...others } = next.get(id)?.cells ?? {}
    const cell = { from, text, value }
    if (before ? isSameCell(before, cell) : value === from) continue
    const cells = value === from ? others : { ...others, [member]: cell }
    if (Object.keys(cells).length > 0) next.set(id, { ...row, cells })
    else next.delete(id)
    isSame = false
  }
  return isSame ? changes : next
}

/** How many changed cells can be written, and how many cannot. */
export function countChanges(changes: Changes): { valid: number; invalid: number } {
  const cells = [...changes.values()].flatMap((row) => Object.values(row.cells))
  const valid = cells.filter(({ value }) => value !== undefined).length
  return { valid, invalid: cells.length - valid }
}

/** The changes that can be written, one entry per row, for an edit job. */
export function changedRows(
  changes: Changes,
): Array<Omit<ChangedRow, 'cells'> & { id: number; change: RecordChange }> {
  return [...changes].flatMap(([id, { cells, ...kept }]) => {
    const valid = Object.entries(cells).flatMap(([member, { from, value }]) =>
      value === undefined ? [] : [{ member, from, value }],
    )
    if (valid.length === 0) return []
    const from: RecordValues = Object.fromEntries(valid.map((cell) => [cell.member, cell.from]))
    const to: RecordValues = Object.fromEntries(valid.map((cell) => [cell.member, cell.value]))
    return [{ id, ...kept, change: { from, to } }]
  })
}

/** What is left when the changes of some rows that can be written have been passed to a job. */
export function unsent(changes: Changes, sent: ReadonlyArray<{ id: number }>): Changes {
  const ids = new Set(sent.map(({ id }) => id))
  return new Map(
    [...changes].flatMap(([id, changed]) => {
      if (!ids.has(id)) return [[id, changed] as const]
      const left = Object.entries(changed.cells).filter(([, { value }]) => value === undefined)
      return left.length === 0 ? [] : [[id, { ...changed, cells: Object.fromEntries(left) }] as const]
    }),
  )
}

/** An open input. */
export interface OpenCell extends CellRef {
  /** The text of the cell before. */
  text: string
}

/** What the last operation did that the cells do not show, or why it did nothing. */
export interface EditMessage {
  note: string
  /** Why a text does not fit, for screen readers: the cell shows it. */
  problem: string
  /** Whether the number of changes is told to screen readers. */
  isCounted: boolean
}

/** What is edited and selected in one list. */
export interface EditState {
  changes: Changes
  /** The changes before each step that can be taken back, and before each that can be done again. */
  past: readonly Changes[]
  future: readonly Changes[]
  /** The cell with the focus, or that gets it back. */
  active: CellRef | undefined
  /** The other corner of the selected range, and the rows between the two. */
  block: CellBlock | undefined
  open: OpenCell | undefined
  message: EditMessage
}

/** What happens in edit mode. */
export type EditAction =
  | { type: 'select'; active: CellRef; block?: CellBlock | undefined }
  | { type: 'open'; cell: OpenCell }
  | { type: 'close' }
  | ({ type: 'tell'; note: string } & Partial<EditMessage>)
  /** Changes cells, as one step. */
  | ({ type: 'change'; changes: readonly CellChange[] } & Partial<EditMessage>)
  | { type: 'discard' }
  | { type: 'undo' }
  | { type: 'redo' }
  /** Some changes have been passed to a job: they cannot be taken back here. */
  | { type: 'send'; sent: ReadonlyArray<{ id: number }> }

const NO_MESSAGE: EditMessage = { note: '', problem: '', isCounted: false }
/** Steps that can be taken back. */
const MAX_STEPS = 100

/** The state that a list begins with: the changes that are kept of it. */
export function initialState(changes: Changes): EditState {
  const nothing = { active: undefined, block: undefined, open: undefined }
  return { ...nothing, changes, past: [], future: [], message: NO_MESSAGE }
}

/** Goes one step, which can be taken back; none if nothing differs: the next undo would seem to do nothing. */
function step(state: EditState, changes: Changes): EditState {
  if (changes === state.changes) return state
  const past = [...state.past.slice(1 - MAX_STEPS), state.changes]
  return { ...state, changes, past, future: [], message: NO_MESSAGE }
}

const counted = (state: EditState, message: Partial<EditMessage> = {}): EditState => ({
  ...state,
  message: { ...NO_MESSAGE, ...message, isCounted: true },
})

/** What edit mode is after an action. */
export function editReducer(state: EditState, action: EditAction): EditState {
  const { changes, past, future, message } = state
  switch (action.type) {
    case 'select': {
      const { active, block } = action
      // A note is about the cell before. Without one the counts stay: the entry of this move may just have made them.
      return { ...state, active, block, message: message.note === '' ? message : NO_MESSAGE }
    }
    case 'open': {
      const { id, member } = action.cell
      return { ...state, active: { id, member }, block: undefined, open: action.cell }
    }
    case 'close':
      return { ...state, open: undefined }
    case 'tell':
      return { ...state, message: { ...NO_MESSAGE, note: action.note } }
    case 'change': {
      const { note = '', problem = '' } = action
      return counted(step(state, withChanges(changes, action.changes)), { note, problem })
    }
    case 'discard':
      return step(state, new Map())
    case 'undo': {
      const before = past.at(-1)
      if (!before) return counted(state)
      return counted({ ...state, changes: before, past: past.slice(0, -1), future: [...future, changes] })
    }
    case 'redo': {
      const after = future.at(-1)
      if (!after) return counted(state)
      return counted({ ...state, changes: after, past: [...past, changes], future: future.slice(0, -1) })
    }
    case 'send': {
      const left = unsent(changes, action.sent)
      return { ...state, changes: left, past: [], future: [], message: NO_MESSAGE }
    }
    default:
      return state
  }
}
