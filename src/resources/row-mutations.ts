import type { MutationMeta } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { sentMember, type Changes } from '#/fields/record-values'
import { readBeforeWrite, type CONFIRMED_WITHOUT_RESPONSE } from '#/http/confirm-write'
import { HttpFailure, isNotFound } from '#/http/failure'
import { type ApiPath, gateway, nothing } from '#/http/gateway'
import { withRow, type ListPage } from '#/http/rows'
import { type StaticKey, t } from '#/i18n/i18n'
import { createMutation, rereadRow } from './create-mutation'
import { AnotherRecord, isSameRecord, type KnownRecord } from './known-record'

/** Result of the deletion of a row that somebody else had deleted. */
export const GONE = 'gone'

/** A row of a list; a user has neither name nor creation time. */
interface ListedRow {
  id: number
  status: number
  name?: string
  created_time?: number
}

/** What differs between the row mutations of two nouns. */
interface RowMutationSettings<Row> {
  /** First part of the noun's query keys; the cached pages of its list are under `[noun, 'list']`. */
  noun: string
  /** Path of the list; the path of a row is this path and the id. */
  path: ApiPath
  schema: z.core.$ZodType<Row>
  /** Text of the toast after each write to a row, and after the save of its form. */
  successMessage: StaticKey
  savedMessage: StaticKey
  /** The name that a row is shown by. */
  nameOf: (row: Row) => string
  /** Reads whether the status of a row may be set; throws when it may not, and nothing is sent. */
  assertToggleable?: (id: number) => Promise<void>
  /** The members of a row that a planned change may have. */
  valuesOf: (row: Row) => RecordValues
  /** Throws when a row may not be edited together with others. */
  assertEditable?: (now: Row) => void
  /**
   * Sends some members of a row that was just read, with what else the server wants, and returns the row as it is
   * afterwards; undefined for a response without it.
   */
  putMembers: (now: Row, members: Changes) => Promise<Row | undefined>
  /** What `members` of a row are as they are sent, where that is not what it has. */
  sentMembers?: (row: Row) => object
}

/** Save of a form: the record as just read, and its members that change. */
export interface RecordSave<Row> {
  now: Row
  changes: Changes
}

/** One kind of write to a row: its request, how the row looks afterwards, and who reports its errors. */
interface RowWrite<Row, Variables, Result> {
  /** Reads that decide whether the write may be sent; throws when it may not. */
  prepare?: (variables: Variables) => Promise<unknown>
  /** Sends the write. A response without the record, undefined, does not confirm it and counts as lost. */
  request: (variables: Variables) => Promise<Result | undefined>
  /** Whether `row`, read after the response was lost, shows the write. */
  isDone: (row: Row, variables: Variables) => boolean
  /** For writes that may remove the row: then a row that does not exist is what was wanted. */
  removal?: {
    /** Whether these variables remove the row. Default: all do. */
    isRemoval?: (variables: Variables) => boolean
    /** Whether `error` means that the row did not exist any more. Default: 404. */
    isGone?: (error: unknown) => boolean | Promise<boolean>
    /** Result if the row did not exist any more. */
    goneResult: Result
  }
  /** The row after a write that does not remove it. */
  changedRow: (row: Row, variables: Variables, result: Result | typeof CONFIRMED_WITHOUT_RESPONSE) => Row
  errorHandledBy?: MutationMeta['errorHandledBy']
}

/**
 * Creates the mutations of single rows of a noun. Writes to one row run in sequence, so that responses arrive in order;
 * a lost response is verified by reading the row; the row is changed in the cached pages; deleting a row that does not
 * exist succeeds; a response without the record confirms no change.
 */
export function rowMutations<Row extends ListedRow>(settings: RowMutationSettings<Row>) {
  const { noun, path, schema, successMessage, savedMessage, nameOf, assertToggleable, valuesOf } = settings
  const { assertEditable, putMembers, sentMembers = (row) => row } = settings
  const rowPath = `${path}{id}` as const
  const optionalRow = z.catch(z.optional(schema), undefined)

  /** Reads a row again after a write of it; `idOf` returns undefined for a write that removed it. */
  const reread = <Variables>(idOf: (variables: Variables) => number | undefined, isPatched = false) =>
    rereadRow<Row, Variables>({ noun, path: rowPath, schema }, idOf, isPatched)

  /** Creates a mutation of one row. */
  const mutateRow = <Variables, Result>({ id }: Pick<Row, 'id'>, write: RowWrite<Row, Variables, Result>) => {
    const { isDone, removal, prepare, errorHandledBy } = write
    const isRemoval = removal ? (removal.isRemoval ?? (() => true)) : () => false
    const { isGone = isNotFound } = removal ?? {}
    return createMutation({
      prepare,
      scope: { id: `${noun}-${id}` },
      request: async (variables: Variables) => {
        const result = await write.request(variables)
        if (result === undefined) throw new HttpFailure({ kind: 'malformed' })
        return result
      },
      verify: async (variables) => {
        try {
          return isDone(await gateway.get(rowPath, schema, { id }), variables)
        } catch (error) {
          if (isRemoval(variables) && isNotFound(error)) return true
          throw error
        }
      },
      recover: async (error, variables): Promise<Result> => {
        // Already deleted by another client, which is the wanted result.
        if (removal && isRemoval(variables) && (await isGone(error))) return removal.goneResult
        throw error
      },
      patchRows: {
        key: [noun, 'list'],
        change: (variables, page: ListPage<Row>, result) =>
          withRow(page, id, (row) =>
            isRemoval(variables) ? undefined : write.changedRow(row, variables, result),
          ),
      },
      meta: {
        invalidates: [[noun]],
        rereads: reread<Variables>((variables) => (isRemoval(variables) ? undefined : id), true),
        successMessage,
        errorHandledBy,
      },
    })
  }

  /** Throws `AnotherRecord` unless `now` is the known record; `change` names what it was or will be called. */
  const assertSame = (known: KnownRecord, now: Row, change?: RecordChange): void => {
    const names = [now.name, nameOf(now)].filter((name) => name !== undefined)
    const isRenamed = now.name !== undefined && [change?.from.name, change?.to.name].includes(now.name)
    if (
      isSameRecord(known, {
        names: isRenamed ? [...names, known.name] : names,
        created_time: now.created_time,
      })
    )
      return
    throw new AnotherRecord({ id: known.id, name: nameOf(now) })
  }

  const readRow = ({ id }: KnownRecord) => readBeforeWrite(() => gateway.get(rowPath, schema, { id }))

  const removalOf = (known: KnownRecord): RowWrite<Row, void, typeof GONE | null> => ({
    prepare: async () => assertSame(known, await readRow(known)),
    request: async () => {
      await gateway.remove(rowPath, nothing, { id: known.id })
      return null
    },
    isDone: () => false,
    removal: { goneResult: GONE },
    changedRow: (row) => row,
    errorHandledBy: 'form',
  })

  return {
    mutateRow,
    reread,
    /** Sets the status, by a call that leaves all other members as they are. */
    toggle: ({ id }: Pick<Row, 'id'>) =>
      mutateRow<number, Row>(
        { id },
        {
          prepare: () => assertToggleable?.(id) ?? Promise.resolve(),
          request: (status) =>
            gateway.put(path, optionalRow, { search: { status_only: true }, body: { id, status } }),
          isDone: (row, status) => row.status === status,
          changedRow: (row, status) => ({ ...row, status }),
        },
      ),
    /** Writes what is left of a planned change (`onWrite`), after reading the row; what changed meanwhile is not overwritten. */
    edit: (known: KnownRecord, onWrite?: (values: RecordValues) => void) =>
      mutateRow<RecordChange, Row>(known, {
        request: async (change) => {
          const now = await readRow(known)
          assertSame(known, now, change)
          const values = remainingValues(change, valuesOf(now))
          onWrite?.(values)
          if (Object.keys(values).length === 0) return now
          assertEditable?.(now)
          const stored = await putMembers(now, values)
          // The server reports success although it does not store a blank list.
          if (stored && !hasChange({ from: {}, to: values }, valuesOf(stored)))
            throw new HttpFailure({ kind: 'refused', serverMessage: t('job.notStored') })
          return stored
        },
        isDone: (now, change) => hasChange(change, valuesOf(now)),
        changedRow: (row, _change, result) => (typeof result === 'object' ? result : row),
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
        successMessage: savedMessage,
        errorHandledBy: 'form',
      },
    }),
    /** Deletes a row after reading it: another record that has its id now stays, with `AnotherRecord`. */
    remove: (known: KnownRecord) => mutateRow(known, removalOf(known)),
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

/** A change of one record: the values that it had when it was planned, and those to write. */
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
