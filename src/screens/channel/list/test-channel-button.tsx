import { useIsMutating, useMutation } from '@tanstack/react-query'
import { SEEN_DONE } from '#/http/settle'
import { channelName, type Channel } from '#/resources/channel/channel'
import { channelTestMutations, TEST_KEY } from '#/resources/channel/channel-test-mutations'
import { tellFailure } from '#/shell/row/tell-failure'
import { useWaiting } from '#/shell/row/use-waiting'
import { IconButton } from '#/ui/feedback/icon-button'
import { tell } from '#/ui/feedback/tell'
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
      if (result === SEEN_DONE) return tell('info', t('outcome.done'))
      const s = (result.responseTime / MS_PER_S).toFixed(2)
      return tell(
        'info',
        t('channel.tested', { name, model: result.model || t('channel.tested.ofServer'), s }),
      )
    },
    onError: (error) => tellFailure(error, (message) => t('channel.test.failed', { name, message })),
  })
  const isWaiting = useWaiting(test.error)
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
