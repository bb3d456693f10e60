import { useMutation } from '@tanstack/react-query'
import { CONFIRMED_WITHOUT_RESPONSE } from '#/http/confirm-write'
import { channelName, type Channel } from '#/resources/channel/channel'
import { channelRowMutations } from '#/resources/channel/channel-row-mutations'
import { notifyFailure } from '#/shell/row/notify-failure'
import { notify } from '#/ui/notifications/notify'
import { NumberCell } from '#/ui/grid/number-cell'
import { useT } from '#/ui/language/use-t'

/** Saves one number of a channel. A failure message contains the value, so that users can type it again. */
function useAmount(channel: Channel, name: 'priority' | 'weight', label: string) {
  const t = useT()
  const save = useMutation({
    ...channelRowMutations.change(channel),
    meta: { ...channelRowMutations.change(channel).meta, errorHandledBy: 'caller' },
    onSuccess: (answer) => {
      if (answer === CONFIRMED_WITHOUT_RESPONSE) notify('info', t('outcome.done'))
      else notify('success', t('channel.done'))
    },
    onError: (error, change) =>
      notifyFailure(error, (message) => t('channel.notSaved', { label, value: change[name] ?? '', message })),
  })
  return { failed: save.isError, onSave: (value: number) => save.mutateAsync({ [name]: value }) }
}

/** Priority, edited in place. Higher is preferred; negative numbers are allowed (SH-41). */
export function PriorityCell({ channel }: { channel: Channel }) {
  const t = useT()
  const label = t('channel.priorityOf', { name: channelName(channel) })
  const amount = useAmount(channel, 'priority', label)
  return <NumberCell label={label} value={channel.priority} hint={t('channel.priority.hint')} {...amount} />
}

/** Weight, edited in place. The server stores no negative weight. */
export function WeightCell({ channel }: { channel: Channel }) {
  const t = useT()
  const label = t('channel.weightOf', { name: channelName(channel) })
  const amount = useAmount(channel, 'weight', label)
  return <NumberCell label={label} value={channel.weight} floor={0} {...amount} />
}
