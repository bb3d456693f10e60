import { useQueryClient } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { formatQuota } from '#/format/quota'
import { formatTimestamp } from '#/format/timestamp'
import { channelQueries, channelStatusName, lastTestText } from '#/resources/channel/channel'
import { balanceText } from '#/resources/channel/channel-balance'
import { channelFields } from '#/resources/channel/channel-fields'
import { channelRowMutations } from '#/resources/channel/channel-row-mutations'
import { channelChanges, channelToValues } from '#/resources/channel/channel-values'
import { useMoneyScale } from '#/session/use-status'
import { EditPage } from '#/app/form/edit-page'
import { useT } from '#/ui/language/use-t'
import { channelActions, testInRow } from '../list/channel-actions'
import { ChannelInputs } from './channel-inputs'

const route = getRouteApi('/signed-in/admins/channel/edit/$id')

/** Edit page of a channel. Sends only the members that differ from the server's record. */
export function ChannelEditScreen() {
  const { id } = route.useParams()
  const t = useT()
  const cache = useQueryClient()
  const scale = useMoneyScale()
  return (
    <EditPage
      noun="channel"
      id={id}
      query={channelQueries.one(id)}
      fields={channelFields}
      valuesOf={channelToValues}
      changesOf={channelChanges}
      save={channelRowMutations.save}
      factsOf={(channel) => {
        const time = formatTimestamp(channel.test_time)
        return [
          channelStatusName(channel.status),
          lastTestText(channel),
          time && t('channel.response.testedAt', { time }),
          ['channel.balance', balanceText(channel, scale)],
          ['token.usedQuota', formatQuota(channel.used_quota, scale)],
        ]
      }}
      actions={channelActions}
      next={({ now }) => ({
        action: {
          label: t('channel.testIt'),
          run: () => testInRow(cache.getQueryData(channelQueries.one(id).queryKey) ?? now, cache),
        },
      })}
    >
      {(form) => <ChannelInputs form={form} />}
    </EditPage>
  )
}
