import type { QueryClient } from '@tanstack/react-query'
import type { StaticKey } from '#/i18n/i18n'
import type { RecordValues } from '#/resources/row-mutations'
import type { Job, JobItem, ItemOutcome } from './job'
import type { SilentMutate } from './silent-mutate'

/** What a step gets besides its item. */
export interface StepContext {
  mutate: SilentMutate
  /** Aborted when the user stops this item, in a kind that is abortable. */
  signal: AbortSignal
  job: Job
}

/** What a job does. Its input is data, so that it can be repeated after a reload. */
export interface JobKind {
  /** Jobs with the same noun never write the same record at once; without a `step` it is of no use. */
  noun?: string
  /** Whether it writes no record: then it waits for no write either. */
  writesNothing?: boolean
  /** Requests per step, for the pace (a read before the write: 2). */
  requests?: number
  /**
   * Processes one item with one or more mutations of its resource. Resolves when it is done (also when a read verified that
   * a lost write took effect), perhaps with another outcome; rejects with `HttpFailure` otherwise.
   */
  step?: (item: JobItem, context: StepContext) => Promise<ItemOutcome | undefined>
  /** Whether *Stop* aborts the steps in flight; otherwise they finish. */
  isAbortable?: boolean
  /** Deletes a record at once, because the page is being left while the job waits: nobody waits for the response. */
  leave?: (id: number) => Promise<unknown>
  /** Whether the server stores such values; by default any that it has sent itself. */
  canStore?: (values: RecordValues) => boolean
  /** Reads what a continued job compares its items with; the result throws nothing and returns why one is skipped. */
  prepare?: (cache: QueryClient) => Promise<(item: JobItem) => Error | undefined>
  /** Downloads the results in a form of its own. */
  saveCsv?: (job: Job) => void
  /** How an item is called; by default by its name. */
  nameOf?: (item: Omit<JobItem, 'state'>) => string
  /** The page with its results. */
  page?: { to: '/channel/tests'; label: StaticKey }
}
