import type { MutationOptions, QueryClient, QueryKey } from '@tanstack/react-query'

/**
 * Sends one mutation of a resource as part of a run and hands its answer back: in order with anything else of
 * the same `scope`, rows changed in place, but no message, and nothing dropped until the run is over.
 */
export type Send = <Answer, Asked>(
  mutation: MutationOptions<Answer, Error, Asked>,
  asked: Asked,
) => Promise<Answer>

/** A `Send` for one run; `drop` makes everything stale that its mutations declared, once. */
export function quietSend(cache: QueryClient): { send: Send; drop: () => void } {
  const keys = new Map<string, QueryKey>()
  return {
    send: (mutation, asked) => {
      for (const key of mutation.meta?.drops ?? []) keys.set(JSON.stringify(key), key)
      const { rows, sentFor } = mutation.meta ?? {}
      const meta = { rows, sentFor, told: 'byCaller' as const }
      return cache
        .getMutationCache()
        .build(cache, { ...mutation, meta })
        .execute(asked)
    },
    drop: () => {
      for (const queryKey of keys.values()) void cache.invalidateQueries({ queryKey })
    },
  }
}
