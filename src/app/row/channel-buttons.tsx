import IconPower from '@tabler/icons-react/icons/IconPower'
import IconTestPipe from '@tabler/icons-react/icons/IconTestPipe'
import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query'
import { CHANNEL_STATUS, channelName, type Channel } from '#/resources/channel/channel'
import { channelRowMutations } from '#/resources/channel/channel-row-mutations'
import { testModelOf } from '#/resources/channel/test-model'
import { useBeingDeleted } from '#/app/jobs/deletions'
import { rowKey, startRowWrite } from '#/app/list/row-writes'
import { undoableWrite } from '#/app/list/undoable-write'
import { useRetryAfter } from '#/app/row/action-failure'
import { reportedTest } from '#/app/row/channel-test'
import { IconButton } from '#/ui/button/icon-button'
import { useT } from '#/ui/language/use-t'

/** Tests a channel with its own test model, outside the list of channels; the outcome is a notification. */
export function useChannelTest(channel: Channel) {
  const test = useMutation(reportedTest(channel, useQueryClient()))
  const isBlocked = useRetryAfter(test.error)
  return {
    isBusy: test.isPending || isBlocked,
    start: () => test.mutate({ model: testModelOf(channel) ?? '' }),
  }
}

/** Tests a channel, and enables a disabled one, outside the list of channels. */
export function ChannelButtons({ channel }: { channel: Channel }) {
  const t = useT()
  const { id } = channel
  const name = channelName(channel)
  const test = useChannelTest(channel)
  const client = useQueryClient()
  const key = rowKey('channel', 'toggle', String(id))
  const isEnabling = useIsMutating({ mutationKey: key }) > 0
  const enable = () => {
    const change = { from: { status: channel.status }, to: { status: CHANNEL_STATUS.enabled } }
    const write = undoableWrite(channelRowMutations.edit(channel), change)
    // The write itself reports its errors.
    startRowWrite(client, write, key)?.catch(() => undefined)
  }
  const disabledReason = useBeingDeleted('channel').has(String(id)) ? t('row.deleting') : undefined
  return (
    <>
      <IconButton
        icon={IconTestPipe}
        label={t('channel.test', { name })}
        disabledReason={disabledReason}
        busy={test.isBusy}
        onClick={test.start}
      />
      {channel.status !== CHANNEL_STATUS.enabled && (
        <IconButton
          icon={IconPower}
          label={t('channel.enable', { name })}
          disabledReason={disabledReason}
          busy={isEnabling}
          onClick={enable}
        />
      )}
    </>
  )
}
