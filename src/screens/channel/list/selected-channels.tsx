import { CHANNEL_STATUS, channelName, type Channel } from '#/resources/channel/channel'
import { channelRowMutations } from '#/resources/channel/channel-row-mutations'
import type { Bulk } from '#/shell/bulk/use-bulk'
import { PlainButton } from '#/ui/controls/plain-button'
import { useT } from '#/ui/language/use-t'

/** Each confirmChange fetches the channel before it writes. */
const REQUESTS_OF_A_CHANGE = 2

const BULK_STATUSES = {
  enable: CHANNEL_STATUS.enabled,
  disable: CHANNEL_STATUS.disabled,
} as const

/** Bulk actions for the selected channels, run one after another once confirmed. */
export function SelectedChannels({ rows, bulk }: { rows: readonly Channel[]; bulk: Bulk<Channel> }) {
  const t = useT()
  const n = rows.length
  const confirmChange = (kind: keyof typeof BULK_STATUSES) => () =>
    bulk.confirm({
      question: t(`channel.bulk.${kind}.ask`, { n }),
      confirmLabel: t(`channel.bulk.${kind}`),
      title: t(`channel.bulk.${kind}.title`),
      rows,
      nameOf: channelName,
      requests: REQUESTS_OF_A_CHANGE,
      step: (channel, send) => send(channelRowMutations.change(channel), { status: BULK_STATUSES[kind] }),
    })
  const confirmDelete = () =>
    bulk.confirm({
      question: t('channel.bulk.delete.ask', { n }),
      hint: t('channel.delete.hint'),
      confirmLabel: t('row.confirmDelete.yes'),
      title: t('channel.bulk.delete.title'),
      rows,
      nameOf: channelName,
      step: (channel, send) => send(channelRowMutations.remove(channel), undefined),
    })
  return (
    <>
      <PlainButton onClick={confirmChange('enable')}>{t('channel.bulk.enable')}</PlainButton>
      <PlainButton onClick={confirmChange('disable')}>{t('channel.bulk.disable')}</PlainButton>
      <PlainButton onClick={confirmDelete}>{t('channel.bulk.delete')}</PlainButton>
    </>
  )
}
