import * as z from 'zod/mini'

const valuesSchema = z.record(z.string(), z.union([z.string(), z.number()]))

const itemSchema = z.object({
  id: z.int().check(z.positive()),
  /** As it was shown. */
  name: z.string(),
  /** Unix seconds; 0 or undefined where the noun has none. */
  created_time: z.optional(z.number()),
  /**
   * `waiting`: nothing was sent for it; `running`: in flight; `gone`: somebody else had deleted it; `skipped`: somebody else
   * changed it meanwhile, or its id belongs to another record; `unknown`: sent, and no response came; `undone`: taken back
   * before it was sent, or put back afterwards.
   */
  state: z.enum(['waiting', 'running', 'done', 'gone', 'failed', 'skipped', 'unknown', 'undone']),
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

/** Long work over many records, as it is shown and stored. It goes on while other pages are visited. */
export const jobSchema = z.object({
  id: z.string(),
  /** The account that started it; another one neither sees nor continues it. */
  owner: z.number(),
  kind: z.enum([
    'channel.edit',
    'channel.delete',
    'channel.test',
    'redemption.edit',
    'redemption.delete',
    'token.edit',
    'token.delete',
    'user.edit',
    'user.delete',
    'log.export',
    'row.delete',
  ]),
  /** "Deleting redemption codes", in the language that was active when it started. */
  title: z.string(),
  items: z.readonly(z.array(itemSchema)),
  /** `scheduled`: can be undone; `stopping`: until the steps in flight have ended. */
  phase: z.enum(['scheduled', 'running', 'paused', 'stopping', 'over']),
  /** Why it ended. `stopped`: by the user; `rateLimited`: the server asked for too many or too long pauses. */
  end: z.optional(z.enum(['finished', 'stopped', 'offline', 'signedOut', 'rateLimited', 'reloaded'])),
  /** The noun whose records it deletes: nothing else writes them meanwhile. */
  deletes: z.optional(z.string()),
  /** Whether a notification and the row tell everything, so that it has no card. */
  isQuiet: z.optional(z.boolean()),
  /** The job whose changes it puts back. */
  undoes: z.optional(z.string()),
  /** How tests are sent: so many at a time, each given up after some seconds. */
  settings: z.optional(z.object({ concurrency: z.int().check(z.gte(1), z.lte(4)), timeout: z.number() })),
  /** What an export has written: rows, the time of the last one (unix seconds), those that it could not read, why it stopped. */
  stream: z.optional(
    z.object({
      rows: z.number(),
      reached: z.number(),
      unreadable: z.number(),
      problem: z.optional(z.string()),
    }),
  ),
})

/** See `jobSchema`. */
export type Job = z.infer<typeof jobSchema>
/** See `jobSchema`. */
export type JobKindName = Job['kind']
/** One record of a job. */
export type JobItem = z.infer<typeof itemSchema>
/** What became of an item. */
export type ItemOutcome = Pick<JobItem, 'state' | 'change' | 'reason' | 'fullText' | 'ms' | 'code'>
/** See `jobSchema`. */
export type JobStream = NonNullable<Job['stream']>
/** See `jobSchema`. */
export type TestSettings = NonNullable<Job['settings']>

/** How an item is called. */
export const itemName = ({ name, model }: Pick<JobItem, 'name' | 'model'>) =>
  model ? `${name} · ${model}` : name

/** Groups items by outcome for the report. An item in flight counts as unknown. */
export function groupByState(items: readonly JobItem[]) {
  const of = (...states: JobItem['state'][]) => items.filter(({ state }) => states.includes(state))
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

/** Whether an item was sent, and a retry includes it. One with an unknown outcome is read before anything is sent again. */
export const isRetryableFailure = ({ state }: ItemOutcome) => state === 'failed' || state === 'unknown'

/** Whether a retry includes this item. */
export const isRetryable = (item: ItemOutcome) => item.state === 'waiting' || isRetryableFailure(item)

/** Whether steps of the job are being sent, or will be without anybody's doing. */
export const isActive = ({ phase }: Job) => phase !== 'over' && phase !== 'paused'

/** Whether a job is over and nothing of it is left to tell. */
export const isAllDone = ({ phase, end, items }: Job) =>
  phase === 'over' && end === 'finished' && items.every(({ state }) => state === 'done' || state === 'undone')

/** How many items the runs of jobs have no longer to do, and how many there are. */
export function progressOf(jobs: readonly Job[]): { n: number; total: number } {
  const items = jobs.flatMap((job) => job.items)
  return { n: items.filter(({ isDue }) => isDue !== true).length, total: items.length }
}
