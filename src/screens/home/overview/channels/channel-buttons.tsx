import { useMutation, useQueryClient } from '@tanstack/react-query'
import { CONFIRMED_WITHOUT_RESPONSE } from '#/http/confirm-write'
import { CHANNEL_STATUS, channelName, type Channel } from '#/resources/channel/channel'
import { channelRowMutations } from '#/resources/channel/channel-row-mutations'
import { channelTestMutations } from '#/resources/channel/channel-test-mutations'
import { testModelOf } from '#/resources/channel/test-model'
import { recordTest } from '#/session/record-test'
import { undoDeletion, useLeaving } from '#/shell/deletion/waiting-deletions'
import { rowKey } from '#/shell/list/row-mutations'
import { undoableWrite } from '#/shell/list/undoable-write'
import { notifyFailure, useRetryAfter } from '#/shell/row/action-failure'
import { IconButton } from '#/ui/controls/icon-button'
import { useT } from '#/ui/language/use-t'
import { notify } from '#/ui/notifications/notify'
import classes from './channels.module.css'

const MS_PER_S = 1000

/** Tests a channel, and enables a disabled one. */
export function ChannelButtons({ channel }: { channel: Channel }) {
  const t = useT()
  const { id } = channel
  const name = channelName(channel)
  const model = testModelOf(channel) ?? ''
  const test = useMutation({
    ...channelTestMutations.test(channel),
    onSuccess: (result) => {
      if (result === CONFIRMED_WITHOUT_RESPONSE) return notify('info', t('outcome.done'))
      recordTest({ channel: channel.id, model, ms: result.responseTime })
      const s = (result.responseTime / MS_PER_S).toFixed(2)
      return notify('info', t('channel.tested', { name, model: result.model || model, s }))
    },
    onError: (error) => {
      recordTest({ channel: channel.id, model, error })
      notifyFailure(error, (message) => t('channel.test.failed', { name, message }))
    },
  })
  const client = useQueryClient()
  // The write itself reports its errors.
  const enable = useMutation({
    meta: { errorHandledBy: 'caller' },
    mutationFn: () => {
      const to = { status: CHANNEL_STATUS.enabled }
      const change = { from: { status: channel.status }, to }
      return undoableWrite(
        channelRowMutations.change(channel),
        to,
        change,
        channelRowMutations.edit(channel),
      ).start(client, rowKey('channel', 'toggle', String(id)))
    },
  })
  const isTestBlocked = useRetryAfter(test.error)
  const leaving = useLeaving('channel').get(String(id))
  const disabledReason = leaving && t('row.leaving')
  return (
    <span className={classes.buttons}>
      {leaving === 'waiting' && (
        <IconButton
          icon="undo"
          label={t('row.undoOf', { name })}
          onClick={() => undoDeletion('channel', String(id))}
        />
      )}
      <IconButton
        icon="pulse"
        label={t('channel.test', { name })}
        disabledReason={disabledReason}
        busy={test.isPending || isTestBlocked}
        onClick={() => test.mutate(model)}
      />
      {channel.status !== CHANNEL_STATUS.enabled && (
        <IconButton
          icon="power"
          label={t('channel.enable', { name })}
          disabledReason={disabledReason}
          busy={enable.isPending}
          onClick={() => enable.mutate()}
        />
      )}
    </span>
  )
}
