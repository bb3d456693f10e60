import { channelTypeOf } from '#/resources/channel/channel-types/channel-types'
import { useT } from '#/ui/language/use-t'
import classes from './channel-type-badge.module.css'

/** The name of a channel type beside its colour; a number that this console does not know stays visible. */
export function ChannelTypeBadge({ type }: { type: number }) {
  const t = useT()
  const known = channelTypeOf(type)
  return (
    <span className={classes.badge} data-color={known?.color}>
      {known ? t(known.label) : t('channel.type.number', { n: type })}
    </span>
  )
}
