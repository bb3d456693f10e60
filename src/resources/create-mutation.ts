import { mutationOptions, type MutationMeta, type QueryClient, type QueryKey } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { confirmWrite, type CONFIRMED_WITHOUT_RESPONSE } from '#/http/confirm-write'
import { gateway, type ApiPath } from '#/http/gateway'
import { withRow, type ListPage } from '#/http/rows'

const CHANGE = Symbol('change')

/** Whether a query is all rows of a list: what patches its rows need not read thousands of them again. */
const isWholeList = ({ queryKey }: { queryKey: QueryKey }) => queryKey[1] === 'list' && queryKey[2] === 'all'

/**
 * Invalidates the queries with these keys; all rows of a list are left as they are if `isRowKnown`: what has changed in them was
 * patched or read. Not awaited, because a form must not wait for the refetch of lists behind it.
 */
export function invalidateAll(cache: QueryClient, keys: Iterable<QueryKey>, isRowKnown: boolean): void {
  const filters = isRowKnown && { predicate: (query: { queryKey: QueryKey }) => !isWholeList(query) }
  for (const queryKey of keys) void cache.invalidateQueries({ queryKey, ...filters })
}

/**
 * Cached pages that a successful write changes in place. Opaque: `createMutation` builds it from functions that have
 * the types of that mutation, `applyRowPatch` applies it.
 */
export interface RowPatch {
  readonly key: QueryKey
  // Parameters of type `never` accept functions of any parameter types, and nothing can be passed without the cast below.
  readonly [CHANGE]: (variables: never, page: never, result: never) => unknown
}

/** Changes the cached pages of `patch` after its mutation succeeded with `result`. */
export function applyRowPatch(
  cache: QueryClient,
  patch: RowPatch,
  variables: unknown,
  result: unknown,
): void {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- createMutation checked the function against the request whose variables and result the cache passes here
  const change = patch[CHANGE] as (variables: unknown, page: unknown, result: unknown) => unknown
  cache.setQueriesData({ queryKey: patch.key }, (page: unknown) => page && change(variables, page, result))
}

/** How a write is sent, once, and how its outcome is verified. */
interface Write<Variables, Result, Recovered> {
  /** Reads that decide whether the write may be sent; sends nothing when it throws. */
  prepare?: (variables: Variables) => Promise<unknown>
  request: (variables: Variables) => Promise<Result>
  /** Whether a write whose response was lost was carried out; reads only, rejects when a read cannot tell. */
  verify: (variables: Variables) => Promise<boolean>
  /** Returns a result when `error` means that nothing was left to do; else throws it. */
  recover?: (error: unknown, variables: Variables) => Promise<Recovered>
}

/** Result of a write, or `CONFIRMED_WITHOUT_RESPONSE` when a read verified a write whose response was lost. */
type WriteResult<Result> = Result | typeof CONFIRMED_WITHOUT_RESPONSE

/**
 * Sends a write. When the response is lost, throws the failure with outcome `notDone` or `unknown`, unless a read shows
 * that the write was carried out.
 */
async function sendWrite<Variables, Result, Recovered = never>(
  { prepare, request, verify, recover }: Write<Variables, Result, Recovered>,
  variables: Variables,
): Promise<WriteResult<Result> | Recovered> {
  try {
    await prepare?.(variables)
    return await confirmWrite(
      () => request(variables),
      () => verify(variables),
    )
  } catch (error) {
    if (!recover) throw error
    return recover(error, variables)
  }
}

/** A noun whose rows can be read one by one. */
interface RowSource<Row> {
  noun: string
  /** Path of one row. */
  path: ApiPath
  schema: z.core.$ZodType<Row>
}

/**
 * Reads a row again after a write, where all rows of the list are loaded: the list itself is not read for one row. `idOf`
 * returns undefined for a write that removed the row. Where that fails the list is outdated, unless the write has patched it
 * (`isPatched`).
 */
export function rereadRow<Row extends { id: number }, Variables>(
  { noun, path, schema }: RowSource<Row>,
  idOf: (variables: Variables) => number | undefined,
  isPatched = false,
) {
  return async (cache: QueryClient, variables: Variables): Promise<void> => {
    const id = idOf(variables)
    const isLoaded = cache
      .getQueriesData({ queryKey: [noun, 'list'] })
      .some(([queryKey, data]) => isWholeList({ queryKey }) && data !== undefined)
    if (id === undefined || !isLoaded) return undefined
    // An account may write some rows that it may not read: a status, but nothing in a form.
    const row = await gateway.get(path, schema, { id }).catch(() => undefined)
    const isBeingWritten = cache.isMutating({
      predicate: ({ options }) => options.scope?.id === `${noun}-${id}`,
    })
    if (!row && !isPatched)
      return cache.invalidateQueries({ queryKey: [noun, 'list'], predicate: isWholeList })
    if (!row || isBeingWritten > 0) return undefined
    cache.setQueriesData<ListPage<Row>>(
      { queryKey: [noun, 'list'], predicate: isWholeList },
      (page) => page && withRow(page, id, () => row),
    )
    return undefined
  }
}

interface MutationSettings<Variables, Result, Recovered, Page> extends Write<Variables, Result, Recovered> {
  /** Mutations with the same scope id run in sequence. */
  scope?: { id: string }
  gcTime?: number
  /** Changes the cached pages under `key` after success, so that a list shows the write before it is refetched. */
  patchRows?: {
    key: QueryKey
    change: (variables: Variables, page: Page, result: WriteResult<Result> | Recovered) => Page
  }
  meta: Omit<MutationMeta, 'patchRows'>
}

/** Creates the options of a mutation that is sent once, verified when its response is lost, and never retried. */
export function createMutation<Variables = void, Result = unknown, Recovered = never, Page = never>(
  settings: MutationSettings<Variables, Result, Recovered, Page>,
) {
  const { prepare, request, verify, recover, patchRows, meta, ...options } = settings
  const patch: RowPatch | undefined = patchRows && { key: patchRows.key, [CHANGE]: patchRows.change }
  return mutationOptions({
    ...options,
    mutationFn: (variables: Variables) => sendWrite({ prepare, request, verify, recover }, variables),
    meta: { ...meta, patchRows: patch },
  })
}
