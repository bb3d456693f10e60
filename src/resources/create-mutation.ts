import { mutationOptions, type MutationMeta, type QueryClient, type QueryKey } from '@tanstack/react-query'
import { confirmWrite, type CONFIRMED_WITHOUT_RESPONSE } from '#/http/confirm-write'

/** Whether a query is all rows of a list: what patches its rows need not read thousands of them again. */
export const isWholeList = ({ queryKey }: { queryKey: QueryKey }) =>
  queryKey[1] === 'list' && queryKey[2] === 'all'

/**
 * Invalidates the queries with these keys; all rows of a list are left as they are if `isRowKnown`: what has changed in them was
 * patched or read. Not awaited, because a form must not wait for the refetch of lists behind it.
 */
export function invalidateAll(cache: QueryClient, keys: Iterable<QueryKey>, isRowKnown: boolean): void {
  const filters = isRowKnown && { predicate: (query: { queryKey: QueryKey }) => !isWholeList(query) }
  for (const queryKey of keys) void cache.invalidateQueries({ queryKey, ...filters })
}

interface MutationSettings<Variables, Result, Page> {
  request: (variables: Variables) => Promise<Result>
  /** Whether a write whose response was lost was carried out; reads only, rejects when a read cannot tell. */
  verify: (variables: Variables) => Promise<boolean>
  /** Mutations with the same scope id run in sequence. */
  scope?: { id: string }
  gcTime?: number
  /** Changes the cached pages under `key` after success, so that a list shows the write before it is refetched. */
  patchRows?: {
    key: QueryKey
    change: (variables: Variables, page: Page, result: Result | typeof CONFIRMED_WITHOUT_RESPONSE) => Page
  }
  meta: MutationMeta
}

/** Creates the options of a mutation that is sent once, verified when its response is lost, and never retried. */
export function createMutation<Variables = void, Result = unknown, Page = never>({
  request,
  verify,
  patchRows,
  ...options
}: MutationSettings<Variables, Result, Page>) {
  return mutationOptions({
    ...options,
    mutationFn: async (variables: Variables, { client, meta }) => {
      const result = await confirmWrite(
        () => request(variables),
        () => verify(variables),
      )
      await meta?.beforePatch?.()
      if (patchRows)
        client.setQueriesData<Page>(
          { queryKey: patchRows.key },
          (page) => page && patchRows.change(variables, page, result),
        )
      return result
    },
  })
}
