import { useMutation, useQuery } from '@tanstack/react-query'
import { formatCount } from '#/format/quota'
import { retryAfterOf, clippedTextOf, messageOf } from '#/http/failure'
import type { CONFIRMED_WITHOUT_RESPONSE } from '#/http/confirm-write'
import { channelName, isChannelDisabled, channelQueries } from '#/resources/channel/channel'
import { channelRowMutations } from '#/resources/channel/channel-row-mutations'
import { knownRecord } from '#/resources/known-record'
import { ItemNames } from '#/app/jobs/job-report'
import { useTypedCount } from '#/app/jobs/typed-count'
import { queryState } from '#/app/problem/read-problem'
import { ConfirmDialog } from '#/ui/dialog/confirm-dialog'
import { DialogFrame } from '#/ui/dialog/dialog-frame'
import { useRunningWork } from '#/ui/dialog/unsaved-work'
import { useT } from '#/ui/language/use-t'
import { notify } from '#/ui/notifications/notify'
import { Loading } from '#/ui/status/loading'

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
  const expected = disabled?.length ?? 0
  const remove = useMutation({
    ...channelRowMutations.removeDisabled(),
    onSuccess: (n: number | typeof CONFIRMED_WITHOUT_RESPONSE | undefined) => {
      onClose()
      if (n === undefined) notify('success', t('common.done'))
      if (typeof n !== 'number') return
      if (n === expected) notify('success', t('channel.disabledDeleted', { n }))
      else notify('warning', t('channel.deleteDisabled.differs', { n, expected }))
    },
  })
  useRunningWork(remove.isPending)
  const title = t('channel.deleteDisabled.title')
  const send = () => remove.isPending || remove.mutate((disabled ?? []).map(({ id }) => id))
  const count = useTypedCount(expected > 1 ? expected : undefined, send)
  if (disabled === undefined || (expected === 0 && !remove.isPending)) {
    return (
      <DialogFrame title={title} onClose={onClose}>
        {disabled ? (
          <p>{t('channel.deleteDisabled.none')}</p>
        ) : all.isFetching ? (
          <Loading prompt={t('common.channels')} />
        ) : (
          queryState(all, t('common.channels'))
        )}
      </DialogFrame>
    )
  }
  return (
    <ConfirmDialog
      disabledReason={count.problem}
      title={title}
      hint={
        <>
          <p>{t('channel.deleteDisabled.count', { n: formatCount(expected) })}</p>
          <ItemNames
            title={t('common.channels')}
            items={disabled.map((channel) => knownRecord(channel, channelName))}
            max={MAX_NAMED}
          />
          <strong>{t('channel.deleteDisabled.warning')}</strong>
          {count.field}
        </>
      }
      confirmLabel={t('channel.deleteDisabled.confirm', { n: formatCount(expected) })}
      busy={remove.isPending}
      problem={remove.error ? messageOf(remove.error) : undefined}
      fullText={clippedTextOf(remove.error)}
      waitSeconds={retryAfterOf(remove.error)?.seconds}
      onConfirm={send}
      onCancel={onClose}
    />
  )
}
