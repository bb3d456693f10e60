import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useSumAccount } from '#/parts/batched-queries/use-batched-queries'
import { channelQueries } from '#/resources/channel/channel'
import { coverageMatrix } from '#/resources/channel/coverage/coverage-matrix'
import { wholeOf } from '#/resources/whole-list'
import { recentQueries } from './recent-queries'

/**
 * All channels and what they serve, with one request that the parts of the page share; none if the channel list has loaded them
 * all. A server that pages its searches returns some of them only.
 */
export function useOverviewChannels() {
  const stored = wholeOf(useQuery({ ...channelQueries.all(), enabled: false }).data)
  const found = useQuery({
    ...recentQueries.channels(useSumAccount()),
    enabled: stored === undefined,
  })
  const channels = stored?.rows ?? found.data?.rows
  const matrix = useMemo(() => channels && coverageMatrix(channels), [channels])
  return { channels, matrix, query: stored ? { ...found, isPending: false, error: null } : found }
}

/** What `useOverviewChannels` returns. */
export type OverviewChannels = ReturnType<typeof useOverviewChannels>
