import * as z from 'zod/mini'
import type { PacedQueueState } from '#/async/paced-queue'
import { storedText, storedValue } from '#/browser/stored-value'
import { t } from '#/i18n/i18n'
import type { Channel } from '#/resources/channel/channel'
import { runIdSchema } from '../bulk/runs'

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
  | {
      state: 'failed'
      message: string
      fullText: string | undefined
      /** Whether the provider says that it has no such model: any other failure says nothing of the model. */
      isModelMissing: boolean
    }

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

/** Whether a test was refused, or had no response in time. */
export function hasFailed(cell: TestCell | undefined): boolean {
  return cell?.state === 'failed' || cell?.state === 'timedOut'
}

/** What is left of a run of tests after a reload. */
export interface StoredTests {
  id: string
  pairs: readonly TestPair[]
  settings: TestSettings
  /** By `pairKey`. */
  cells: ReadonlyMap<string, TestCell>
}

/** What was stored, and whether the reload interrupted it. */
export interface RestoredTests extends StoredTests {
  isReloaded: boolean
}

const runSchema = z.object({
  id: runIdSchema,
  pairs: z
    .array(
      z.object({
        channel: z.object({ id: z.int().check(z.positive()), name: z.string() }),
        model: z.string(),
      }),
    )
    .check(z.minLength(1)),
  settings: z.object({
    concurrency: z.int().check(z.minimum(1), z.maximum(4)),
    timeout: z.number().check(z.positive()),
  }),
})

/** A letter for each state: while tests run, all states are stored up to ten times a second. A test that is ok is stored as its milliseconds. */
function codeOf(cell: TestCell | undefined): string {
  switch (cell?.state) {
    case 'ok':
      return String(cell.ms)
    case 'failed':
      return cell.isModelMissing ? 'm' : 'f'
    case 'timedOut':
      return 't'
    case 'running':
      return 'u'
    case 'unknown':
      return 'n'
    case 'skipped':
      return 'k'
    case 'stopped':
      return cell.isSent ? 'x' : 'c'
    default:
      return 'w'
  }
}

/** The state after a reload: what had not been sent is cancelled, what was in flight is unknown. */
function cellOf(code: string | undefined, { timeout }: TestSettings): TestCell {
  if (code !== undefined && /^\d+$/.test(code)) return { state: 'ok', ms: Number(code) }
  if (code === 'm')
    return { state: 'failed', message: t('tests.modelMissing'), fullText: undefined, isModelMissing: true }
  if (code === 'f')
    return { state: 'failed', message: t('tests.notKept'), fullText: undefined, isModelMissing: false }
  if (code === 't') return { state: 'timedOut', seconds: timeout }
  if (code === 'k') return { state: 'skipped' }
  if (code === 'x') return { state: 'stopped', isSent: true }
  if (code === 'c' || code === 'w') return { state: 'stopped', isSent: false }
  return { state: 'unknown' }
}

/**
 * Session storage for the tests of an account in this tab: what is shown after a reload. Holds ids, names, states and
 * times, never texts of the server.
 */
export function testStorage(owner: number) {
  const run = storedValue(`bulk:${owner}:tests`, runSchema, 'session')
  const codes = storedText(`bulk:${owner}:tests:states`, z.string(), 'session')
  return {
    read: (): RestoredTests | undefined => {
      const stored = run.read()
      if (!stored) return undefined
      const states = codes.read()?.split(',') ?? []
      const cells = stored.pairs.map(({ channel, model }, at): [string, TestCell] => [
        pairKey(channel.id, model),
        cellOf(states[at], stored.settings),
      ])
      const isReloaded = states.some((code) => code === 'u' || code === 'w')
      return { ...stored, cells: new Map(cells), isReloaded }
    },
    write: ({ id, pairs, settings }: StoredTests): void => {
      const named = pairs.map(({ channel, model }) => ({
        channel: { id: channel.id, name: channel.name },
        model,
      }))
      run.write({ id, pairs: named, settings })
    },
    writeStates: ({ pairs, cells }: StoredTests): void => {
      codes.write(pairs.map(({ channel, model }) => codeOf(cells.get(pairKey(channel.id, model)))).join(','))
    },
    remove: (): void => {
      run.remove()
      codes.remove()
    },
  }
}
