import { useQueryClient, type Query } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import { isOutage } from '#/http/failure'

const isStatus = ({ queryKey }: Query) => queryKey.length === 1 && queryKey[0] === 'status'

export const hasReadFailed = ({ state, meta }: Query) =>
  state.status === 'error' && meta?.errorToast !== undefined

/** Shows data that could not be fetched again. The status shows the last known one; others without data their own error. */
export const isStale = (query: Query) =>
  hasReadFailed(query) && (isStatus(query) || (query.state.data !== undefined && isOutage(query.state.error)))

/** The state of the query whose refetch has failed last, while what is displayed is stale. */
export function useOutage(): Query['state'] | undefined {
  const queries = useQueryClient().getQueryCache()
  const subscribe = useCallback((listener: () => void) => queries.subscribe(listener), [queries])
  return useSyncExternalStore(subscribe, () => {
    const stale = queries.findAll({ type: 'active', predicate: isStale }).map(({ state }) => state)
    return stale.toSorted((a, b) => b.errorUpdatedAt - a.errorUpdatedAt)[0]
  })
}
