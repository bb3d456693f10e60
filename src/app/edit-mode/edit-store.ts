import * as z from 'zod/mini'
import { createStore } from '#/async/store'
import { storedValue } from '#/browser/stored-value'
import { unsent, withChanges, type CellChange, type TableChanges } from './edit-changes'

const value = z.union([z.string(), z.number()])
const cells = z.record(z.string(), z.object({ from: value, text: z.string(), value: z.optional(value) }))
const changedRow = z.object({
  id: z.int().check(z.positive()),
  name: z.string(),
  created_time: z.optional(z.number()),
  server: z.optional(z.number()),
  cells,
})

/**
 * Session storage for the changes of a list that an account has not written yet: they survive a reload. The first word is that
 * of an earlier version, whose changes are read too.
 */
export const storedChanges = (owner: number, noun: string) =>
  storedValue(`sheet:${owner}:${noun}`, z.array(changedRow), 'session')

/** What is changed in one list. */
export interface EditState {
  changes: TableChanges
  /** The changes before each step that can be taken back, and before each that can be done again. */
  past: readonly TableChanges[]
  future: readonly TableChanges[]
  /** What the last operation did that the cells do not show, or why it did nothing. */
  note: string
}

/** Steps that can be taken back. */
const MAX_STEPS = 100

const stores = new Map<string, EditStore>()

const preventDefault = (event: Event) => event.preventDefault()

/** Lets the browser ask before the tab is closed while a list has changes, whatever page is shown. */
function guardUnload(): void {
  const isNeeded = [...stores.values()].some((store) => store.read().changes.length > 0)
  if (isNeeded) window.addEventListener('beforeunload', preventDefault)
  else window.removeEventListener('beforeunload', preventDefault)
}

function createEditStore(owner: number, noun: string) {
  const kept = storedChanges(owner, noun)
  const store = createStore<EditState>({
    changes: kept.read() ?? [],
    past: [],
    future: [],
    note: '',
  })
  const write = (next: Partial<EditState>) => {
    store.write({ ...store.read(), ...next })
    if (!next.changes) return
    if (next.changes.length === 0) kept.remove()
    else kept.write([...next.changes])
    guardUnload()
  }
  /** Goes one step, which can be taken back; none if nothing differs: the next undo would seem to do nothing. */
  const step = (next: TableChanges, note = '') => {
    const { changes, past } = store.read()
    if (next === changes) return write({ note })
    return write({ changes: next, past: [...past.slice(1 - MAX_STEPS), changes], future: [], note })
  }
  /** Goes back to the last of `from`, if there is one; the way forth is in `to`. */
  const move = (from: 'past' | 'future', to: 'past' | 'future') => {
    const { changes, [from]: steps, [to]: others } = store.read()
    const next = steps.at(-1)
    write({
      ...(next && { changes: next, [from]: steps.slice(0, -1), [to]: [...others, changes] }),
      note: '',
    })
  }
  return {
    subscribe: store.subscribe,
    read: store.read,
    tell: (note: string) => write({ note }),
    /** Changes cells, as one step. */
    change: (added: readonly CellChange[], note?: string) =>
      step(withChanges(store.read().changes, added), note),
    discard: () => step([]),
    undo: () => move('past', 'future'),
    redo: () => move('future', 'past'),
    /** Some changes have been passed to a job: they cannot be taken back here. */
    send: (sent: ReadonlyArray<{ id: number }>) =>
      write({ changes: unsent(store.read().changes, sent), past: [], future: [], note: '' }),
  }
}

/** The edit mode of one list: outside React, so that its changes outlive the page. */
export type EditStore = ReturnType<typeof createEditStore>

/** The edit mode of a list and account; changes of an earlier load of the page are in it. */
export function editStoreOf(owner: number, noun: string): EditStore {
  const key = `${owner}:${noun}`
  const store = stores.get(key) ?? createEditStore(owner, noun)
  stores.set(key, store)
  guardUnload()
  return store
}
