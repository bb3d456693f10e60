import { queryOptions } from '@tanstack/react-query'
import { gateway } from '#/http/gateway'
import { GROUP } from './group-queries'
import { countGroups, groupsOfChannels, groupsOfUsers } from './group-usage'

const FRESH_MS = 60_000

// Not with the queries of groups, which are part of the first load.
export const groupUsageQueries = {
  /** How many channels and users each group has. Fetches whole lists: only for a person who removes a group. */
  counts: () =>
    queryOptions({
      queryKey: [GROUP, 'usage'],
      queryFn: async ({ signal }) => {
        // A blank keyword finds everything, in one answer.
        const search = { keyword: '' }
        const [channels, users] = await Promise.all([
          gateway.get('api/channel/search', groupsOfChannels, { search, signal }),
          gateway.get('api/user/search', groupsOfUsers, { search, signal }),
        ])
        return countGroups(channels, users)
      },
      staleTime: FRESH_MS,
      meta: { errorHandledBy: 'caller' },
    }),
}
