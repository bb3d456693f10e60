import type { RowStates } from '#/ui/row/row-states'

/** How long the row of a record is marked that was just saved, in ms. */
const MARKED_MS = 2000
/** A list that is opened later after a save, in ms, is not opened because of it. */
const FRESH_MS = 10_000

let saved: { noun: string; id: string; at: number } | undefined

/** Remembers that a form has saved a record: its list, when it is opened now, marks the row. */
export function noteSaved(noun: string, id: string): void {
  saved = { noun, id, at: Date.now() }
}

/** Marks the row that was just saved, once, for a moment. */
export function markSaved(noun: string, states: RowStates): void {
  if (saved?.noun !== noun) return
  const { id, at } = saved
  saved = undefined
  if (Date.now() - at > FRESH_MS) return
  states.change(id, { isSaved: true })
  setTimeout(() => states.change(id, { isSaved: false }), MARKED_MS)
}
