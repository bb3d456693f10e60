import { useT } from '#/ui/language/use-t'
import { PageTitle } from '#/ui/text/page-title'
import { channelEditRoute } from '../channel-form-routes'
import { ChannelEditForm } from './channel-edit-form'
import { WithChannelRecord } from './channel-record'

/** An existing channel. */
export function ChannelEditScreen() {
  const t = useT()
  const { id } = channelEditRoute.useParams()
  return (
    <>
      <PageTitle>{t('channel.editTitle')}</PageTitle>
      <WithChannelRecord key={id} id={id}>
        {(channel) => <ChannelEditForm channel={channel} />}
      </WithChannelRecord>
    </>
  )
}
