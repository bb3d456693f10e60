import { useMemo, useSyncExternalStore } from 'react'
import { createStore } from '#/async/store'
import type { DeletionState, RowStates } from '#/ui/row/row-states'

/** A record whose deletion was confirmed and has no outcome yet. */
interface RecordBeingDeleted {
  /** First part of the query keys of its resource. */
  noun: string
  /** Id of the row. */
  id: string
  state: DeletionState
  /** Takes the deletion back while it waits. */
  undo?: () => void
  /** Sends a waiting deletion at once, because the page is being left. */
  leave?: () => void
}

const records = createStore<readonly RecordBeingDeleted[]>([])

const keyOf = ({ noun, id }: Pick<RecordBeingDeleted, 'noun' | 'id'>) => `${noun}-${id}`

/** Adds or changes records that are being deleted. */
export function markDeleting(changed: readonly RecordBeingDeleted[]): void {
  const keys = new Set(changed.map(keyOf))
  records.write([...records.read().filter((record) => !keys.has(keyOf(record))), ...changed])
}

/** Removes records that are deleted or stay. */
export function unmarkDeleting(noun: string, ids: readonly string[]): void {
  const keys = new Set(ids.map((id) => keyOf({ noun, id })))
  records.write(records.read().filter((record) => !keys.has(keyOf(record))))
}

/** Whether a record is being deleted, so that nothing else may write it. */
export function isBeingDeleted(noun: string, id: number | string): boolean {
  return records.read().some((record) => record.noun === noun && record.id === String(id))
}

/** Takes back the deletion of a record while it waits. */
export function undoDeletion(noun: string, id: string): void {
  for (const record of records.read()) if (record.noun === noun && record.id === id) record.undo?.()
}

/** Sends all waiting deletions at once: the page is being left, or the account logs out. */
export function leaveDeletions(): void {
  for (const { leave } of records.read()) leave?.()
}

/** Marks the rows of a list that are being deleted. Returns the function that ends it. */
export function trackDeletions(noun: string, states: RowStates): () => void {
  let marked: ReadonlyMap<string, DeletionState> = new Map()
  const update = () => {
    const own = records.read().filter((record) => record.noun === noun)
    const next = new Map(own.map(({ id, state }) => [id, state]))
    const ids = [...new Set([...marked.keys(), ...next.keys()])]
    const changed = ids.filter((id) => marked.get(id) !== next.get(id))
    marked = next
    if (changed.length > 0) states.changeAll(new Map(changed.map((id) => [id, { deletion: next.get(id) }])))
  }
  update()
  return records.subscribe(update)
}

type RecordsBeingDeleted = ReadonlyMap<string, DeletionState>

const NONE: RecordsBeingDeleted = new Map()

/** The records of a noun that are being deleted, by id. */
export function useBeingDeleted(noun: string): RecordsBeingDeleted {
  const all = useSyncExternalStore(records.subscribe, records.read)
  return useMemo(() => {
    const own = all.filter((record) => record.noun === noun)
    return own.length === 0 ? NONE : new Map(own.map(({ id, state }) => [id, state]))
  }, [all, noun])
}
