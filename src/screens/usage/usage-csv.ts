import { changeText } from '#/format/change'
import { CSV_START, csvLine } from '#/format/csv'
import type { MoneyScale } from '#/format/quota'
import { t } from '#/i18n/i18n'
import { dollarsText } from '#/resources/log/log-lines'

/** A line of the table as it is shown. */
export interface UsageLine {
  label: string
  sum: number
  before: number | undefined
  /** Share of the total between 0 and 1; undefined without any consumption. */
  share: number | undefined
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
  return [
    CSV_START,
    csvLine(heads),
    ...lines.map(({ label, sum, before, share }) =>
      csvLine([
        label,
        sum,
        dollarsText(sum, scale),
        shareText(share),
        before ?? '',
        changeText(sum, before) ?? '',
      ]),
    ),
  ].join('')
}
