import type { QueryClient } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { sentMember, type Changes } from '#/fields/record-values'
import { readBeforeWrite } from '#/http/confirm-write'
import { HttpFailure, isNotFound } from '#/http/failure'
import { gateway, nothing } from '#/http/gateway'
import { withRow, type ListPage } from '#/http/rows'
import { t } from '#/i18n/i18n'
import { createMutation, isWholeList } from './create-mutation'
import { LIST_PATHS, type Noun } from './record-queries'
import { AnotherRecord, isSameRecord, recordName, type KnownRecord, type NamedMembers } from './known-record'

/** Result of the deletion of a row that somebody else had deleted. */
export const GONE = 'gone'

/** A row of a list; a user has no creation time. */
interface ListedRow extends NamedMembers {
  status: number
  created_time?: number
}

/** What differs between the row mutations of two nouns. */
interface RowMutationSettings<Row> {
  noun: Noun
  schema: z.core.$ZodType<Row>
  /** The members of a row that a planned change may have. */
  valuesOf: (row: Row) => RecordValues
  /** Throws when a row may not be edited together with others. */
  assertEditable?: (now: Row) => void
  /**
   * Sends some members of a row that was just read, with what else the server wants, and returns the row as it is
   * afterwards; undefined for a response without it.
   */
  putMembers: (now: Row, members: Changes) => Promise<Row | undefined>
  /** Removes a row that was just read, where that is not done by id; and whether a row that can still be read is removed. */
  remove?: (now: Row) => Promise<unknown>
  isRemoved?: (row: Row) => boolean
  /** What `members` of a row are as they are sent, where that is not what it has. */
  sentMembers?: (row: Row) => object
}

/** Save of a form: the record as just read, and its members that change. */
export interface RecordSave<Row> {
  now: Row
  changes: Changes
}

/** One kind of write to a row. */
interface RowWrite<Row, Variables> {
  /**
   * Sends the write and returns the row afterwards, null for none. A response without the record, undefined, does not confirm
   * it and counts as lost.
   */
  request: (variables: Variables) => Promise<Row | null | typeof GONE | undefined>
  /** Whether `row`, read after the response was lost, shows the write. */
  isDone: (row: Row, variables: Variables) => boolean
  /** Whether it removes the row: then one that does not exist any more is what was wanted. */
  isRemoval?: true
}

/**
 * Creates the mutations of single rows of a noun. Writes to one row run in sequence, so that responses arrive in order;
 * a lost response is verified by reading the row; the row is changed in the cached pages; deleting a row that does not
 * exist succeeds; a response without the record confirms no change.
 */
export function rowMutations<Row extends ListedRow>(settings: RowMutationSettings<Row>) {
  const { noun, schema, valuesOf } = settings
  const { assertEditable, putMembers, sentMembers = (row) => row, isRemoved = () => false } = settings
  const rowPath = `${LIST_PATHS[noun]}{id}` as const
  const { remove = ({ id }) => gateway.remove(rowPath, nothing, { id }) } = settings

  /**
   * Reads a row again after a write, where all rows of the list are loaded: the list itself is not read for one row. `idOf`
   * returns undefined for a write that removed the row. Where that fails the list is outdated, unless the write has patched it
   * (`isPatched`).
   */
  const reread =
    <Variables>(idOf: (variables: Variables) => number | undefined, isPatched = false) =>
    async (cache: QueryClient, variables: Variables): Promise<void> => {
      const id = idOf(variables)
      const wholeLists = { queryKey: [noun, 'list'], predicate: isWholeList }
      const isLoaded = cache.getQueriesData(wholeLists).some(([, data]) => data !== undefined)
      if (id === undefined || !isLoaded) return
      // An account may write some rows that it may not read: a status, but nothing in a form.
      const row = await gateway.get(rowPath, schema, { id }).catch(() => undefined)
      const isBeingWritten = cache.isMutating({
        predicate: ({ options }) => options.scope?.id === `${noun}-${id}`,
      })
      if (!row && !isPatched) void cache.invalidateQueries(wholeLists)
      if (!row || isBeingWritten > 0) return
      cache.setQueriesData<ListPage<Row>>(wholeLists, (page) => page && withRow(page, id, () => row))
    }

  /** Creates a mutation of one row. */
  const mutateRow = <Variables>({ id }: Pick<Row, 'id'>, write: RowWrite<Row, Variables>) => {
    const { request, isDone, isRemoval } = write
    const ifGone =
      <const Value>(value: Value) =>
      (error: unknown): Value => {
        if (isRemoval && isNotFound(error)) return value
        throw error
      }
    return createMutation({
      scope: { id: `${noun}-${id}` },
      request: async (variables: Variables) => {
        // Already deleted by another client.
        const result = await request(variables).catch(ifGone(GONE))
        if (result === undefined) throw new HttpFailure({ kind: 'malformed' })
        return result
      },
      verify: (variables) =>
        gateway.get(rowPath, schema, { id }).then((row) => isDone(row, variables), ifGone(true)),
      patchRows: {
        key: [noun, 'list'],
        change: (_variables, page: ListPage<Row>, result) =>
          withRow(page, id, (row) => {
            if (isRemoval) return undefined
            return typeof result === 'object' && result ? result : row
          }),
      },
      meta: {
        invalidates: [[noun]],
        rereads: reread<Variables>(() => (isRemoval ? undefined : id), true),
        successMessage: 'common.done',
        errorHandledBy: isRemoval && 'form',
      },
    })
  }

  /** Throws `AnotherRecord` unless `now` is the known record; `change` names what it was or will be called. */
  const assertSame = (known: KnownRecord, now: Row, change?: RecordChange): void => {
    const names = [now.name, recordName(noun, now)].filter((name) => name !== undefined)
    const isRenamed = now.name !== undefined && [change?.from.name, change?.to.name].includes(now.name)
    if (
      isSameRecord(known, {
        names: isRenamed ? [...names, known.name] : names,
        created_time: now.created_time,
      })
    )
      return
    throw new AnotherRecord({ id: known.id, name: recordName(noun, now) })
  }

  const readRow = ({ id }: KnownRecord) => readBeforeWrite(() => gateway.get(rowPath, schema, { id }))

  return {
    reread,
    /** Writes what is left of a planned change (`onWrite`), after reading the row; what changed meanwhile is not overwritten. */
    edit: (known: KnownRecord, onWrite?: (values: RecordValues) => void) =>
      mutateRow<RecordChange>(known, {
        request: async (change) => {
          const now = await readRow(known)
          assertSame(known, now, change)
          const values = remainingValues(change, valuesOf(now))
          onWrite?.(values)
          if (Object.keys(values).length === 0) return now
          assertEditable?.(now)
          const stored = await putMembers(now, values)
          const [before, after] = [valuesOf(now), stored && valuesOf(stored)]
          // The server reports success although it does not store a blank list.
          if (after && Object.keys(values).some((name) => after[name] === before[name]))
            throw new HttpFailure({ kind: 'refused', serverMessage: t('job.notStored') })
          return stored
        },
        isDone: (now, change) => hasChange(change, valuesOf(now)),
      }),
    /** Saves the form of a row. A lost response is verified by the members that can be read back. */
    save: createMutation({
      request: ({ now, changes }: RecordSave<Row>) => putMembers(now, changes),
      verify: async ({ now, changes }) =>
        wasStored(changes, sentMembers(now), sentMembers(await gateway.get(rowPath, schema, { id: now.id }))),
      // Changes may contain secrets.
      gcTime: 0,
      meta: {
        invalidates: [[noun]],
        rereads: reread(({ now }: RecordSave<Row>) => now.id),
        successMessage: `row.updated.${noun}`,
        errorHandledBy: 'form',
      },
    }),
    /** Deletes a row after reading it: another record that has its id now stays, with `AnotherRecord`. */
    remove: (known: KnownRecord) =>
      mutateRow<void>(known, {
        request: async () => {
          const now = await readRow(known)
          if (isRemoved(now)) return GONE
          assertSame(known, now)
          await remove(now)
          return null
        },
        isDone: isRemoved,
        isRemoval: true,
      }),
    /** Deletes a row while the page is being left: nobody waits for the response. */
    removeOnLeave: ({ id }: Pick<Row, 'id'>) => gateway.remove(rowPath, nothing, { id, keepalive: true }),
  }
}

/**
 * Whether a write of `changes` was carried out, by the record before and after it: one request changes all or none. Throws
 * when that cannot be told: for secrets, which are never returned, and for members with another value than these two.
 */
export function wasStored(changes: Changes, before: object, after: object): boolean {
  const [from, to] = [before, after].map((record) => new Map<string, unknown>(Object.entries(record)))
  const readable = Object.entries(changes).filter(([name]) => to?.get(name) !== undefined)
  const has = (name: string, sent: unknown) => String(sentMember(to?.get(name))) === String(sent)
  if (readable.some(([name, sent]) => has(name, sent))) return true
  if (readable.length > 0 && readable.every(([name]) => has(name, sentMember(from?.get(name))))) return false
  throw new RangeError('none of the sent values can be read back')
}

/** Members of a record as the server stores them: lists joined by commas. */
export type RecordValues = Readonly<Record<string, string | number>>

/** A change of one record: the values that it had when it was planned, where they matter, and those to write. */
export interface RecordChange {
  from: RecordValues
  to: RecordValues
}

/** Thrown before sending when a member has been changed since the change was planned. */
export class ChangedMeanwhile extends HttpFailure {
  constructor(now: RecordValues) {
    const values = Object.values(now).map((value) => (value === '' ? '""' : String(value)))
    super({ kind: 'refused', serverMessage: t('job.moved', { value: values.join(' · ') }) })
    this.name = 'ChangedMeanwhile'
  }
}

/**
 * Returns the members of `change` that are still to be written to the record `now`; none if it has them already. Throws
 * `ChangedMeanwhile` if a member has neither its old value nor the new one.
 */
export function remainingValues({ from, to }: RecordChange, now: RecordValues): RecordValues {
  const open = Object.entries(to).filter(([name, value]) => now[name] !== value)
  const moved = open.flatMap(([name]) => {
    const [before, current] = [from[name], now[name]]
    return before !== undefined && current !== undefined && current !== before
      ? [[name, current] as const]
      : []
  })
  if (moved.length > 0) throw new ChangedMeanwhile(Object.fromEntries(moved))
  return Object.fromEntries(open)
}

export function hasChange({ to }: RecordChange, now: RecordValues): boolean {
  return Object.entries(to).every(([name, value]) => now[name] === value)
}

export function reversed({ from, to }: RecordChange): RecordChange {
  return { from: to, to: Object.fromEntries(Object.keys(to).map((name) => [name, from[name] ?? ''])) }
}
