import type { QueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { formatCount } from '#/format/quota'
import { t } from '#/i18n/i18n'
import { channelName, type Channel } from '#/resources/channel/channel'
import { isSameRecord } from '#/resources/known-record'
import { currentAccount } from '#/session/session'
import type { Job, TestSettings } from '#/app/jobs/job'
import { closeJob, jobsStore, runs } from '#/app/jobs/jobs'
import { runJob, startJob } from '#/app/jobs/run-job'
import { testCellOf, type TestCell } from './test-cells'

const KIND = 'channel.test'

/** One test to make. */
export interface TestPair {
  channel: Pick<Channel, 'id' | 'name'> & { created_time?: number | undefined }
  model: string
}

/** Identifies the test of a channel with a model. */
export function pairKey(channelId: number, model: string): string {
  return `${channelId} ${model}`
}

/** A job of tests as its page shows it. */
export interface ShownTests {
  job: Job
  pairs: readonly TestPair[]
  /** By `pairKey`. */
  cells: ReadonlyMap<string, TestCell>
}

/** The tests of a job, and what became of each. */
export function shownTests(job: Job): ShownTests {
  const pairs = job.items.map(({ id, name, created_time, model = '' }) => ({
    channel: { id, name, created_time },
    model,
  }))
  const cells = new Map(job.items.map((item) => [pairKey(item.id, item.model ?? ''), testCellOf(item, job)]))
  return { job, pairs, cells }
}

const ownTests = () =>
  jobsStore.read().jobs.findLast(({ kind, owner }) => kind === KIND && owner === currentAccount()?.id)

/** The tests of the account. */
export const useTestJob = () => useSyncExternalStore(jobsStore.subscribe, ownTests)

/** Stops the tests of the account and removes their results. */
export function discardTests(): void {
  const job = ownTests()
  if (!job) return
  runs.get(job.id)?.stop()
  closeJob(job.id)
}

/** Starts tests; others are stopped. */
export function startTests(pairs: readonly TestPair[], settings: TestSettings, cache: QueryClient): void {
  discardTests()
  const channels = new Set(pairs.map(({ channel }) => channel.id)).size
  const title = t('tests.calls', { n: formatCount(pairs.length), channels: formatCount(channels) })
  const items = pairs.map(({ channel, model }) => {
    const { id, created_time } = channel
    return { id, name: channelName(channel), created_time, model }
  })
  startJob({ kind: KIND, title, items, settings, isInPage: true }, cache)
}

/** Makes those tests again that are wanted. */
export function retest(
  job: Job,
  cache: QueryClient,
  isWanted: (cell: TestCell, key: string) => boolean,
): void {
  void runJob(job.id, cache, (item) => isWanted(testCellOf(item, job), pairKey(item.id, item.model ?? '')))
}

/** The channels of a job that are still the tested ones: an id may belong to another channel since. */
export function testedChannels(job: Job, channels: readonly Channel[]): Channel[] {
  const known = new Map(job.items.map((item) => [item.id, item]))
  return channels.filter((now) => {
    const item = known.get(now.id)
    return item && isSameRecord(item, { ...now, names: [now.name, channelName(now)] })
  })
}

/** How many tests have ended in which way. */
interface TestCounts {
  ok: number
  /** With a message of the server, or timed out. */
  failed: number
  /** Sent, but cancelled or interrupted before the response. */
  unknown: number
  /** Cancelled before they were sent. */
  cancelled: number
  /** Not sent, because the channel was being deleted. */
  skipped: number
}

function countOf(cell: TestCell): keyof TestCounts | undefined {
  switch (cell.state) {
    case 'waiting':
    case 'running':
      return undefined
    case 'timedOut':
      return 'failed'
    case 'stopped':
      return cell.isSent ? 'unknown' : 'cancelled'
    default:
      return cell.state
  }
}

/** Counts the tests that have ended. The card of the job names the same numbers; it adds `skipped` to `cancelled`. */
export function countTests(cells: ShownTests['cells']): TestCounts {
  const counts = { ok: 0, failed: 0, unknown: 0, cancelled: 0, skipped: 0 }
  for (const cell of cells.values()) {
    const name = countOf(cell)
    if (name) counts[name] += 1
  }
  return counts
}
