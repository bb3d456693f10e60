import { Link } from '@tanstack/react-router'
import { channelName, type Channel } from '#/resources/channel/channel'
import { tooltipText } from '#/format/truncate'
import classes from './coverage.module.css'

/** Field of the channel form that a link focuses. */
type ChannelField = 'models' | 'group' | 'model_mapping'

interface Props {
  channel: Pick<Channel, 'id' | 'name'>
  field: ChannelField
}

/** Link to the form of a channel; the field to change has the focus. */
export function ChannelLink({ channel, field }: Props) {
  const name = channelName(channel)
  return (
    <Link
      to="/channel/edit/$id"
      params={{ id: channel.id }}
      search={{ focus: field }}
      preload={false}
      className={classes.link}
      title={tooltipText(name)}
    >
      <bdi>{name}</bdi>
    </Link>
  )
}
