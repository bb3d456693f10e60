import type { UsageName } from './usage-names'

/** The consumption of one name, in server units; undefined until it is known. */
interface UsageRow extends UsageName {
  sum: number
  before: number | undefined
}

/** What is shown of a period. */
export interface UsageTable {
  /** The names with consumption, the largest first. */
  rows: readonly UsageRow[]
  /** Names without any consumption. */
  unused: number
  /** What the names do not have of the total; undefined until every sum is known. */
  rest: { sum: number; before: number | undefined } | undefined
}

interface Sums {
  /** Undefined until known. */
  total: number | undefined
  ofNames: readonly (number | undefined)[]
}

const remainder = ({ total, ofNames }: Sums): number | undefined => {
  if (total === undefined || ofNames.includes(undefined)) return undefined
  return total - ofNames.reduce<number>((sum, one) => sum + (one ?? 0), 0)
}

/** Arranges sums of names; those of the period before may be missing. */
export function usageTable(names: readonly UsageName[], now: Sums, before: Sums): UsageTable {
  const known = names.flatMap((name, at): UsageRow[] => {
    const sum = now.ofNames[at]
    return sum === undefined ? [] : [{ ...name, sum, before: before.ofNames[at] }]
  })
  const used = known.filter(({ sum, before: former = 0 }) => sum > 0 || former > 0)
  const rest = remainder(now)
  return {
    rows: used.toSorted((a, b) => b.sum - a.sum),
    unused: known.length - used.length,
    rest: rest === undefined ? undefined : { sum: rest, before: remainder(before) },
  }
}
