import * as z from 'zod/mini'
import { createStore, type Store } from '#/async/store'
import { storedValue } from '#/browser/stored-value'
import {
  editReducer,
  initialState,
  type ChangedRow,
  type Changes,
  type EditAction,
  type EditState,
} from './edit-state'

const value = z.union([z.string(), z.number()])
const cells = z.record(z.string(), z.object({ from: value, text: z.string(), value: z.optional(value) }))
const changedRow = z.object({
  id: z.int().check(z.positive()),
  name: z.string(),
  created_time: z.optional(z.number()),
  server: z.optional(z.number()),
  cells,
})

const toStored = ([id, changed]: readonly [number, ChangedRow]) => ({ id, ...changed })

/** Session storage for the changes of a list that an account has not written yet: they survive a reload. */
export function storedChanges(owner: number, noun: string) {
  // The first word is that of an earlier version, whose changes are read too.
  const stored = storedValue(`sheet:${owner}:${noun}`, z.array(changedRow), 'session')
  return {
    read: (): Changes => new Map((stored.read() ?? []).map(({ id, ...changed }) => [id, changed])),
    write: (changes: Changes): void => {
      if (changes.size === 0) stored.remove()
      else stored.write([...changes].map(toStored))
    },
  }
}

/** The edit mode of one list: outside React, so that its changes outlive the page. */
export interface EditStore extends Omit<Store<EditState>, 'write'> {
  dispatch: (action: EditAction) => void
}

const stores = new Map<string, EditStore>()

const preventDefault = (event: Event) => event.preventDefault()

/** Lets the browser ask before the tab is closed while a list has changes, whatever page is shown. */
function guardUnload(): void {
  const isNeeded = [...stores.values()].some((store) => store.read().changes.size > 0)
  if (isNeeded) window.addEventListener('beforeunload', preventDefault)
  else window.removeEventListener('beforeunload', preventDefault)
}

function createEditStore(owner: number, noun: string): EditStore {
  const kept = storedChanges(owner, noun)
  const store = createStore(initialState(kept.read()))
  return {
    subscribe: store.subscribe,
    read: store.read,
    dispatch: (action) => {
      const { changes } = store.read()
      const next = editReducer(store.read(), action)
      store.write(next)
      if (next.changes === changes) return
      kept.write(next.changes)
      guardUnload()
    },
  }
}

/** The edit mode of a list and account; changes of an earlier load of the page are in it. */
export function editStoreOf(owner: number, noun: string): EditStore {
  const key = `${owner}:${noun}`
  const store = stores.get(key) ?? createEditStore(owner, noun)
  stores.set(key, store)
  guardUnload()
  return store
}
