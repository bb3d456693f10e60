import type { QueryClient } from '@tanstack/react-query'
import { createElement } from 'react'
import { t } from '#/i18n/i18n'
import { channelName, isChannelDisabled, type Channel } from '#/resources/channel/channel'
import { channelQueries } from '#/resources/channel/channel-queries'
import { openRun } from '#/shell/bulk/runs'
import { fetchFresh } from '#/shell/cache'
import { notifyError } from '#/shell/problem/notify-error'
import { notify } from '#/ui/notifications/notify'

/** Asks before channels are deleted, whose keys nobody can restore, and starts the run. */
export function deleteChannels(channels: readonly Channel[]): void {
  openRun({
    kind: 'channel.delete',
    question: t('channel.bulk.delete.ask', { n: channels.length }),
    hint: createElement('strong', undefined, t('channel.delete.keys')),
    isFinal: true,
    confirmLabel: t('row.confirmDelete.yes'),
    title: t('channel.bulk.delete.title'),
    entries: channels.map((channel) => ({ id: channel.id, name: channelName(channel) })),
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
    else notify('info', t('channel.deleteDisabled.none'))
  } catch (error) {
    notifyError(error)
  }
}
