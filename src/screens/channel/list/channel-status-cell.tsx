import { CHANNEL_STATUS, channelStatusLabel, type Channel } from '#/resources/channel/channel'
import { StatusBadge, type StatusTone } from '#/ui/status/status-badge'
import { useT } from '#/ui/language/use-t'

const TONES: Record<number, StatusTone> = {
  [CHANNEL_STATUS.enabled]: 'good',
  [CHANNEL_STATUS.disabled]: 'bad',
  [CHANNEL_STATUS.disabledByServer]: 'warning',
}

/** Whether the channel serves, and who switched it off; a number that is not explained stays visible (FM-R13). */
export function ChannelStatusCell({ status }: Pick<Channel, 'status'>) {
  const t = useT()
  const label = channelStatusLabel(status)
  return (
    <StatusBadge tone={TONES[status] ?? 'neutral'}>
      {label ? t(label) : t('channel.status.number', { n: status })}
    </StatusBadge>
  )
}
