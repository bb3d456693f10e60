import { HttpFailure } from '#/http/failure'
import { t } from '#/i18n/i18n'
import type { Noun } from './record-queries'

/**
 * A record as work knows it that outlives a wait or a reload. An id alone does not identify it: after the server came back
 * with another database, another record may have it.
 */
export interface KnownRecord {
  id: number
  /** As it was shown. */
  name: string
  /** Unix seconds; 0 or undefined where the noun has none. */
  created_time?: number | undefined
}

/** The nouns of records that have a page of their own. */
export type RecordNoun = Noun | 'profile'

/** The members that a record is named by. */
export interface NamedMembers {
  id: number
  name?: string
  username?: string
}

/** The name that a record is shown by; its id where that is blank, which the server accepts. */
export function recordName(noun: RecordNoun, { id, name, username = name ?? '' }: NamedMembers): string {
  return noun === 'profile' || username.trim() !== '' ? username : t(`${noun}.unnamed`, { id })
}

/** A row of a list that has to be recognised later. */
export type NamedRow = NamedMembers & Pick<KnownRecord, 'created_time'>

/** What identifies a row in work that outlives the list: an item of a job. */
export function knownRecord({ id, created_time }: Omit<KnownRecord, 'name'>, name: string): KnownRecord {
  return { id, name, created_time }
}

/**
 * Whether the record that has the id now, with all the names by which it may be known, is the known one. Another creation time is another record; with the same one it may
 * have been renamed; otherwise the name decides.
 */
export function isSameRecord(
  known: Omit<KnownRecord, 'id'>,
  now: { names: readonly string[]; created_time?: number | undefined },
): boolean {
  const hasBoth = Boolean(known.created_time) && Boolean(now.created_time)
  if (hasBoth && known.created_time !== now.created_time) return false
  return hasBoth || now.names.includes(known.name)
}

/** Thrown before sending when the id belongs to another record now. */
export class AnotherRecord extends HttpFailure {
  constructor({ id, name }: Pick<KnownRecord, 'id' | 'name'>) {
    super({ kind: 'refused', serverMessage: t('row.anotherRecord', { id, name }) })
    this.name = 'AnotherRecord'
  }
}
