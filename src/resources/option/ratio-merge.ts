import { ratioEntries } from './ratio-text'

/** One name whose value differs; a side that has no such name is undefined. */
export interface RatioDifference {
  name: string
  from: string | undefined
  to: string | undefined
}

/** A name that was changed here and, to something else, on the server. */
interface RatioCollision {
  name: string
  base: string | undefined
  theirs: string | undefined
  mine: string | undefined
}

function toRatioMap(text: string): Map<string, string> | undefined {
  const entries = ratioEntries(text)
  return entries && new Map(entries.map(({ name, raw }) => [name, raw]))
}

const isSameRatio = (one: string | undefined, other: string | undefined) =>
  one === other || (one !== undefined && other !== undefined && Number(one) === Number(other))

/** What changes from one text to another, name by name; undefined when either cannot be read. */
export function ratioDifferences(from: string, to: string): RatioDifference[] | undefined {
  const before = toRatioMap(from)
  const after = toRatioMap(to)
  if (!before || !after) return undefined
  return [...new Set([...before.keys(), ...after.keys()])]
    .map((name) => ({ name, from: before.get(name), to: after.get(name) }))
    .filter(({ from: old, to: now }) => !isSameRatio(old, now))
}

/** Names that `from` has and `to` has not; none when either cannot be read. */
export function removedNames(from: string, to: string): string[] {
  return (ratioDifferences(from, to) ?? []).filter((one) => one.to === undefined).map(({ name }) => name)
}

/** Whether both texts mean the same prices, whatever their order and blanks. */
export function isSameRatios(one: string, other: string): boolean {
  return one === other || ratioDifferences(one, other)?.length === 0
}

interface MergedRatios {
  /** Names and values: theirs with what was changed here on top; at a collision, mine. */
  entries: { name: string; raw: string }[]
  collisions: RatioCollision[]
}

/**
 * Puts what was changed here on top of what the server has now, name by name (CD-13); undefined when one of the
 * three cannot be read, and only a person can decide.
 */
export function mergeRatios(base: string, theirs: string, mine: string): MergedRatios | undefined {
  const before = toRatioMap(base)
  const merged = toRatioMap(theirs)
  const now = toRatioMap(theirs)
  const changed = ratioDifferences(base, mine)
  if (!before || !merged || !now || !changed) return undefined
  const collisions: RatioCollision[] = []
  for (const { name, from, to } of changed) {
    const other = now.get(name)
    if (!isSameRatio(other, from) && !isSameRatio(other, to)) {
      collisions.push({ name, base: from, theirs: other, mine: to })
    }
    if (to === undefined) merged.delete(name)
    else merged.set(name, to)
  }
  return { entries: [...merged].map(([name, raw]) => ({ name, raw })), collisions }
}
