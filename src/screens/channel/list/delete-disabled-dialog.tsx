import { useMutation, useQuery } from '@tanstack/react-query'
import { formatCount } from '#/format/quota'
import type { CONFIRMED_WITHOUT_RESPONSE } from '#/http/confirm-write'
import { retryAfterOf, clippedTextOf, messageOf } from '#/http/failure'
import { channelName, isChannelDisabled, type Channel, channelQueries } from '#/resources/channel/channel'
import { channelRowMutations } from '#/resources/channel/channel-row-mutations'
import { useTypedCount } from '#/app/jobs/typed-count'
import { ReadProblem } from '#/app/problem/read-problem'
import { ConfirmDialog } from '#/ui/dialog/confirm-dialog'
import { DialogFrame } from '#/ui/dialog/dialog-frame'
import { useRunningWork } from '#/ui/dialog/unsaved-work'
import { useT } from '#/ui/language/use-t'
import { notify } from '#/ui/notifications/notify'
import { Loading } from '#/ui/status/loading'

/** Maximum number of channels listed by name. */
const MAX_NAMED = 12

/**
 * Confirms the deletion of every disabled channel. Counts and names come from a fresh fetch, because the list
 * on screen may be one page, a search result or stale.
 */
export function DeleteDisabledDialog({ onClose }: { onClose: () => void }) {
  const t = useT()
  // A search with an empty keyword returns all channels at once.
  const all = useQuery({
    ...channelQueries.matching(''),
    staleTime: 0,
    gcTime: 0,
    meta: { errorHandledBy: 'caller' },
  })
  const isFresh = all.data !== undefined && !all.isFetching
  const disabled = isFresh ? all.data.rows.filter(isChannelDisabled) : undefined
  const channels = disabled ?? []
  const remove = useMutation({
    ...channelRowMutations.removeDisabled(),
    onSuccess: (
      answer: number | typeof CONFIRMED_WITHOUT_RESPONSE | undefined,
      { length: expected }: readonly number[],
    ) => {
      if (answer === undefined) notify('success', t('common.done'))
      if (typeof answer !== 'number') return
      if (answer === expected) notify('success', t('channel.disabledDeleted', { n: answer }))
      else notify('warning', t('channel.deleteDisabled.differs', { n: answer, expected }))
    },
  })
  useRunningWork(remove.isPending)
  const title = t('channel.deleteDisabled.title')
  const ids = channels.map(({ id }) => id)
  const send = () => remove.isPending || remove.mutate(ids, { onSuccess: onClose })
  const count = useTypedCount(channels.length > 1 ? channels.length : undefined, send)
  if (disabled === undefined) {
    return (
      <DialogFrame title={title} onClose={onClose}>
        {all.isError && !all.isFetching ? (
          <ReadProblem noun={t('common.channels')} error={all.error} onRetry={() => void all.refetch()} />
        ) : (
          <Loading prompt={t('common.channels')} />
        )}
      </DialogFrame>
    )
  }
  if (disabled.length === 0 && !remove.isPending) {
    return (
      <DialogFrame title={title} onClose={onClose}>
        <p>{t('channel.deleteDisabled.none')}</p>
      </DialogFrame>
    )
  }
  return (
    <ConfirmDialog
      disabledReason={count.problem}
      title={title}
      hint={
        <>
          <ChannelsToDelete channels={disabled} />
          {count.field}
        </>
      }
      confirmLabel={t('channel.deleteDisabled.confirm', { n: formatCount(disabled.length) })}
      busy={remove.isPending}
      problem={remove.error ? messageOf(remove.error) : undefined}
      fullText={clippedTextOf(remove.error)}
      waitSeconds={retryAfterOf(remove.error)?.seconds}
      onConfirm={send}
      onCancel={onClose}
    />
  )
}

function ChannelsToDelete({ channels }: { channels: readonly Channel[] }) {
  const t = useT()
  const more = channels.length - MAX_NAMED
  return (
    <>
      <p>{t('channel.deleteDisabled.count', { n: formatCount(channels.length) })}</p>
      <ul>
        {channels.slice(0, MAX_NAMED).map((channel) => (
          <li key={channel.id}>
            <bdi translate="no">{channelName(channel)}</bdi> ({channel.id})
          </li>
        ))}
        {more > 0 && <li>{t('channel.deleteDisabled.more', { n: more })}</li>}
      </ul>
      <p>
        <strong>{t('channel.deleteDisabled.warning')}</strong>
      </p>
    </>
  )
}
