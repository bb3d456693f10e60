import { createListeners, type Store } from '#/async/store'

/** The latest run of an action in a row. */
export type ActionState = {
  isPending: boolean
  /** True while the server's Retry-After after a failure is running. */
  isWaiting: boolean
  /** The error of the run; null while it runs and after success. */
  error: unknown
}

/** A row that is being deleted: `waiting` while it can be undone, `sending` until the response. */
export type DeletionState = 'waiting' | 'sending'

/** What a list knows of a row apart from its record. */
export type RowState = {
  /** By the name of the action; the one that ran last is the last one. */
  actions: Readonly<Partial<Record<string, ActionState>>>
  isMenuOpen?: boolean
  /** The name of the action without a write that has just been done. */
  done?: string | undefined
  /** Whether the record was just saved by its form. */
  isSaved?: boolean
  /** Whether all cells of the row are shown on a phone. */
  isOpen?: boolean
  deletion?: DeletionState | undefined
}

/** The state of a row of which nothing is known. */
export const IDLE_ROW: RowState = { actions: {} }

type States = ReadonlyMap<string, RowState>

/**
 * The row states of one list, by row id: an external store, so that one subscription serves all rows. The state of an
 * unchanged row keeps its identity.
 */
export type RowStates = Pick<Store<States>, 'subscribe' | 'read'> & {
  change: (id: string, patch: Partial<RowState>) => void
  /** Changes several rows at once, with a patch for each. */
  changeAll: (patches: ReadonlyMap<string, Partial<RowState>>) => void
}

/** Returns the state of a row; the same object for all rows without any. */
export function rowStateOf(states: States, id: string): RowState {
  return states.get(id) ?? IDLE_ROW
}

/** Creates the store of a list. */
export function createRowStates(): RowStates {
  let states: States = new Map()
  const { subscribe, notify } = createListeners()
  const changeAll: RowStates['changeAll'] = (patches) => {
    const next = new Map(states)
    for (const [id, patch] of patches) next.set(id, { ...rowStateOf(states, id), ...patch })
    states = next
    notify()
  }
  return {
    subscribe,
    read: () => states,
    change: (id, patch) => changeAll(new Map([[id, patch]])),
    changeAll,
  }
}
