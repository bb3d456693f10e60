import { HttpFailure, isOutcomeUnknown } from '#/http/failure'
import { messageOf } from '#/http/failure-message'

/**
 * States of one record of a bulk run. `waiting` at the end of a run means that nothing was sent for it; `sent` is in
 * flight, and after a reload its outcome is unknown.
 */
export const ENTRY_STATES = ['waiting', 'sent', 'done', 'failed', 'unknown'] as const
type EntryState = (typeof ENTRY_STATES)[number]

/** One record of a bulk run: the id identifies it, the name is for display. */
export interface BulkEntry {
  id: number
  name: string
  state: EntryState
  /** Why it failed or is unknown, in the language that was active at that moment. */
  reason?: string
}

/** Why a run ended. `stopped`: by the user; `rateLimited`: the server asked for too many or too long pauses. */
export type BulkEnd = 'finished' | 'stopped' | 'offline' | 'signedOut' | 'rateLimited'

/** All entries of a run, grouped by outcome. */
export interface EntriesByState {
  done: BulkEntry[]
  failed: BulkEntry[]
  unknown: BulkEntry[]
  notSent: BulkEntry[]
}

/** Groups entries by outcome for the report. An entry still in flight when the run was interrupted counts as unknown. */
export function groupByState(entries: readonly BulkEntry[]): EntriesByState {
  const of = (...states: EntryState[]) => entries.filter(({ state }) => states.includes(state))
  return { done: of('done'), failed: of('failed'), unknown: of('unknown', 'sent'), notSent: of('waiting') }
}

/** Whether a retry includes this entry: it failed or was never sent. An unknown one may have been processed. */
export function isRetryable({ state }: BulkEntry): boolean {
  return state === 'failed' || state === 'waiting'
}

/** Maps the error of a step to the state of its entry: a write whose response was lost is unknown, never failed. */
export function bulkOutcome(error: unknown): Pick<BulkEntry, 'state' | 'reason'> {
  const isLost =
    error instanceof HttpFailure &&
    (error.outcome === undefined ? isOutcomeUnknown(error) : error.outcome === 'unknown')
  return { state: isLost ? 'unknown' : 'failed', reason: messageOf(error) }
}
