import { HttpFailure, isOutcomeUnknown } from '#/http/failure'
import { messageOf } from '#/http/failure-message'

/**
 * Where one record of a run stands. `waiting` at the end of a run means that nothing was sent for it; `sent`
 * is on its way, and after a reload its outcome is as unknown as `unknown`.
 */
export const ENTRY_STATES = ['waiting', 'sent', 'done', 'failed', 'unknown'] as const
type EntryState = (typeof ENTRY_STATES)[number]

/** One record of a run: named as a person knows it, found by its id. */
export interface BulkEntry {
  id: number
  name: string
  state: EntryState
  /** Why it failed or is unknown, in the language spoken then. */
  reason?: string
}

/** Why a run ended. `stopped`: by the person; `tooMany`: the server wants to be left alone for too long. */
export type BulkEnd = 'finished' | 'stopped' | 'offline' | 'signedOut' | 'rateLimited'

/** The entries of a report, by what became of them; together they are all. */
export interface EntriesByState {
  done: BulkEntry[]
  failed: BulkEntry[]
  unknown: BulkEntry[]
  notSent: BulkEntry[]
}

/** Sorts entries as a report tells them. What was on its way when the run broke off counts as unknown. */
export function groupByState(entries: readonly BulkEntry[]): EntriesByState {
  const of = (...states: EntryState[]) => entries.filter(({ state }) => states.includes(state))
  return { done: of('done'), failed: of('failed'), unknown: of('unknown', 'sent'), notSent: of('waiting') }
}

/** Whether trying again is for this entry: it failed, or was never sent. What is unknown may have been done. */
export function isRetryable({ state }: BulkEntry): boolean {
  return state === 'failed' || state === 'waiting'
}

/** What a failed step says of its record: a write whose answer was lost is unknown, never failed (FM-W2). */
export function bulkOutcome(error: unknown): Pick<BulkEntry, 'state' | 'reason'> {
  const isLost =
    error instanceof HttpFailure &&
    (error.outcome === undefined ? isOutcomeUnknown(error) : error.outcome === 'unknown')
  return { state: isLost ? 'unknown' : 'failed', reason: messageOf(error) }
}
