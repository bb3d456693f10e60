/** A list that is opened later after a save, in ms, is not opened because of it. */
const FRESH_MS = 10_000

let saved: { noun: string; id: string; at: number } | undefined

/** Remembers that a form has saved a record: its list, when it is opened now, marks the row. */
export function noteSaved(noun: string, id: string): void {
  saved = { noun, id, at: Date.now() }
}

/** Returns the id of the row that was just saved, once. */
export function takeSaved(noun: string): string | undefined {
  if (saved?.noun !== noun) return undefined
  const { id, at } = saved
  saved = undefined
  return Date.now() - at > FRESH_MS ? undefined : id
}
