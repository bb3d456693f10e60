import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useSumAccount } from '#/parts/batched-queries/use-batched-queries'
import { channelQueries } from '#/resources/channel/channel'
import { coverageMatrix } from '#/resources/channel/coverage/coverage-matrix'
import { recentQueries } from './recent-queries'

/**
 * All channels and what they serve, with one request that the parts of the page share; none if the channel list has loaded them
 * all. A server that pages its searches returns some of them only.
 */
export function useOverviewChannels() {
  const stored = useQuery(channelQueries.all())
  const found = useQuery({
    ...recentQueries.channels(useSumAccount()),
    enabled: stored.data === undefined,
  })
  const channels = stored.data?.rows ?? found.data?.rows
  const matrix = useMemo(() => channels && coverageMatrix(channels), [channels])
  return { channels, matrix, query: stored.data ? { ...found, isPending: false, error: null } : found }
}

/** What `useOverviewChannels` returns. */
export type OverviewChannels = ReturnType<typeof useOverviewChannels>
