import { channelName, type Channel } from '#/resources/channel/channel'
import { channelRowMutations } from '#/resources/channel/channel-row-mutations'
import { DeleteRowButton } from '#/shell/row/delete-row-button'
import { useT } from '#/ui/language/use-t'
import { IconLink } from '#/ui/controls/icon-link'
import classes from './channel-cells.module.css'
import { TestChannelButton } from './test-channel-button'
import { ToggleChannelButton } from './toggle-channel-button'

/** All that can be done to one channel from the list. */
export function ChannelActions({ channel }: { channel: Channel }) {
  const t = useT()
  const name = channelName(channel)
  return (
    <span className={classes.actions}>
      <TestChannelButton channel={channel} />
      <ToggleChannelButton channel={channel} />
      <IconLink
        to="/channel/edit/$id"
        params={{ id: channel.id }}
        state={{ fromList: true }}
        icon="edit"
        label={t('channel.edit', { name })}
      />
      <IconLink
        to="/channel/add"
        search={{ from: String(channel.id) }}
        state={{ fromList: true }}
        icon="copy"
        label={t('channel.duplicate', { name })}
      />
      <DeleteRowButton
        label={t('channel.delete', { name })}
        name={name}
        hint={`${t('channel.delete.which', { id: channel.id })} ${t('channel.delete.hint')}`}
        mutation={channelRowMutations.remove(channel)}
      />
    </span>
  )
}
