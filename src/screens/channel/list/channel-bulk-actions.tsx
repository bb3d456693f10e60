import { Button } from '@mantine/core'
import { LinkButton } from '#/ui/controls/link-button'
import { ActionButton } from '#/ui/controls/action-button'
import { useMemo } from 'react'
import { CHANNEL_STATUS, channelName, type Channel } from '#/resources/channel/channel'
import { deletionPlan } from '#/shell/jobs/call-kinds'
import { openJob } from '#/shell/jobs/jobs'
import { useT } from '#/ui/language/use-t'
import { notify } from '#/ui/notifications/notify'
import { editChannels } from '../edit-channels'
import { textOfIds } from '../tests/test-plan-search'

const BULK_STATUSES = {
  enable: CHANNEL_STATUS.enabled,
  disable: CHANNEL_STATUS.disabled,
} as const

/** Bulk actions for the selected channels. */
export function SelectedChannels({ rows }: { rows: readonly Channel[] }) {
  const t = useT()
  const confirmChange = (kind: keyof typeof BULK_STATUSES) => () => {
    const status = BULK_STATUSES[kind]
    const others = rows.filter((channel) => channel.status !== status)
    const same = rows.length - others.length
    if (others.length === 0) return notify('info', t(`channel.bulk.${kind}.none`))
    return openJob({
      kind: 'channel.edit',
      question: t(`channel.bulk.${kind}.ask`, { n: others.length }),
      hint: same > 0 ? t('bulk.leftOut', { n: same }) : undefined,
      confirmLabel: t(`channel.bulk.${kind}`),
      tone: kind === 'enable' ? 'plain' : 'danger',
      title: t(`channel.bulk.${kind}.title`),
      items: others.map((channel) => ({
        id: channel.id,
        name: channelName(channel),
        created_time: channel.created_time,
        change: { from: { status: channel.status }, to: { status } },
      })),
    })
  }
  // The list often renders without a change of the selection, which may have thousands of rows to sort.
  const ids = useMemo(() => textOfIds(rows.map(({ id }) => id)), [rows])
  return (
    <>
      {ids === undefined ? (
        <ActionButton disabledReason={t('tests.selected.tooMany')}>{t('tests.selected')}</ActionButton>
      ) : (
        <LinkButton to="/channel/tests" search={{ scope: 'ids', ids }} preload={false}>
          {t('tests.selected')}
        </LinkButton>
      )}
      <Button onClick={confirmChange('enable')}>{t('channel.bulk.enable')}</Button>
      <Button onClick={confirmChange('disable')}>{t('channel.bulk.disable')}</Button>
      <Button onClick={() => editChannels(rows)}>{t('bulk.edit')}</Button>
      <Button onClick={() => openJob(deletionPlan(rows))}>{t('channel.bulk.delete')}</Button>
    </>
  )
}
