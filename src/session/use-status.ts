import { useQuery } from '@tanstack/react-query'
import type { Status } from '#/resources/status/status'
import { statusQueries } from '#/resources/status/status-queries'
import { lastKnownStatus } from '#/resources/status/status-storage'

/** What the server says of itself; what was known of it last while it does not answer. */
export function useStatus(): Status {
  return useQuery(statusQueries.current()).data ?? lastKnownStatus()
}
