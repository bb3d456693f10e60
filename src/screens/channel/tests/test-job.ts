import type { QueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { formatCount } from '#/format/quota'
import { t } from '#/i18n/i18n'
import { channelName, type Channel } from '#/resources/channel/channel'
import { isSameRecord, type KnownRecord } from '#/resources/known-record'
import { currentAccount } from '#/session/session'
import type { Job, JobItem, TestSettings } from '#/app/jobs/job'
import { closeJob, jobsStore, runs } from '#/app/jobs/jobs'
import { startJob } from '#/app/jobs/run-job'

const KIND = 'channel.test'

export type PlannedTest = KnownRecord & Pick<JobItem, 'model'>

export const testKey = ({ id, model = '' }: Pick<JobItem, 'id' | 'model'>): string => `${id} ${model}`

const ownTests = () =>
  jobsStore.read().jobs.findLast(({ kind, owner }) => kind === KIND && owner === currentAccount()?.id)

export const useTestJob = () => useSyncExternalStore(jobsStore.subscribe, ownTests)

/** Stops the tests of the account and removes their results. */
export function discardTests(): void {
  const job = ownTests()
  if (!job) return
  runs.get(job.id)?.stop()
  closeJob(job.id)
}

/** Starts tests; others are stopped. */
export function startTests(items: readonly PlannedTest[], settings: TestSettings, cache: QueryClient): void {
  discardTests()
  const channels = new Set(items.map(({ id }) => id)).size
  const title = t('tests.calls', { n: formatCount(items.length), channels: formatCount(channels) })
  startJob({ kind: KIND, title, items, settings, isInPage: true }, cache)
}

/** The channels of a job that are still the tested ones: an id may belong to another channel since. */
export function testedChannels(job: Job, channels: readonly Channel[]): Channel[] {
  const known = new Map(job.items.map((item) => [item.id, item]))
  return channels.filter((now) => {
    const item = known.get(now.id)
    return item && isSameRecord(item, { ...now, names: [now.name, channelName(now)] })
  })
}
