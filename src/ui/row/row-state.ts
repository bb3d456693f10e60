/** The latest run of an action in a row. */
interface ActionState {
  isPending: boolean
  /** True while the server's Retry-After after a failure is running. */
  isWaiting: boolean
  /** The error of the run; null while it runs and after success. */
  error: unknown
}

/** A row that is being deleted: `waiting` while it can be undone, `sending` until the response. */
export type DeletionState = 'waiting' | 'sending'

/** What a list knows of a row apart from its record. */
export interface RowState {
  /** By the name of the action; the one that ran last is the last one. */
  actions: Readonly<Partial<Record<string, ActionState>>>
  isMenuOpen?: boolean
  /** Whether the record was just saved by its form. */
  isSaved?: boolean
  /** Whether all cells of the row are shown on a phone. */
  isOpen?: boolean
  deletion?: DeletionState
}

/** The state of a row of which nothing is known. */
export const IDLE_ROW: RowState = { actions: {} }

/** The states of the rows of a list, by id. Those of unchanged rows keep their identity. */
export type RowStates = Readonly<Partial<Record<string, RowState>>>
