import { useMutation } from '@tanstack/react-query'
import { CHANNEL_STATUS, channelName, toggledChannelStatus, type Channel } from '#/resources/channel/channel'
import { channelRowMutations } from '#/resources/channel/channel-row-mutations'
import { IconButton } from '#/ui/controls/icon-button'
import { useT } from '#/ui/language/use-t'
import classes from './channel-cells.module.css'

/** Enables or disables a channel. A change that did not happen leaves a mark at the row (FM-W7). */
export function ToggleChannelButton({ channel }: { channel: Channel }) {
  const t = useT()
  const toggle = useMutation(channelRowMutations.change(channel))
  const name = channelName(channel)
  const isOn = channel.status === CHANNEL_STATUS.enabled
  return (
    <IconButton
      icon="power"
      color={isOn ? 'red' : 'green'}
      label={t(isOn ? 'channel.disable' : 'channel.enable', { name })}
      busy={toggle.isPending}
      className={classes.toggle}
      data-failed={toggle.isError || undefined}
      onClick={() => toggle.mutate({ status: toggledChannelStatus(channel) })}
    />
  )
}
