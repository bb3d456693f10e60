import { hashKey, useQueryClient } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import { type Status, lastKnownStatus, moneyScale, statusQueries } from '#/resources/status/status'

const { queryKey } = statusQueries.current()
const STATUS_HASH = hashKey(queryKey)

/**
 * Public status of the server, or the last known one while the server is unreachable. Does not fetch: the app shell
 * does, and hundreds of grid cells would otherwise create a query observer each.
 */
export function useStatus(): Status {
  const cache = useQueryClient()
  const subscribe = useCallback(
    (listener: () => void) =>
      cache.getQueryCache().subscribe(({ query }) => {
        if (query.queryHash === STATUS_HASH) listener()
      }),
    [cache],
  )
  return useSyncExternalStore(subscribe, () => cache.getQueryData(queryKey)) ?? lastKnownStatus()
}

/** The conversion between quota and money on this server. */
export function useMoneyScale(): ReturnType<typeof moneyScale> {
  return moneyScale(useStatus())
}
