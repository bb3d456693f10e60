import type { MutationOptions, QueryClient, QueryKey } from '@tanstack/react-query'
import { invalidateAll } from '#/resources/create-mutation'

/**
 * Runs one mutation of a resource as a step of a bulk run and resolves with its result. `scope` and `patchRows` apply
 * as usual, but no notification is shown and nothing is invalidated until the run ends.
 */
export type SilentMutate = <Result, Variables>(
  mutation: MutationOptions<Result, Error, Variables>,
  variables: Variables,
) => Promise<Result>

/**
 * Creates the `SilentMutate` of one run; `invalidate` invalidates, once, all queries that its mutations declared. A result
 * is used after `beforeResult` has resolved; until then no other write to the record is sent.
 */
export function createSilentMutate(
  cache: QueryClient,
  beforeResult: () => Promise<void> = async () => {},
): { mutate: SilentMutate; invalidate: () => void } {
  const keys = new Map<string, QueryKey>()
  // A mutation that patches its rows leaves the rows of whole lists right.
  let arePatched = true
  return {
    mutate: (mutation, variables) => {
      for (const key of mutation.meta?.invalidates ?? []) keys.set(JSON.stringify(key), key)
      const { patchRows, actsOn } = mutation.meta ?? {}
      arePatched &&= patchRows !== undefined
      const meta = { patchRows, actsOn, errorHandledBy: 'caller' as const }
      const { mutationFn } = mutation
      const heldFn: typeof mutationFn =
        mutationFn &&
        (async (...args) => {
          const result = await mutationFn(...args)
          await beforeResult()
          return result
        })
      return cache
        .getMutationCache()
        .build(cache, { ...mutation, mutationFn: heldFn, meta })
        .execute(variables)
    },
    invalidate: () => invalidateAll(cache, keys.values(), arePatched),
  }
}
