import * as z from 'zod/mini'
import { createStore, type Store } from '#/async/store'
import { storedValue } from '#/browser/stored-value'
import { withChanges, type Batch, type CellChange } from './batch'
import type { CellRef } from './sheet-range'

const value = z.union([z.string(), z.number()])
const cells = z.record(z.string(), z.object({ from: value, text: z.string(), value: z.optional(value) }))
const record = z.object({ id: z.int().check(z.positive()), name: z.string(), cells })

/** Session storage for the changes of a list that an account has not written yet: they survive a reload. */
export function sheetStorage(owner: number, noun: string) {
  const stored = storedValue(`sheet:${owner}:${noun}`, z.array(record), 'session')
  return {
    read: (): Batch => new Map((stored.read() ?? []).map(({ id, ...pending }) => [id, pending])),
    write: (batch: Batch): void => {
      if (batch.size === 0) stored.remove()
      else stored.write([...batch].map(([id, { name, cells: changed }]) => ({ id, name, cells: changed })))
    },
  }
}

/** An open editor: the text of its cell before. */
interface CellEditor {
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
  /** The last result of an operation, for screen readers. */
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
  canUndo: () => boolean
}

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
    announcement: '',
  })
  let steps: readonly Batch[] = []
  const write = (batch: Batch, patch: Partial<SheetState> = {}) => {
    store.write({ ...store.read(), ...patch, batch })
    storage.write(batch)
    guardUnload()
  }
  const replace = (batch: Batch) => {
    steps = [...steps.slice(1 - MAX_STEPS), store.read().batch]
    write(batch)
  }
  return {
    ...store,
    change: (patch) => store.write({ ...store.read(), ...patch }),
    apply: (changes) => replace(withChanges(store.read().batch, changes)),
    replace,
    passOn: (batch) => {
      steps = []
      // The announcement counts changes that are no longer here.
      write(batch, { announcement: '' })
    },
    undo: () => {
      const before = steps.at(-1)
      steps = steps.slice(0, -1)
      if (before) write(before)
    },
    canUndo: () => steps.length > 0,
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
