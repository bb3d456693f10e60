import { useIsMutating, useMutation } from '@tanstack/react-query'
import { CONFIRMED_WITHOUT_RESPONSE } from '#/http/confirm-write'
import { channelName, type Channel } from '#/resources/channel/channel'
import { channelTestMutations, TEST_KEY } from '#/resources/channel/channel-test-mutations'
import { notifyFailure } from '#/shell/row/notify-failure'
import { useRetryAfter } from '#/shell/row/use-retry-after'
import { IconButton } from '#/ui/controls/icon-button'
import { notify } from '#/ui/notifications/notify'
import { useT } from '#/ui/language/use-t'
import classes from './channel-cells.module.css'
import { useTestModel } from './use-test-model'

const MS_PER_S = 1000

/** Asks the upstream a short question with the chosen model. It goes on when the page is left (CD-25). */
export function TestChannelButton({ channel }: { channel: Channel }) {
  const t = useT()
  const name = channelName(channel)
  const model = useTestModel(channel) ?? ''
  const isBusy = useIsMutating({ mutationKey: [...TEST_KEY, channel.id], exact: true }) > 0
  const test = useMutation({
    ...channelTestMutations.test(channel),
    // Told here and not at the press, which knows nothing any more once the page was left.
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
