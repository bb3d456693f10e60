import type { MutationKey, MutationOptions, QueryClient } from '@tanstack/react-query'

/** How long the failure of a row action stays at its row, in ms: the server does not store it. */
const RESULT_GC_MS = 30 * 60_000

/** Returns the key of a mutation of a row: the list finds what runs or has failed in a row by it. */
export const rowKey = (noun: string, action: string, id: string): MutationKey => [noun, action, id]

/** A mutation of one row with its variables, ready to be started by the list. */
export type RowWrite = { start: (client: QueryClient, mutationKey: MutationKey) => Promise<unknown> }

/** The deletion of one row: `start` sends it as any write, `leave` at once, because the page is being left. */
export interface RowDeletion extends RowWrite {
  leave: () => Promise<unknown>
}

interface DeletionWrites<Row, Result> {
  remove: (row: Row) => MutationOptions<Result>
  removeOnLeave: (row: Row) => Promise<unknown>
}

/** The deletion of a row by the writes of its noun. It is reported with the name of the row. */
export function rowDeletion<Row, Result>(
  { remove, removeOnLeave }: DeletionWrites<Row, Result>,
  row: Row,
  onError?: MutationOptions['onError'],
): RowDeletion {
  const options = remove(row)
  const silent = { ...options, onError, meta: { ...options.meta, errorHandledBy: 'caller' as const } }
  return { ...rowWrite(silent, undefined), leave: () => removeOnLeave(row) }
}

/** Binds the options of a mutation to its variables. */
export function rowWrite<Result, Variables>(
  options: MutationOptions<Result, Error, Variables>,
  variables: Variables,
): RowWrite {
  return {
    start: (client, mutationKey) =>
      client
        .getMutationCache()
        .build(client, { ...options, mutationKey, gcTime: RESULT_GC_MS })
        .execute(variables),
  }
}

/** Starts a write; undefined if the same action of the row is still running. */
export function startRowWrite(
  client: QueryClient,
  write: RowWrite,
  mutationKey: MutationKey,
): Promise<unknown> | undefined {
  // Asked of the cache: a second click may come before the pending state has rendered.
  if (client.getMutationCache().find({ mutationKey, exact: true, status: 'pending' })) return undefined
  return write.start(client, mutationKey)
}
