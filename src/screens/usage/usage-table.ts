import { changeText } from '#/format/change'
import { CSV_START, csvLine } from '#/format/csv'
import type { MoneyScale } from '#/format/quota'
import { t } from '#/i18n/i18n'
import { dollarsText } from '#/resources/log/log-lines'
import type { UsageName } from './usage-names'

/** A line of the table as it is shown, in server units. */
export interface UsageLine {
  label: string
  sum: number
  before: number | undefined
  /** Share of the total between 0 and 1; undefined without any consumption. */
  share: number | undefined
}

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

/** Formats a share as `12.5%`; `–` without one. */
export const shareText = (share: number | undefined) =>
  share === undefined ? '–' : `${(share * 100).toFixed(1)}%`

/** Serialises the lines of the table as CSV: amounts in units and, if the scale is known, in dollars. */
export function usageCsv(head: string, lines: readonly UsageLine[], scale: MoneyScale): string {
  const heads = [
    head,
    t('log.quota.units'),
    t('log.quota.dollars'),
    t('usage.share'),
    t('usage.before.units'),
    t('usage.change'),
  ]
  const cells = ({ label, sum, before, share }: UsageLine) => [
    label,
    sum,
    dollarsText(sum, scale),
    shareText(share),
    before ?? '',
    changeText(sum, before) ?? '',
  ]
  return [CSV_START, csvLine(heads), ...lines.map((line) => csvLine(cells(line)))].join('')
}
