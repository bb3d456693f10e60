import type { PacedQueueState } from '#/async/paced-queue'
import type { Channel } from '#/resources/channel/channel'

/** One test to make. */
export interface TestPair {
  channel: Pick<Channel, 'id' | 'name'>
  model: string
}

/**
 * A test that ended without success. `unknown`: the page was reloaded before the response; `skipped`: not sent, because
 * the channel was being deleted.
 */
export type UnsuccessfulCell =
  | { state: 'unknown' | 'skipped' }
  | { state: 'stopped'; isSent: boolean }
  | { state: 'timedOut'; seconds: number }
  | { state: 'failed'; message: string; fullText: string | undefined }

/** State of one test; `ms` until the response. */
export type TestCell = { state: 'waiting' | 'running' } | { state: 'ok'; ms: number } | UnsuccessfulCell

/** How a run of tests sends. */
export interface TestSettings {
  /** Tests at a time, 1 to 4. */
  concurrency: number
  /** Seconds until a test is given up. */
  timeout: number
}

/** A run of tests; it goes on while other pages are visited. */
export interface TestRun extends PacedQueueState {
  id: string
  owner: number
  /** Whether a reload interrupted it. */
  isReloaded: boolean
  pairs: readonly TestPair[]
  /** By `pairKey`. */
  cells: ReadonlyMap<string, TestCell>
  settings: TestSettings
}

/** Identifies the test of a channel with a model within a run. */
export function pairKey(channelId: number, model: string): string {
  return `${channelId} ${model}`
}

/** Whether a test ended without success. */
export function isUnsuccessful(cell: TestCell | undefined): cell is UnsuccessfulCell {
  return cell !== undefined && !['ok', 'waiting', 'running'].includes(cell.state)
}
