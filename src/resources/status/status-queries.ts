import { queryOptions } from '@tanstack/react-query'
import { gateway } from '#/http/gateway'
import { statusSchema } from './status'
import { lastKnownStatus, storeStatus } from './status-storage'

const FRESH_MS = 5 * 60_000

/** Every cached answer about the server itself starts with this word. */
export const STATUS = 'status'

export const statusQueries = {
  /** The public status; until it arrives, what the last visit knew. */
  current: () =>
    queryOptions({
      queryKey: [STATUS],
      queryFn: async ({ signal }) => {
        const status = await gateway.get('api/status', statusSchema, { signal })
        storeStatus(status)
        return status
      },
      placeholderData: lastKnownStatus,
      staleTime: FRESH_MS,
      meta: { errorHandledBy: 'toastAlways' },
    }),
}
