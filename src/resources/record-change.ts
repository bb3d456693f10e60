import { HttpFailure } from '#/http/failure'
import { t } from '#/i18n/i18n'

/** Members of a record as the server stores them: lists joined by commas. */
export type RecordValues = Readonly<Record<string, string | number>>

/** A change of one record: the values that it had when it was planned, and those to write. */
export interface RecordChange {
  from: RecordValues
  to: RecordValues
}

/** Thrown before sending when a member has been changed since the change was planned. */
export class ChangedMeanwhile extends HttpFailure {
  constructor(now: RecordValues) {
    const values = Object.values(now).map((value) => (value === '' ? '""' : String(value)))
    super({ kind: 'refused', serverMessage: t('bulk.moved', { value: values.join(' · ') }) })
    this.name = 'ChangedMeanwhile'
  }
}

/**
 * Returns the members of `change` that are still to be written to the record `now`; none if it has them already. Throws
 * `ChangedMeanwhile` if a member has neither the old nor the new value.
 */
export function remainingValues({ from, to }: RecordChange, now: RecordValues): RecordValues {
  const open = Object.entries(to).filter(([name, value]) => now[name] !== value)
  const moved = open.flatMap(([name]) => {
    const current = now[name]
    return current !== undefined && current !== from[name] ? [[name, current] as const] : []
  })
  if (moved.length > 0) throw new ChangedMeanwhile(Object.fromEntries(moved))
  return Object.fromEntries(open)
}

/** Whether the record `now` has all values that `change` writes. */
export function hasChange({ to }: RecordChange, now: RecordValues): boolean {
  return Object.entries(to).every(([name, value]) => now[name] === value)
}

/** The change that puts the old values back. */
export function reversed({ from, to }: RecordChange): RecordChange {
  return { from: to, to: Object.fromEntries(Object.keys(to).map((name) => [name, from[name] ?? ''])) }
}
