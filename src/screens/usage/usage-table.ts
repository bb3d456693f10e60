import { changeText } from '#/format/change'
import { CSV_START, csvLine } from '#/format/csv'
import type { MoneyScale } from '#/format/quota'
import { t } from '#/i18n/i18n'
import { dollarsText } from '#/resources/log/log-lines'
import type { UsageName } from './usage-names'

/** A line of the table: a name, the rest or the total, with its consumption in server units, undefined until it is known. */
export interface UsageLine {
  label: string
  sum: number | undefined
  before: number | undefined
}

type UsageRow = UsageName & UsageLine

export interface UsageTable {
  /** Every name in its order until all sums are known: no row moves while it is read. Then those with consumption, the largest first. */
  rows: readonly UsageRow[]
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

/** Formats the share of a total as `12.5%`; `–` without any consumption. */
export const shareText = (sum = 0, total = 0) => (total > 0 ? `${((sum / total) * 100).toFixed(1)}%` : '–')

/** Serialises the lines of the table as CSV: amounts in units and, if the scale is known, in dollars. */
export function usageCsv(
  head: string,
  lines: readonly UsageLine[],
  total: number | undefined,
  scale: MoneyScale,
): string {
  const columns: readonly (readonly [string, (line: UsageLine) => string | number])[] = [
    [head, ({ label }) => label],
    [t('log.quota.units'), ({ sum }) => sum ?? ''],
    [t('log.quota.dollars'), ({ sum }) => dollarsText(sum, scale)],
    [t('usage.share'), ({ sum }) => shareText(sum, total)],
    [t('usage.before.units'), ({ before }) => before ?? ''],
    [t('usage.change'), ({ sum, before }) => changeText(sum, before) ?? ''],
  ]
  const rows = lines.map((line) => csvLine(columns.map(([, cell]) => cell(line))))
  return [CSV_START, csvLine(columns.map(([name]) => name)), ...rows].join('')
}
