import * as z from 'zod/mini'
import { HttpFailure, messageOf } from '#/http/failure'
import { AnotherRecord } from '#/resources/known-record'
import { ChangedMeanwhile } from '#/resources/row-mutations'

/**
 * States of one item. `waiting`: nothing was sent for it; `running`: in flight; `unknown`: sent, and no response came;
 * `gone`: somebody else had deleted the record; `skipped`: somebody else changed the record meanwhile, or its id belongs to another one; `undone`: taken back before it
 * was sent, or put back afterwards.
 */
const ITEM_STATES = ['waiting', 'running', 'done', 'gone', 'failed', 'skipped', 'unknown', 'undone'] as const
/** Why a job ended. `stopped`: by the user; `rateLimited`: the server asked for too many or too long pauses. */
const JOB_ENDS = ['finished', 'stopped', 'offline', 'signedOut', 'rateLimited', 'reloaded'] as const
const JOB_KINDS = [
  'channel.edit',
  'channel.delete',
  'channel.test',
  'redemption.edit',
  'redemption.delete',
  'token.edit',
  'user.edit',
  'log.export',
  'row.delete',
] as const

const valuesSchema = z.record(z.string(), z.union([z.string(), z.number()]))

const itemSchema = z.object({
  id: z.int().check(z.positive()),
  /** As it was shown. */
  name: z.string(),
  /** Unix seconds; 0 or undefined where the noun has none. */
  created_time: z.optional(z.number()),
  state: z.enum(ITEM_STATES),
  /** Whether the run of the job has it still to do. */
  isDue: z.optional(z.boolean()),
  /** The values to write, in a job that edits; when it is done, those that it has written. */
  change: z.optional(z.object({ from: valuesSchema, to: valuesSchema })),
  /** The model, in a job that tests channels. */
  model: z.optional(z.string()),
  /** Why it failed, was skipped or is unknown, in the language that was active at that moment. */
  reason: z.optional(z.string()),
  /** The reason in full, where `reason` is clipped. */
  fullText: z.optional(z.string()),
  /** Milliseconds that a test took. */
  ms: z.optional(z.number()),
  /** What a test says besides its state; `missing`: the provider has no such model. */
  code: z.optional(z.enum(['missing', 'timedOut', 'stopped'])),
})

/** What an export has written; the number of rows is known at its end. */
const streamSchema = z.object({
  rows: z.number(),
  /** Time of the last row, in unix seconds. */
  reached: z.number(),
  /** Rows that could not be parsed and are missing in the file. */
  unreadable: z.number(),
  /** Why it does not go on. */
  problem: z.optional(z.string()),
})

const settingsSchema = z.object({
  /** Tests at a time, 1 to 4. */
  concurrency: z.int().check(z.minimum(1), z.maximum(4)),
  /** Seconds until a test is given up. */
  timeout: z.number(),
})

/** Long work over many records, as it is shown and stored. It goes on while other pages are visited. */
export const jobSchema = z.object({
  id: z.string(),
  /** The account that started it; another one neither sees nor continues it. */
  owner: z.number(),
  kind: z.enum(JOB_KINDS),
  /** "Deleting redemption codes", in the language that was active when it started. */
  title: z.string(),
  items: z.readonly(z.array(itemSchema)),
  /** `scheduled`: can be undone; `stopping`: until the steps in flight have ended. */
  phase: z.enum(['scheduled', 'running', 'paused', 'stopping', 'over']),
  end: z.optional(z.enum(JOB_ENDS)),
  /** The noun whose records it deletes: nothing else writes them meanwhile. */
  deletes: z.optional(z.string()),
  /** Whether a notification and the row tell everything, so that it has no card. */
  isQuiet: z.optional(z.boolean()),
  /** The job whose changes it puts back. */
  undoes: z.optional(z.string()),
  settings: z.optional(settingsSchema),
  stream: z.optional(streamSchema),
})

/** See `jobSchema`. */
export type Job = z.infer<typeof jobSchema>
/** Name of an entry of `JOB_KINDS`. */
export type JobKindName = Job['kind']
/** See `JOB_ENDS`. */
export type JobEnd = (typeof JOB_ENDS)[number]
/** One record of a job. */
export type JobItem = z.infer<typeof itemSchema>
/** See `ITEM_STATES`. */
export type ItemState = JobItem['state']
/** What became of an item. */
export type ItemOutcome = Pick<JobItem, 'state' | 'change' | 'reason' | 'fullText' | 'ms' | 'code'>
/** See `streamSchema`. */
export type JobStream = z.infer<typeof streamSchema>
/** How tests of channels are sent. */
export type TestSettings = z.infer<typeof settingsSchema>

/** How an item is called. */
export const itemName = ({ name, model }: Pick<JobItem, 'name' | 'model'>) =>
  model ? `${name} · ${model}` : name

/** All items of a job, grouped by outcome. */
type ItemsByState = Record<
  'done' | 'gone' | 'failed' | 'skipped' | 'unknown' | 'notSent' | 'undone',
  JobItem[]
>

/** Groups items by outcome for the report. An item in flight counts as unknown. */
export function groupByState(items: readonly JobItem[]): ItemsByState {
  const of = (...states: ItemState[]) => items.filter(({ state }) => states.includes(state))
  return {
    done: of('done'),
    gone: of('gone'),
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

const SETTLED = new Set<ItemState>(['done', 'undone'])

/** Whether a job is over and nothing of it is left to tell. */
export function isAllDone({ phase, end, items }: Job): boolean {
  return phase === 'over' && end === 'finished' && items.every(({ state }) => SETTLED.has(state))
}

/** How many items the runs of jobs have no longer to do, and how many there are. */
export function progressOf(jobs: readonly Job[]): { n: number; total: number } {
  const items = jobs.flatMap((job) => job.items)
  return { n: items.filter(({ isDue }) => isDue !== true).length, total: items.length }
}
