import { CHANNEL_STATUS, channelName, type Channel } from '#/resources/channel/channel'
import { channelRowMutations } from '#/resources/channel/channel-row-mutations'
import type { Bulk } from '#/shell/bulk/use-bulk'
import { PlainButton } from '#/ui/controls/plain-button'
import { useT } from '#/ui/language/use-t'

/** A change reads the channel before it writes it. */
const REQUESTS_OF_A_CHANGE = 2

const BULK_STATUSES = {
  enable: CHANNEL_STATUS.enabled,
  disable: CHANNEL_STATUS.disabled,
} as const

/** What can be done to the selected channels, one after the other, after asking. */
export function SelectedChannels({ rows, bulk }: { rows: readonly Channel[]; bulk: Bulk<Channel> }) {
  const t = useT()
  const n = rows.length
  const change = (how: keyof typeof BULK_STATUSES) => () =>
    bulk.confirm({
      question: t(`channel.bulk.${how}.ask`, { n }),
      confirmLabel: t(`channel.bulk.${how}`),
      title: t(`channel.bulk.${how}.title`),
      rows,
      nameOf: channelName,
      requests: REQUESTS_OF_A_CHANGE,
      step: (channel, send) => send(channelRowMutations.change(channel), { status: BULK_STATUSES[how] }),
    })
  const remove = () =>
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
      <PlainButton onClick={change('enable')}>{t('channel.bulk.enable')}</PlainButton>
      <PlainButton onClick={change('disable')}>{t('channel.bulk.disable')}</PlainButton>
      <PlainButton onClick={remove}>{t('channel.bulk.delete')}</PlainButton>
    </>
  )
}
