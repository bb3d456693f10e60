import { ratioEntries } from './ratio-text'

/** Entry whose value differs; a side that lacks the entry is undefined. */
export interface RatioDifference {
  name: string
  from: string | undefined
  to: string | undefined
}

/** Conflict: an entry changed in the form and, differently, on the server. */
interface RatioConflict {
  name: string
  base: string | undefined
  theirs: string | undefined
  mine: string | undefined
}

function toRatioMap(text: string): Map<string, string> | undefined {
  const entries = ratioEntries(text)
  return entries && new Map(entries.map(({ name, raw }) => [name, raw]))
}

const isSameRatio = (left: string | undefined, right: string | undefined) =>
  left === right || (left !== undefined && right !== undefined && Number(left) === Number(right))

/** Returns the entries that differ between two texts; undefined when either is unreadable. */
export function ratioDifferences(from: string, to: string): RatioDifference[] | undefined {
  const before = toRatioMap(from)
  const after = toRatioMap(to)
  if (!before || !after) return undefined
  return [...new Set([...before.keys(), ...after.keys()])]
    .map((name) => ({ name, from: before.get(name), to: after.get(name) }))
    .filter(({ from: old, to: now }) => !isSameRatio(old, now))
}

/** Returns the names that `from` has and `to` lacks; empty when either is unreadable. */
export function removedNames(from: string, to: string): string[] {
  return (ratioDifferences(from, to) ?? [])
    .filter(({ to: value }) => value === undefined)
    .map(({ name }) => name)
}

/** Whether two texts have equal entries, regardless of order and whitespace. */
export function isSameRatios(left: string, right: string): boolean {
  return left === right || ratioDifferences(left, right)?.length === 0
}

interface MergedRatios {
  /** Merged entries: theirs with the local changes applied; for a conflict, mine. */
  entries: { name: string; raw: string }[]
  conflicts: RatioConflict[]
}

/**
 * Merges local changes into the server's entries, entry by entry (CD-13); undefined when a text is unreadable,
 * which makes the whole option a conflict.
 */
export function mergeRatios(base: string, theirs: string, mine: string): MergedRatios | undefined {
  const before = toRatioMap(base)
  const merged = toRatioMap(theirs)
  const now = toRatioMap(theirs)
  const changed = ratioDifferences(base, mine)
  if (!before || !merged || !now || !changed) return undefined
  const conflicts: RatioConflict[] = []
  for (const { name, from, to } of changed) {
    const theirRaw = now.get(name)
    if (!isSameRatio(theirRaw, from) && !isSameRatio(theirRaw, to)) {
      conflicts.push({ name, base: from, theirs: theirRaw, mine: to })
    }
    if (to === undefined) merged.delete(name)
    else merged.set(name, to)
  }
  return { entries: [...merged].map(([name, raw]) => ({ name, raw })), conflicts }
}
