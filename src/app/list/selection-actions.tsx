import { Button } from '@mantine/core'
import { useT } from '#/ui/language/use-t'
import { notify } from '#/ui/notifications/notify'
import { openJob } from '../jobs/jobs'

type SelectionAction = 'enable' | 'disable' | 'delete'

interface Props<Row> {
  /** The selected rows. */
  rows: readonly Row[]
  noun: 'token' | 'user'
  nameOf: (row: Row) => string
  /** The numbers of the statuses. */
  statuses: Readonly<Record<'enabled' | 'disabled', number>>
  /** Whether an action may be done to a row; the others are left out. Default: any. */
  isAllowed?: (row: Row, action: SelectionAction) => boolean
}

/** Buttons that enable, disable and delete the selected rows, after a question, by a job. */
export function SelectionActions<Row extends { id: number; status: number; created_time?: number }>(
  props: Props<Row>,
) {
  const { rows, noun, nameOf, statuses, isAllowed = () => true } = props
  const t = useT()
  const ask = (action: SelectionAction) => {
    const status = { enable: statuses.enabled, disable: statuses.disabled, delete: undefined }[action]
    const changed = rows.filter((row) => row.status !== status && isAllowed(row, action))
    const n = rows.length - changed.length
    if (changed.length === 0) return notify('info', t('row.selected.none'))
    return openJob({
      kind: status === undefined ? `${noun}.delete` : `${noun}.edit`,
      question: t(`row.selected.${action}.ask`, { n: changed.length }),
      hint: n > 0 ? t('row.selected.leftOut', { n }) : undefined,
      confirmLabel: t(`row.${action}`),
      tone: action === 'enable' ? 'plain' : 'danger',
      title: t(`row.selected.${action}.title`),
      items: changed.map((row) => ({
        id: row.id,
        name: nameOf(row),
        created_time: row.created_time,
        change: status === undefined ? undefined : { from: { status: row.status }, to: { status } },
      })),
    })
  }
  return (
    <>
      <Button onClick={() => ask('enable')}>{t('row.enable')}</Button>
      <Button onClick={() => ask('disable')}>{t('row.disable')}</Button>
      <Button onClick={() => ask('delete')}>{t('row.delete')}</Button>
    </>
  )
}
