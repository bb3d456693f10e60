import { useIsMutating, useMutation } from '@tanstack/react-query'
import { CONFIRMED_WITHOUT_RESPONSE } from '#/http/confirm-write'
import { channelName, type Channel } from '#/resources/channel/channel'
import { balanceText } from '#/resources/channel/channel-balance'
import { BALANCE_KEY, channelTestMutations } from '#/resources/channel/channel-test-mutations'
import { moneyScale } from '#/resources/status/status'
import { useStatus } from '#/session/use-status'
import { notifyFailure } from '#/shell/row/notify-failure'
import { useRetryAfter } from '#/shell/row/use-retry-after'
import { IconButton } from '#/ui/controls/icon-button'
import { notify } from '#/ui/notifications/notify'
import { useT } from '#/ui/language/use-t'
import classes from './channel-cells.module.css'

/** Balance at the provider, with a button that refreshes it. Shows a dash for types that report none. */
export function BalanceCell({ channel }: { channel: Channel }) {
  const t = useT()
  const name = channelName(channel)
  const text = balanceText(channel, moneyScale(useStatus()))
  const isBusy = useIsMutating({ mutationKey: [...BALANCE_KEY, channel.id], exact: true }) > 0
  const update = useMutation({
    ...channelTestMutations.updateBalance(channel),
    // Set on the mutation rather than on `mutate`, whose callbacks do not run after unmounting.
    onSuccess: (answer) => {
      if (answer === CONFIRMED_WITHOUT_RESPONSE) notify('info', t('outcome.done'))
      else notify('success', t('channel.balance.updated', { name }))
    },
    onError: (error) => notifyFailure(error, (message) => t('channel.balance.failed', { name, message })),
  })
  const isWaiting = useRetryAfter(update.error)
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
      {/* The button's hit area covers the amount too; the amount itself stays readable text. */}
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
