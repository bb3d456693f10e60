import { channelName, type Channel, CHANNEL_STATUS, toggledChannelStatus } from '#/resources/channel/channel'
import { channelRowMutations } from '#/resources/channel/channel-row-mutations'
import { DeleteRowButton } from '#/shell/row/delete-row-button'
import { useT } from '#/ui/language/use-t'
import { IconLink } from '#/ui/controls/icon-link'
import classes from './channel-cells.module.css'
import { useMutation, useIsMutating } from '@tanstack/react-query'
import { IconButton } from '#/ui/controls/icon-button'
import { CONFIRMED_WITHOUT_RESPONSE } from '#/http/confirm-write'
import { channelTestMutations, TEST_KEY } from '#/resources/channel/channel-test-mutations'
import { notifyFailure } from '#/shell/row/notify-failure'
import { useRetryAfter } from '#/shell/row/use-retry-after'
import { notify } from '#/ui/notifications/notify'
import { useTestModel } from './use-test-state'

/** Row actions of a channel. */
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

/** Enables or disables a channel. A failed change is marked at the row (FM-W7). */
function ToggleChannelButton({ channel }: { channel: Channel }) {
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

const MS_PER_S = 1000

/** Tests the channel with the selected model. The test continues when the user leaves the page (CD-25). */
function TestChannelButton({ channel }: { channel: Channel }) {
  const t = useT()
  const name = channelName(channel)
  const model = useTestModel(channel) ?? ''
  const isBusy = useIsMutating({ mutationKey: [...TEST_KEY, channel.id], exact: true }) > 0
  const test = useMutation({
    ...channelTestMutations.test(channel),
    // Set on the mutation rather than on `mutate`, whose callbacks do not run after unmounting.
    onSuccess: (result) => {
      if (result === CONFIRMED_WITHOUT_RESPONSE) return notify('info', t('outcome.done'))
      const s = (result.responseTime / MS_PER_S).toFixed(2)
      return notify(
        'info',
        t('channel.tested', { name, model: result.model || t('channel.tested.ofServer'), s }),
      )
    },
    onError: (error) => notifyFailure(error, (message) => t('channel.test.failed', { name, message })),
  })
  const isWaiting = useRetryAfter(test.error)
  return (
    <IconButton
      icon="pulse"
      label={t('channel.test', { name })}
      busy={isBusy || isWaiting}
      className={classes.busy}
      onClick={() => test.mutate(model)}
    />
  )
}
