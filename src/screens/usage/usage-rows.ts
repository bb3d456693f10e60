import type { UsageName } from './usage-names'

/** The consumption of one name, in server units; undefined until it is known. */
interface UsageRow extends UsageName {
  sum: number | undefined
  before: number | undefined
}

/** What is shown of a period. */
export interface UsageTable {
  /** Every name in its order until all sums are known: no row moves while it is read. Then those with consumption, the largest first. */
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
  const rows = names.map((name, at): UsageRow => ({
    ...name,
    sum: now.ofNames[at],
    before: before.ofNames[at],
  }))
  const rest = remainder(now)
  if (rest === undefined) return { rows, unused: 0, rest }
  const used = rows.filter(({ sum = 0, before: former = 0 }) => sum > 0 || former > 0)
  return {
    rows: used.toSorted((a, b) => (b.sum ?? 0) - (a.sum ?? 0)),
    unused: rows.length - used.length,
    rest: { sum: rest, before: remainder(before) },
  }
}
