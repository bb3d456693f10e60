import { channelTypeOf } from '#/resources/channel/channel-types/channel-types'
import { useT } from '#/ui/language/use-t'
import classes from './channel-type-badge.module.css'

/** Badge with the name and colour of a channel type; an unknown type shows its number. */
export function ChannelTypeBadge({ type }: { type: number }) {
  const t = useT()
  const channelType = channelTypeOf(type)
  return (
    <span className={classes.badge} data-color={channelType?.color}>
      {channelType ? t(channelType.label) : t('channel.type.number', { n: type })}
    </span>
  )
}
