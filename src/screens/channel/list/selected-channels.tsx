import { Button, LinkButton } from '#/ui/controls/button'
import { CHANNEL_STATUS, channelName, type Channel } from '#/resources/channel/channel'
import { openRun } from '#/shell/bulk/runs'
import { notify } from '#/ui/notifications/notify'
import { deleteChannels } from '../delete-channels'
import { editChannels } from '../edit-channels'
import { useT } from '#/ui/language/use-t'

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
    return openRun({
      kind: 'channel.edit',
      question: t(`channel.bulk.${kind}.ask`, { n: others.length }),
      hint: same > 0 ? t('bulk.leftOut', { n: same }) : undefined,
      confirmLabel: t(`channel.bulk.${kind}`),
      tone: kind === 'enable' ? 'plain' : 'danger',
      title: t(`channel.bulk.${kind}.title`),
      entries: others.map((channel) => ({
        id: channel.id,
        name: channelName(channel),
        change: { from: { status: channel.status }, to: { status } },
      })),
    })
  }
  const ids = rows.map(({ id }) => id).join(',')
  return (
    <>
      <LinkButton to="/channel/tests" search={{ scope: 'ids', ids }} preload={false}>
        {t('tests.selected')}
      </LinkButton>
      <Button onClick={confirmChange('enable')}>{t('channel.bulk.enable')}</Button>
      <Button onClick={confirmChange('disable')}>{t('channel.bulk.disable')}</Button>
      <Button onClick={() => editChannels(rows)}>{t('bulk.edit')}</Button>
      <Button onClick={() => deleteChannels(rows)}>{t('channel.bulk.delete')}</Button>
    </>
  )
}
