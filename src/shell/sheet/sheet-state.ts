import * as z from 'zod/mini'
import { createStore, type Store } from '#/async/store'
import { storedValue } from '#/browser/stored-value'
import type { RecordChange, RecordValues } from '#/resources/row-mutations'
import type { CellRef } from './sheet-range'

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
  /** Unix seconds; undefined where the noun has none. */
  created_time?: number | undefined
  /** When the server started that had the record, in unix seconds. */
  server?: number | undefined
  cells: Readonly<Record<string, PendingCell>>
}

/** The changes of a list that are not written yet, by id of the record: rows of other pages stay in it. */
export type Batch = ReadonlyMap<number, PendingRecord>

/** A change of one cell. */
export interface CellChange extends PendingCell {
  id: number
  name: string
  created_time?: number | undefined
  server?: number | undefined
  member: string
}

const isSameCell = (a: PendingCell, b: PendingCell) =>
  a.from === b.from && a.text === b.text && a.value === b.value

/** Adds changes to a batch; a cell that has its old value again is no change. Returns `batch` itself if nothing differs. */
export function withChanges(batch: Batch, changes: readonly CellChange[]): Batch {
  const next = new Map(batch)
  let isSame = true
  for (const { id, member, from, text, value, ...record } of changes) {
    const { [member]: before, ...others } = next.get(id)?.cells ?? {}
    const cell = { from, text, value }
    if (before ? isSameCell(before, cell) : value === from) continue
    const cells = value === from ? others : { ...others, [member]: cell }
    if (Object.keys(cells).length > 0) next.set(id, { ...record, cells })
    else next.delete(id)
    isSame = false
  }
  return isSame ? batch : next
}

/** How many changed cells can be written, and how many cannot. */
export function batchCounts(batch: Batch): { valid: number; invalid: number } {
  const cells = [...batch.values()].flatMap((record) => Object.values(record.cells))
  const valid = cells.filter(({ value }) => value !== undefined).length
  return { valid, invalid: cells.length - valid }
}

/** The changes that can be written, one entry per record, for a bulk run. */
export function batchEntries(
  batch: Batch,
): Array<Omit<PendingRecord, 'cells'> & { id: number; change: RecordChange }> {
  return [...batch].flatMap(([id, { cells, ...kept }]) => {
    const valid = Object.entries(cells).flatMap(([member, { from, value }]) =>
      value === undefined ? [] : [{ member, from, value }],
    )
    if (valid.length === 0) return []
    const from: RecordValues = Object.fromEntries(valid.map((cell) => [cell.member, cell.from]))
    const to: RecordValues = Object.fromEntries(valid.map((cell) => [cell.member, cell.value]))
    return [{ id, ...kept, change: { from, to } }]
  })
}

/** What is left when the changes of some records that can be written have been passed to a run. */
export function unsent(batch: Batch, sent: ReadonlyArray<{ id: number }>): Batch {
  const ids = new Set(sent.map(({ id }) => id))
  return new Map(
    [...batch].flatMap(([id, pending]) => {
      if (!ids.has(id)) return [[id, pending] as const]
      const { cells } = pending
      const left = Object.entries(cells).filter(([, { value }]) => value === undefined)
      return left.length === 0 ? [] : [[id, { ...pending, cells: Object.fromEntries(left) }] as const]
    }),
  )
}

const value = z.union([z.string(), z.number()])
const cells = z.record(z.string(), z.object({ from: value, text: z.string(), value: z.optional(value) }))
const record = z.object({
  id: z.int().check(z.positive()),
  name: z.string(),
  created_time: z.optional(z.number()),
  server: z.optional(z.number()),
  cells,
})

const toStored = ([id, pending]: readonly [number, PendingRecord]) => ({ id, ...pending })

/** Session storage for the changes of a list that an account has not written yet: they survive a reload. */
export function sheetStorage(owner: number, noun: string) {
  const stored = storedValue(`sheet:${owner}:${noun}`, z.array(record), 'session')
  return {
    read: (): Batch => new Map((stored.read() ?? []).map(({ id, ...pending }) => [id, pending])),
    write: (batch: Batch): void => {
      if (batch.size === 0) stored.remove()
      else stored.write([...batch].map(toStored))
    },
  }
}

/** An open editor. */
export interface CellEditor {
  cell: CellRef
  /** The text of the cell before. */
  text: string
}

/** What is edited and selected in one list. */
interface SheetState {
  batch: Batch
  /** The cell with the focus, or that gets it back. */
  active: CellRef | undefined
  /** The other corner of the selected range. */
  anchor: CellRef | undefined
  editor: CellEditor | undefined
  /** What the last operation did that the cells do not show, or why it did nothing. */
  note: string
  /** What else the last operation changed, for screen readers. */
  announcement: string
}

/** The state of one list's sheet: outside React, so that it outlives the page. */
export interface SheetStore extends Store<SheetState> {
  change: (patch: Partial<Omit<SheetState, 'batch'>>) => void
  /** Changes cells, as one step that `undo` takes back. */
  apply: (changes: readonly CellChange[]) => void
  replace: (batch: Batch) => void
  /** Keeps only `batch`: the other changes have been passed to a run, and cannot be taken back here. */
  passOn: (batch: Batch) => void
  undo: () => void
}

function ask(event: Event): void {
  event.preventDefault()
}

/** Returns a function that turns on and off whether the browser asks before the page is closed or reloaded. */
export function createUnloadGuard(): (isNeeded: boolean) => void {
  // An object of its own: a function shared by two guards would be one listener, and the first to end would end both.
  const listener = { handleEvent: ask }
  return (isNeeded) => {
    if (isNeeded) window.addEventListener('beforeunload', listener)
    else window.removeEventListener('beforeunload', listener)
  }
}

/** Clears the messages: those about changes that another operation replaces would be wrong. */
export const NO_MESSAGES = { note: '', announcement: '' }
/** Steps that can be taken back. */
const MAX_STEPS = 100
const stores = new Map<string, SheetStore>()

const setUnloadGuard = createUnloadGuard()

/** Lets the browser ask before the tab is closed while a list has changes, whatever page is shown. */
function guardUnload(): void {
  setUnloadGuard([...stores.values()].some((store) => store.read().batch.size > 0))
}

function createSheetStore(owner: number, noun: string): SheetStore {
  const storage = sheetStorage(owner, noun)
  const store = createStore<SheetState>({
    batch: storage.read(),
    active: undefined,
    anchor: undefined,
    editor: undefined,
    note: '',
    announcement: '',
  })
  let steps: readonly Batch[] = []
  const write = (batch: Batch, patch: Partial<SheetState> = {}) => {
    store.write({ ...store.read(), ...patch, batch })
    storage.write(batch)
    guardUnload()
  }
  const replace = (batch: Batch) => {
    // A step without effect would make the next undo seem to do nothing.
    if (batch === store.read().batch) return
    steps = [...steps.slice(1 - MAX_STEPS), store.read().batch]
    write(batch, NO_MESSAGES)
  }
  return {
    ...store,
    change: (patch) => store.write({ ...store.read(), ...patch }),
    apply: (changes) => replace(withChanges(store.read().batch, changes)),
    replace,
    passOn: (batch) => {
      steps = []
      write(batch, NO_MESSAGES)
    },
    undo: () => {
      const before = steps.at(-1)
      steps = steps.slice(0, -1)
      if (before) write(before)
    },
  }
}

/** The sheet of a list and account; changes of an earlier load of the page are in it. */
export function sheetStoreOf(owner: number, noun: string): SheetStore {
  const key = `${owner}:${noun}`
  const store = stores.get(key) ?? createSheetStore(owner, noun)
  stores.set(key, store)
  guardUnload()
  return store
}
