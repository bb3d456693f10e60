import { getRouteApi } from '@tanstack/react-router'
import { useT } from '#/ui/language/use-t'
import { PageTitle } from '#/ui/text/page-title'

import { ChannelEditForm } from './channel-edit-form'
import { WithChannelRecord } from './channel-record'

const route = getRouteApi('/signed-in/admins/channel/edit/$id')

/** Edits an existing channel. */
export function ChannelEditScreen() {
  const t = useT()
  const { id } = route.useParams()
  return (
    <>
      <PageTitle>{t('channel.editTitle')}</PageTitle>
      <WithChannelRecord key={id} id={id}>
        {(channel) => <ChannelEditForm channel={channel} />}
      </WithChannelRecord>
    </>
  )
}
