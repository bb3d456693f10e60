import { useIsMutating, useMutation } from '@tanstack/react-query'
import { SEEN_DONE } from '#/http/settle'
import { channelName, type Channel } from '#/resources/channel/channel'
import { balanceText } from '#/resources/channel/channel-balance'
import { BALANCE_KEY, channelTestMutations } from '#/resources/channel/channel-test-mutations'
import { moneyScale } from '#/resources/status/status'
import { useStatus } from '#/session/use-status'
import { tellFailure } from '#/shell/row/tell-failure'
import { useWaiting } from '#/shell/row/use-waiting'
import { IconButton } from '#/ui/feedback/icon-button'
import { tell } from '#/ui/feedback/tell'
import { useT } from '#/ui/language/use-t'
import classes from './channel-cells.module.css'

/** What is left at the provider; pressing it asks the provider anew. A dash where the type reports none. */
export function BalanceCell({ channel }: { channel: Channel }) {
  const t = useT()
  const name = channelName(channel)
  const text = balanceText(channel, moneyScale(useStatus()))
  const isBusy = useIsMutating({ mutationKey: [...BALANCE_KEY, channel.id], exact: true }) > 0
  const update = useMutation({
    ...channelTestMutations.updateBalance(channel),
    // Here and not at the press: it has to be told wherever the person is by then.
    onSuccess: (answer) => {
      if (answer === SEEN_DONE) tell('info', t('outcome.done'))
      else tell('success', t('channel.balance.updated', { name }))
    },
    onError: (error) => tellFailure(error, (message) => t('channel.balance.failed', { name, message })),
  })
  const isWaiting = useWaiting(update.error)
  if (text === undefined) {
    return (
      <span title={t('channel.balance.unsupported')}>
        <span aria-hidden="true">–</span>
        <span className={classes.hidden}>{t('channel.balance.unsupported')}</span>
      </span>
    )
  }
  return (
    <span className={classes.balance}>
      {text}
      {/* Its hit area covers the amount too: the amount itself stays text that can be read. */}
      <IconButton
        icon="refresh"
        size="sm"
        label={t('channel.balance.update', { name })}
        className={classes.cover}
        busy={isBusy || isWaiting}
        data-failed={update.isError || undefined}
        onClick={() => update.mutate()}
      />
    </span>
  )
}
