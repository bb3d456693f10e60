import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { SumAccount } from '#/resources/log/sum-queries'
import { statusQueries } from '#/resources/status/status-queries'
import { lastKnownStatus } from '#/resources/status/status-storage'
import { useAccount } from './use-account'

/** The signed-in account, as whose property sums are stored. */
export function useSumAccount(): SumAccount {
  const { id = 0, username = '' } = useAccount() ?? {}
  const cache = useQueryClient()
  return useMemo(
    () => ({
      id,
      username,
      // The status of the last visit would not tell that the server is another one.
      serverStart: async () => {
        const status = await cache.ensureQueryData(statusQueries.current()).catch(lastKnownStatus)
        return status.start_time
      },
    }),
    [id, username, cache],
  )
}
