import { hashKey, useQueryClient } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import type { Status } from '#/resources/status/status'
import { statusQueries } from '#/resources/status/status-queries'
import { lastKnownStatus } from '#/resources/status/status-storage'

const { queryKey } = statusQueries.current()
const STATUS_HASH = hashKey(queryKey)

/**
 * What the server says of itself; what was known of it last while it does not answer. It does not ask: the frame
 * around every screen does, and hundreds of cells of a list want to know without an observer each.
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
