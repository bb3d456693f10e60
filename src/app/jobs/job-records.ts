import { createStore, delMany, get, keys, setMany, type UseStore } from 'idb-keyval'
import * as z from 'zod/mini'
import { inTime } from '#/browser/account-records'
import { isWorthKeeping, ITEM_CODES, ITEM_STATES, JOB_ENDS, type Job, type JobItem } from './job'
import { isJobKind } from './job-kinds'
import { markStored } from './jobs'

/** Of the stored form: jobs of another version are told as not readable. */
const VERSION = 1
/** A server refuses more in so short a time, when a page is left that has a scheduled deletion. */
export const MAX_ON_LEAVE = 100
/** In ms. A job is worth waiting for: without its records a reload loses what became of each item. */
const PATIENCE_MS = 15_000

const values = z.record(z.string(), z.union([z.string(), z.number()]))
const itemSchema = z.object({
  id: z.int().check(z.positive()),
  name: z.string(),
  created_time: z.optional(z.number()),
  change: z.optional(z.object({ from: values, to: values })),
  model: z.optional(z.string()),
})
/** What is written once: ids, names and the values of an edit; never keys, whole records or texts of the server. */
const headSchema = z.object({
  version: z.literal(VERSION),
  kind: z.string().check(z.refine(isJobKind)),
  title: z.string().check(z.maxLength(500)),
  server: z.optional(z.number()),
  deletes: z.optional(z.string()),
  undoes: z.optional(z.string()),
  settings: z.optional(
    z.object({ concurrency: z.int().check(z.minimum(1), z.maximum(4)), timeout: z.number() }),
  ),
  items: z.array(itemSchema),
  /** Without Web Locks a job stays in the tab that started it. */
  tab: z.optional(z.string()),
})
/** What is written at each step. */
const progressSchema = z.object({
  isScheduled: z.optional(z.boolean()),
  end: z.optional(z.enum(JOB_ENDS)),
  rows: z.optional(z.int().check(z.nonnegative())),
  outcomes: z.array(
    z.object({
      state: z.enum(ITEM_STATES),
      ms: z.optional(z.number()),
      code: z.optional(z.enum(ITEM_CODES)),
    }),
  ),
})

let opened: UseStore | undefined
const store = () => (opened ??= createStore('jobs', 'records'))
const headKey = (owner: number, id: string) => `${owner}/${id}`
const progressKey = (owner: number, id: string) => `${owner}/${id}/progress`

/** The members of a job that `headSchema` has. */
const headOf = (job: Job, tab: string | undefined) => z.parse(headSchema, { ...job, version: VERSION, tab })

function progressOf({ phase, end, stream, items }: Job) {
  const outcomes = items.map(({ state, ms, code }) => ({ state, ms, code }))
  return { isScheduled: phase === 'scheduled', end, rows: stream?.rows, outcomes }
}

/**
 * Stores a job, or removes it when nothing of it is left to tell. Resolves with false if the browser has no room or no
 * database. `isNew`: also what no step changes.
 */
export async function keepJob(
  job: Job,
  { isNew = false, tab }: { isNew?: boolean; tab?: string } = {},
): Promise<boolean> {
  const { owner, id } = job
  if (!isWorthKeeping(job)) return forgetJob(owner, id)
  const progress: [string, unknown] = [progressKey(owner, id), progressOf(job)]
  try {
    if (isNew) markStored(owner, true)
    const records = isNew
      ? [[headKey(owner, id), headOf(job, tab)] satisfies [string, unknown], progress]
      : [progress]
    await inTime(setMany(records, store()), PATIENCE_MS)
    return true
  } catch {
    opened = undefined
    return false
  }
}

/** Removes a stored job. */
export async function forgetJob(owner: number, id: string): Promise<boolean> {
  try {
    await inTime(delMany([headKey(owner, id), progressKey(owner, id)], store()), PATIENCE_MS)
    return true
  } catch {
    return false
  }
}

/** Removes all stored jobs of an account. */
export async function forgetJobs(owner: number): Promise<void> {
  const ids = await storedIds(owner)
  await Promise.all(ids.map((id) => forgetJob(owner, id)))
  markStored(owner, false)
}

/** The ids of the stored jobs of an account. Rejects without a database. */
export async function storedIds(owner: number): Promise<string[]> {
  const names = (await inTime(keys(store()), PATIENCE_MS)).map(String)
  return names.flatMap((name) => {
    const [first, id, rest] = name.split('/')
    return first === String(owner) && id && rest === undefined ? [id] : []
  })
}

/** As `storedIds`. When there are none, the database is not opened again until a job is stored. */
export async function restorableIds(owner: number): Promise<string[]> {
  const ids = await storedIds(owner)
  if (ids.length > 0) return ids
  markStored(owner, false)
  // Another tab may have stored one meanwhile.
  const later = await storedIds(owner)
  if (later.length > 0) markStored(owner, true)
  return later
}

type StoredProgress = z.infer<typeof progressSchema>

/** The outcome of an item after a reload. A scheduled deletion may have been sent when the page was left. */
function restoredOutcome(
  { isScheduled, outcomes }: StoredProgress,
  index: number,
): StoredProgress['outcomes'][number] {
  const outcome = outcomes[index]
  if (!outcome || outcome.state === 'running') return { state: 'unknown' }
  const mayBeSent = isScheduled && outcome.state === 'waiting' && index < MAX_ON_LEAVE
  return mayBeSent ? { state: 'unknown' } : outcome
}

/**
 * Reads a stored job: undefined if it is gone or stays in another tab, `unreadable` if it has another form. What was in
 * flight has an unknown outcome.
 */
export async function readJob(
  owner: number,
  id: string,
  tab?: string,
): Promise<Job | 'unreadable' | undefined> {
  const stored = await get<unknown>(headKey(owner, id), store())
  if (stored === undefined) return undefined
  const head = z.safeParse(headSchema, stored)
  const progress = z.safeParse(progressSchema, await get<unknown>(progressKey(owner, id), store()))
  if (!head.success || !progress.success) return 'unreadable'
  const { version: _version, tab: ownTab, ...kept } = head.data
  if (ownTab !== tab) return undefined
  const items = kept.items.map((item, index): JobItem => ({
    ...item,
    ...restoredOutcome(progress.data, index),
  }))
  const hasRest = items.some(({ state }) => state === 'waiting' || state === 'unknown')
  const { rows, end = hasRest || rows !== undefined ? 'reloaded' : 'finished' } = progress.data
  const stream = rows === undefined ? undefined : { rows, reached: 0, unreadable: 0 }
  return { ...kept, id, owner, items, phase: 'over', end, stream }
}
