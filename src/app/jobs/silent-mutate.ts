import type { MutationOptions, QueryClient, QueryKey } from '@tanstack/react-query'
import { invalidateAll } from '#/resources/create-mutation'
import type { Job } from './job'

/**
 * Runs one mutation of a resource as a step of a bulk run and resolves with its result. `scope` and `patchRows` apply
 * as usual, but no notification is shown and nothing is invalidated until the run ends.
 */
export type SilentMutate = <Result, Variables>(
  mutation: MutationOptions<Result, Error, Variables>,
  variables: Variables,
) => Promise<Result>

/** What a step gets besides its item. */
export interface StepContext {
  mutate: SilentMutate
  /** Aborted when the user stops this item; a write goes on. */
  signal: AbortSignal
  job: Job
}

/**
 * Creates the `SilentMutate` of one run, which patches rows after `beforePatch`; `invalidate` invalidates, once, all queries that its
 * mutations declared.
 */
export function createSilentMutate(
  cache: QueryClient,
  beforePatch?: () => Promise<void>,
): { mutate: SilentMutate; invalidate: () => void } {
  const keys = new Map<string, QueryKey>()
  // A mutation that patches its rows leaves the rows of whole lists right.
  let arePatched = true
  return {
    mutate: (mutation, variables) => {
      for (const key of mutation.meta?.invalidates ?? []) keys.set(JSON.stringify(key), key)
      const { rereads, actsOn } = mutation.meta ?? {}
      arePatched &&= rereads !== undefined
      const meta = { actsOn, beforePatch, errorHandledBy: 'caller' as const }
      return cache
        .getMutationCache()
        .build(cache, { ...mutation, meta })
        .execute(variables)
    },
    invalidate: () => invalidateAll(cache, keys.values(), arePatched),
  }
}
