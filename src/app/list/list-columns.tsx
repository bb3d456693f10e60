import { t as translate, type StaticKey } from '#/i18n/i18n'
import { formatCompactQuota } from '#/format/quota'
import { formatTimestamp, localOffset } from '#/format/timestamp'
import { moneyScale } from '#/resources/status/status'
import { Badge, type BadgeTone } from '#/ui/text/badge'
import { TruncatedText } from '#/ui/text/clipped-text'
import { TimeText } from '#/ui/text/time-text'
import { defineGridColumns } from '#/ui/grid/grid-table'
import type { CellContext, ListContext } from './list-definitions'

/** Defines the columns of a list: `defineColumns<Token>()([…])`. Cells are functions and call no hook. */
export function defineColumns<Row extends object, Extra = undefined>() {
  return defineGridColumns<Row, CellContext<Extra>>()
}

/** Column of the row's name: the link to its page, on phones the title of the row. */
export const nameColumn = {
  id: 'name',
  header: 'common.name',
  value: ({ name }: { name: string }) => name,
  cell: (_row: unknown, { name }: Pick<CellContext, 'name'>) => name(),
  phone: 'title',
  isName: true,
  // 220 px.
  leastWidth: 13.75,
} as const

/** A time (unix seconds) in a file, with its zone; blank for none and for what is no time. */
export const timeInFile = (seconds: unknown): string => {
  const text = typeof seconds === 'number' ? formatTimestamp(seconds) : undefined
  return text === undefined ? '' : `${text} ${localOffset(new Date(Number(seconds) * 1000))}`
}

/** Column of a time that is past. */
export const pastColumn = <const Id extends string>(id: Id, header: StaticKey, none?: StaticKey) => ({
  id,
  header,
  value: (row: Record<Id, number>) => row[id],
  inFile: timeInFile,
  cell: (row: Record<Id, number>, { now, hasRelativeTimes }: ListContext) => (
    <TimeText
      seconds={row[id]}
      none={none && translate(none)}
      isPast
      now={now}
      isRelative={hasRelativeTimes}
    />
  ),
  width: 10.25,
})

/** What columns of quotas have: their unit in a file, and their alignment. */
export const quotaColumn = { fileUnit: () => translate('grid.csv.units'), align: 'end' } as const

/** A quota, abbreviated from 10,000 dollars on; screen readers, hover and focus get it in full. */
export function quotaCell(quota: number | undefined, { quota: format, status }: ListContext, isExact = true) {
  if (quota === undefined) return '–'
  const short = formatCompactQuota(quota, moneyScale(status))
  const text = format(quota)
  if (isExact) return <TruncatedText short={short} full={text} />
  return <TruncatedText short={`≈${short}`} full={translate('user.inexact', { text })} />
}

type StatusLabels = Partial<Record<number, StaticKey>>

/** The label of a status; that it is unknown, with its number, where it has none. */
export function statusText(labels: StatusLabels, status: number): string {
  const label = labels[status]
  return label ? translate(label) : translate('common.unknownStatus', { n: status })
}

interface StatusTexts {
  labels: StatusLabels
  /** Without a tone a status is neutral. */
  tones: Readonly<Record<number, BadgeTone>>
  /** In rem. */
  width: number
}

/** Column of a status as a badge. */
export function statusColumn({ labels, tones, width }: StatusTexts) {
  return {
    id: 'status',
    header: 'common.status',
    value: ({ status }: { status: number }) => status,
    cell: ({ status }: { status: number }) => (
      <Badge tone={tones[status] ?? 'neutral'}>{statusText(labels, status)}</Badge>
    ),
    isInEditMode: true,
    phone: 'state',
    width,
    inFile: (status: unknown) => statusText(labels, Number(status)),
  } as const
}

/** Column of the direct actions of a row and the button of its menu. */
export const actionsColumn = {
  id: 'actions',
  header: 'common.actions',
  cell: (_row: unknown, { actions }: Pick<CellContext, 'actions'>) => actions(),
  phone: 'bar',
  isAlwaysShown: true,
  width: 6.75,
} as const
