import type { QueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { t as translate } from '#/i18n/i18n'
import {
  CHANNEL_STATUS,
  channelName,
  type Channel,
  isChannelDisabled,
  channelQueries,
} from '#/resources/channel/channel'
import { openRun } from '#/shell/bulk/runs'
import { fetchFresh } from '#/shell/cache'
import { notifyError } from '#/shell/problem/notify-error'
import { Button, LinkButton } from '#/ui/controls/button'
import { useT } from '#/ui/language/use-t'
import { notify } from '#/ui/notifications/notify'
import { editChannels } from '../edit-channels'
import { textOfIds } from '../tests/test-plan-search'

const BULK_STATUSES = {
  enable: CHANNEL_STATUS.enabled,
  disable: CHANNEL_STATUS.disabled,
} as const

/** Bulk actions for the selected channels. */
export function SelectedChannels({ rows }: { rows: readonly Channel[] }) {
  const t = useT()
  const confirmChange = (kind: keyof typeof BULK_STATUSES) => () => {
    const status = BULK_STATUSES[kind]
    const others = rows.filter((channel) => channel.status !== status)
    const same = rows.length - others.length
    if (others.length === 0) return notify('info', t(`channel.bulk.${kind}.none`))
    return openRun({
      kind: 'channel.edit',
      question: t(`channel.bulk.${kind}.ask`, { n: others.length }),
      hint: same > 0 ? t('bulk.leftOut', { n: same }) : undefined,
      confirmLabel: t(`channel.bulk.${kind}`),
      tone: kind === 'enable' ? 'plain' : 'danger',
      title: t(`channel.bulk.${kind}.title`),
      entries: others.map((channel) => ({
        id: channel.id,
        name: channelName(channel),
        created_time: channel.created_time,
        change: { from: { status: channel.status }, to: { status } },
      })),
    })
  }
  // The list often renders without a change of the selection, which may have thousands of rows to sort.
  const ids = useMemo(() => textOfIds(rows.map(({ id }) => id)), [rows])
  return (
    <>
      {ids === undefined ? (
        <Button disabledReason={t('tests.selected.tooMany')}>{t('tests.selected')}</Button>
      ) : (
        <LinkButton to="/channel/tests" search={{ scope: 'ids', ids }} preload={false}>
          {t('tests.selected')}
        </LinkButton>
      )}
      <Button onClick={confirmChange('enable')}>{t('channel.bulk.enable')}</Button>
      <Button onClick={confirmChange('disable')}>{t('channel.bulk.disable')}</Button>
      <Button onClick={() => editChannels(rows)}>{t('bulk.edit')}</Button>
      <Button onClick={() => deleteChannels(rows)}>{t('channel.bulk.delete')}</Button>
    </>
  )
}

/** Asks before channels are deleted, whose keys nobody can restore, and starts the run. */
function deleteChannels(channels: readonly Channel[]): void {
  openRun({
    kind: 'channel.delete',
    question: translate('channel.bulk.delete.ask', { n: channels.length }),
    hint: <strong>{translate('channel.delete.keys')}</strong>,
    isFinal: true,
    confirmLabel: translate('row.confirmDelete.yes'),
    title: translate('channel.bulk.delete.title'),
    entries: channels.map((channel) => ({
      id: channel.id,
      name: channelName(channel),
      created_time: channel.created_time,
    })),
  })
}

/** Asks before what a failed call has left of the channels is deleted; those that are enabled now stay. */
export async function deleteStillDisabled(ids: ReadonlySet<number>, cache: QueryClient): Promise<void> {
  try {
    const { rows } = await fetchFresh(cache, {
      ...channelQueries.matching(''),
      meta: { errorHandledBy: 'caller' },
    })
    const left = rows.filter((channel) => ids.has(channel.id) && isChannelDisabled(channel))
    if (left.length > 0) deleteChannels(left)
    else notify('info', translate('channel.deleteDisabled.none'))
  } catch (error) {
    notifyError(error)
  }
}
