import { HttpFailure, messageOf } from '#/http/failure'
import { AnotherRecord, type KnownRecord } from '#/resources/known-record'
import { ChangedMeanwhile, type RecordChange } from '#/resources/row-mutations'

/**
 * States of one record of a bulk run. `waiting` at the end of a run means that nothing was sent for it; `sent` is in
 * flight, and after a reload its outcome is unknown; `skipped`: somebody else changed the record
 * meanwhile, or its id belongs to another one.
 */
export const ENTRY_STATES = ['waiting', 'sent', 'done', 'failed', 'unknown', 'skipped'] as const
/** See `ENTRY_STATES`. */
export type EntryState = (typeof ENTRY_STATES)[number]

/** One record of a bulk run. */
export interface BulkEntry extends KnownRecord {
  /** When the server started that had the record, in unix seconds. */
  server?: number | undefined
  state: EntryState
  /** The values to write, in a run that edits. */
  change?: RecordChange | undefined
  /** Why it failed, was skipped or is unknown, in the language that was active at that moment. */
  reason?: string | undefined
}

/** Why a run ended. `stopped`: by the user; `rateLimited`: the server asked for too many or too long pauses. */
export const BULK_ENDS = ['finished', 'stopped', 'offline', 'signedOut', 'rateLimited', 'reloaded'] as const
/** See `BULK_ENDS`. */
export type BulkEnd = (typeof BULK_ENDS)[number]

/** All entries of a run, grouped by outcome. */
export interface EntriesByState {
  done: BulkEntry[]
  failed: BulkEntry[]
  skipped: BulkEntry[]
  unknown: BulkEntry[]
  notSent: BulkEntry[]
}

/** Groups entries by outcome for the report. An entry still in flight when the run was interrupted counts as unknown. */
export function groupByState(entries: readonly BulkEntry[]): EntriesByState {
  const of = (...states: EntryState[]) => entries.filter(({ state }) => states.includes(state))
  return {
    done: of('done'),
    failed: of('failed'),
    skipped: of('skipped'),
    unknown: of('unknown', 'sent'),
    notSent: of('waiting'),
  }
}

/**
 * Whether a retry includes this entry: it failed or was never sent. An unknown one may have been processed, so it is
 * included only in a run that edits, which reads the record first and writes nothing that it has already.
 */
export function isRetryable({ state, change }: BulkEntry): boolean {
  return (
    state === 'failed' ||
    state === 'waiting' ||
    (change !== undefined && state !== 'done' && state !== 'skipped')
  )
}

/** Whether an entry was sent, and a retry includes it. */
export function isRetryableFailure(entry: BulkEntry): boolean {
  return entry.state !== 'waiting' && isRetryable(entry)
}

/** Whether a retry would send both what failed and what was never sent. */
export function hasFailedAndUnsent(entries: readonly BulkEntry[]): boolean {
  return entries.some(({ state }) => state === 'waiting') && entries.some(isRetryableFailure)
}

/** Maps the error of a step to the state of its entry: a write whose response was lost is unknown, never failed. */
export function bulkOutcome(error: unknown): Pick<BulkEntry, 'state' | 'reason'> {
  // Without an outcome, a read before the write has failed: nothing was sent.
  const isLost = error instanceof HttpFailure && error.outcome === 'unknown'
  if (error instanceof ChangedMeanwhile || error instanceof AnotherRecord)
    return { state: 'skipped', reason: messageOf(error) }
  return { state: isLost ? 'unknown' : 'failed', reason: messageOf(error) }
}
