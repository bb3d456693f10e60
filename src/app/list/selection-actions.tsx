import { Button } from '@mantine/core'
import { useT } from '#/ui/language/use-t'
import { notify } from '#/ui/notifications/notify'
import { knownRecord, recordName, type NamedRow } from '#/resources/known-record'
import { openJob } from '../jobs/jobs'

export type SelectionAction = 'enable' | 'disable' | 'delete'

interface Props<Row> {
  /** The selected rows. */
  rows: readonly Row[]
  noun: 'channel' | 'token' | 'user'
  /** The numbers of the statuses. */
  statuses: Readonly<Record<'enabled' | 'disabled', number>>
  /** Whether an action may be done to a row; the others are left out. Default: any. */
  isAllowed?: (row: Row, action: SelectionAction) => boolean
  /** What else an action does to these rows, for its question. */
  noteOf?: (action: SelectionAction, rows: readonly Row[]) => Promise<string | undefined>
  /** Whether a deletion loses what nobody can restore. */
  isFinal?: boolean
}

/** Buttons that enable, disable and delete the selected rows, after a question, by a job. */
export function SelectionActions<Row extends NamedRow & { status: number }>(props: Props<Row>) {
  const { rows, noun, statuses, isAllowed = () => true, noteOf, isFinal } = props
  const t = useT()
  const ask = async (action: SelectionAction) => {
    const status = { enable: statuses.enabled, disable: statuses.disabled, delete: undefined }[action]
    const changed = rows.filter((row) => row.status !== status && isAllowed(row, action))
    const n = rows.length - changed.length
    if (changed.length === 0) return notify('info', t('row.selected.none'))
    const leftOut = n > 0 ? t('row.selected.leftOut', { n }) : undefined
    const note = await noteOf?.(action, changed)
    return openJob({
      kind: status === undefined ? `${noun}.delete` : `${noun}.edit`,
      question: t(`row.selected.${action}.ask`, { n: changed.length }),
      hint: [leftOut, note].filter(Boolean).join(' ') || undefined,
      isFinal: isFinal === true && action === 'delete',
      confirmLabel: t(`row.${action}`),
      tone: action === 'enable' ? 'plain' : 'danger',
      title: t(`row.selected.${action}.title`),
      items: changed.map((row) =>
        Object.assign(knownRecord(row, recordName(noun, row)), {
          change: status === undefined ? undefined : { from: { status: row.status }, to: { status } },
        }),
      ),
    })
  }
  return (
    <>
      <Button onClick={() => void ask('enable')}>{t('row.enable')}</Button>
      <Button onClick={() => void ask('disable')}>{t('row.disable')}</Button>
      <Button onClick={() => void ask('delete')}>{t('row.delete')}</Button>
    </>
  )
}
