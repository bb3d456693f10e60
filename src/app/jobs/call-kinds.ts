import type { QueryClient } from '@tanstack/react-query'
import { serverSeconds, TOLERATED_SKEW_S } from '#/http/server-clock'
import { t } from '#/i18n/i18n'
import { channelName, channelQueries, isChannelDisabled, type Channel } from '#/resources/channel/channel'
import { isCleared } from '#/resources/log/log-mutations'
import { fetchFresh } from '../cache'
import type { Job } from './job'
import type { JobKind } from './job-kind'
import type { JobPlan } from './jobs'

/** All channels as they are now. */
async function allChannels(cache: QueryClient): Promise<readonly Channel[]> {
  const query = { ...channelQueries.matching(''), meta: { errorHandledBy: 'caller' as const } }
  return (await fetchFresh(cache, query)).rows
}

/** Plans the deletion of channels, whose keys nobody can restore. */
export function deletionPlan(channels: readonly Channel[]): JobPlan {
  return {
    kind: 'channel.delete',
    question: t('channel.bulk.delete.ask', { n: channels.length }),
    hint: t('channel.delete.keys'),
    isFinal: true,
    confirmLabel: t('row.confirmDelete.yes'),
    title: t('channel.bulk.delete.title'),
    items: channels.map((channel) => ({
      id: channel.id,
      name: channelName(channel),
      created_time: channel.created_time,
    })),
  }
}

/** One request that deletes all disabled channels. What is still there afterwards was left alone by the server. */
export const deleteDisabledKind: JobKind = {
  mayLeaveSome: true,
  check: async ({ items }, cache) => {
    const left = new Set((await allChannels(cache)).map(({ id }) => id))
    // After a success they were enabled meanwhile.
    const state = items.every((item) => item.state === 'running') ? 'skipped' : 'failed'
    return items.map((item) => ({ ...item, reason: undefined, state: left.has(item.id) ? state : 'done' }))
  },
  retryPlan: async ({ items }, cache) => {
    const failed = new Set(items.flatMap(({ id, state }) => (state === 'failed' ? [id] : [])))
    return deletionPlan(
      (await allChannels(cache)).filter((channel) => failed.has(channel.id) && isChannelDisabled(channel)),
    )
  },
}

/** One request that deletes the entries of the log before a moment, which is the id of the only item. */
export const clearLogKind: JobKind = {
  isNumbered: true,
  check: async ({ items }) => {
    const [item] = items
    return item ? [{ ...item, reason: undefined, state: (await isCleared(item.id)) ? 'done' : 'failed' }] : []
  },
}

const isTestedSince = ({ test_time }: Channel, since: number) => test_time > since - TOLERATED_SKEW_S

/** Tests that the server makes by itself. How they ended stands in the log alone: it stores times of failures too. */
const serverTests = (isTested: (channel: Channel) => boolean): JobKind => ({
  isOnServer: true,
  check: async ({ since = 0 }, cache) =>
    (await allChannels(cache))
      .filter((channel) => isTested(channel) || isTestedSince(channel, since))
      .map((channel) => ({
        id: channel.id,
        name: channelName(channel),
        state: isTestedSince(channel, since) ? 'done' : 'waiting',
      })),
})

/** See `serverTests`. */
export const serverTestKinds = {
  'channel.serverTest': serverTests(() => true),
  'channel.serverTestDisabled': serverTests(isChannelDisabled),
}

/** The job of tests that the server has just begun; the page does nothing for it, so leaving it stops nothing. */
export function serverTestJob(scope: 'all' | 'disabled'): Pick<Job, 'kind' | 'title' | 'items' | 'since'> {
  const kind = scope === 'all' ? 'channel.serverTest' : 'channel.serverTestDisabled'
  return { kind, title: t(`tests.server.${scope}`), items: [], since: serverSeconds() }
}
