import { queryOptions } from '@tanstack/react-query'
import { gateway } from '#/http/gateway'
import { statusSchema, lastKnownStatus, storeStatus } from './status'

const FRESH_MS = 5 * 60_000

/** First part of the query keys of the server's status and contents. */
export const STATUS = 'status'

/** Queries of the public status. */
export const statusQueries = {
  /** Query of the public status, initialised from the last visit. */
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
