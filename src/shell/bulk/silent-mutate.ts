import type { MutationOptions, QueryClient, QueryKey } from '@tanstack/react-query'

/**
 * Sends one mutation of a resource as part of a run and hands its answer back: in order with anything else of
 * the same `scope`, rows changed in place, but no message, and nothing dropped until the run is over.
 */
export type SilentMutate = <Result, Variables>(
  mutation: MutationOptions<Result, Error, Variables>,
  variables: Variables,
) => Promise<Result>

/** A `SilentMutate` for one run; `invalidate` makes everything stale that its mutations declared, once. */
export function createSilentMutate(cache: QueryClient): { mutate: SilentMutate; invalidate: () => void } {
  const keys = new Map<string, QueryKey>()
  return {
    mutate: (mutation, variables) => {
      for (const key of mutation.meta?.invalidates ?? []) keys.set(JSON.stringify(key), key)
      const { patchRows: rows, actsOn } = mutation.meta ?? {}
      const meta = { rows, actsOn, errorHandledBy: 'caller' as const }
      return cache
        .getMutationCache()
        .build(cache, { ...mutation, meta })
        .execute(variables)
    },
    invalidate: () => {
      for (const queryKey of keys.values()) void cache.invalidateQueries({ queryKey })
    },
  }
}
