import { HttpFailure, messageOf } from '#/http/failure'
import { AnotherRecord, type KnownRecord } from '#/resources/known-record'
import { ChangedMeanwhile, type RecordChange } from '#/resources/row-mutations'

/**
 * States of one item. `waiting`: nothing was sent for it; `running`: in flight; `unknown`: sent, and no response came;
 * `skipped`: somebody else changed the record meanwhile, or its id belongs to another one; `undone`: taken back before it
 * was sent, or put back afterwards.
 */
export const ITEM_STATES = ['waiting', 'running', 'done', 'failed', 'skipped', 'unknown', 'undone'] as const
/** See `ITEM_STATES`. */
export type ItemState = (typeof ITEM_STATES)[number]

/** What a test says besides its state; `missing`: the provider has no such model. */
export const ITEM_CODES = ['missing', 'timedOut', 'stopped'] as const

/** What became of an item. */
export interface ItemOutcome {
  state: ItemState
  /** Why it failed, was skipped or is unknown, in the language that was active at that moment; lost by a reload. */
  reason?: string | undefined
  /** The reason in full, where `reason` is clipped. */
  fullText?: string | undefined
  /** Milliseconds that a test took. */
  ms?: number | undefined
  code?: (typeof ITEM_CODES)[number] | undefined
}

/** One record of a job. */
export interface JobItem extends KnownRecord, ItemOutcome {
  /** The values to write, in a job that edits. */
  change?: RecordChange | undefined
  /** The model, in a job that tests channels. */
  model?: string | undefined
}

/** Why a job ended. `stopped`: by the user; `rateLimited`: the server asked for too many or too long pauses. */
export const JOB_ENDS = ['finished', 'stopped', 'offline', 'signedOut', 'rateLimited', 'reloaded'] as const
/** See `JOB_ENDS`. */
export type JobEnd = (typeof JOB_ENDS)[number]

/** What an export has written; the number of rows is known at its end. */
export interface JobStream {
  rows: number
  /** Time of the last row, in unix seconds. */
  reached: number
  /** Rows that could not be parsed and are missing in the file. */
  unreadable: number
  /** Why it does not go on. */
  problem?: string | undefined
}

/** How tests of channels are sent. */
export interface TestSettings {
  /** Tests at a time, 1 to 4. */
  concurrency: number
  /** Seconds until a test is given up. */
  timeout: number
}

/** Name of an entry of `JOB_KINDS`. */
export type JobKindName =
  | `${'channel' | 'redemption' | 'token' | 'user'}.edit`
  | `${'channel' | 'redemption'}.delete`
  | 'channel.test'
  | 'log.export'

/** Long work over many records. It goes on while other pages are visited. */
export interface Job {
  id: string
  /** The account that started it; another one neither sees nor continues it. */
  owner: number
  /** Name of its entry in `JOB_KINDS`. */
  kind: string
  /** "Deleting redemption codes", in the language that was active when it started. */
  title: string
  /** When the server started that had the records, in unix seconds. */
  server?: number | undefined
  items: readonly JobItem[]
  /** `scheduled`: can be undone; `pausing` and `stopping`: until the steps in flight have ended. */
  phase: 'scheduled' | 'running' | 'pausing' | 'paused' | 'stopping' | 'over'
  end?: JobEnd | undefined
  /** The noun whose records it deletes: nothing else writes them meanwhile. */
  deletes?: string | undefined
  /** Whether a notification and the row tell everything, so that it has no card. */
  isQuiet?: boolean
  /** The job whose changes it puts back. */
  undoes?: string | undefined
  settings?: TestSettings | undefined
  stream?: JobStream | undefined
}

/** All items of a job, grouped by outcome. */
type ItemsByState = Record<'done' | 'failed' | 'skipped' | 'unknown' | 'notSent' | 'undone', JobItem[]>

/** Groups items by outcome for the report. An item still in flight when the job was interrupted counts as unknown. */
export function groupByState(items: readonly JobItem[]): ItemsByState {
  const of = (...states: ItemState[]) => items.filter(({ state }) => states.includes(state))
  return {
    done: of('done'),
    failed: of('failed'),
    skipped: of('skipped'),
    unknown: of('unknown', 'running'),
    notSent: of('waiting'),
    undone: of('undone'),
  }
}

/** Whether a retry includes this item. One with an unknown outcome is read before anything is sent again. */
export function isRetryable({ state }: ItemOutcome): boolean {
  return state === 'failed' || state === 'waiting' || state === 'unknown'
}

/** Whether an item was sent, and a retry includes it. */
export function isRetryableFailure(item: ItemOutcome): boolean {
  return item.state !== 'waiting' && isRetryable(item)
}

/** Whether a retry would send both what failed and what was never sent. */
export function hasFailedAndUnsent(items: readonly JobItem[]): boolean {
  return items.some(({ state }) => state === 'waiting') && items.some(isRetryableFailure)
}

/** Maps the error of a step to the outcome of its item: a write whose response was lost is unknown, never failed. */
export function outcomeOf(error: unknown): ItemOutcome {
  const reason = messageOf(error)
  if (error instanceof ChangedMeanwhile || error instanceof AnotherRecord) return { state: 'skipped', reason }
  // Without an outcome, a read before the write has failed: nothing was sent.
  const isLost = error instanceof HttpFailure && error.outcome === 'unknown'
  return { state: isLost ? 'unknown' : 'failed', reason }
}

/** Whether steps of the job are being sent, or will be without anybody's doing. */
export function isActive({ phase }: Job): boolean {
  return phase !== 'over' && phase !== 'paused'
}

/** Whether a job is paused, or will be when the steps in flight have ended: it can be resumed already. */
export function isPaused({ phase }: Job): boolean {
  return phase === 'paused' || phase === 'pausing'
}

const SETTLED = new Set<ItemState>(['done', 'undone'])

/** Whether a job is over and nothing of it is left to tell. */
export function isAllDone({ phase, end = 'finished', items }: Job): boolean {
  return phase === 'over' && end === 'finished' && items.every(({ state }) => SETTLED.has(state))
}

/** Whether something of the job is left to tell, or to put back, after a reload. */
export function isWorthKeeping(job: Job): boolean {
  return job.isQuiet !== true && (!isAllDone(job) || job.items.some(({ change }) => change))
}

/** How many items of the jobs have an outcome, and how many there are. */
export function progressOf(jobs: readonly Job[]): { n: number; total: number } {
  const items = jobs.flatMap((job) => job.items)
  const open = items.filter(({ state }) => state === 'waiting' || state === 'running')
  return { n: items.length - open.length, total: items.length }
}
