import { useQuery } from '@tanstack/react-query'
import { channelQueries } from '#/resources/channel/channel-queries'
import { useSumAccount } from '#/parts/batched-queries/use-batched-queries'
import { recentQueries } from '../recent-queries'

/**
 * All channels, with one request that the panels share; none if the channel list has loaded them all. A server that
 * pages its searches returns some of them only.
 */
export function useOverviewChannels() {
  const stored = useQuery(channelQueries.all())
  const found = useQuery({
    ...recentQueries.channels(useSumAccount()),
    enabled: stored.data === undefined,
  })
  const channels = stored.data?.rows ?? found.data?.rows
  return { channels, query: stored.data ? { ...found, isPending: false, error: null } : found }
}
