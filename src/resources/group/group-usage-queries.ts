import { queryOptions } from '@tanstack/react-query'
import { gateway } from '#/http/gateway'
import { GROUP } from './group-queries'
import { countGroups, groupsOfChannels, groupsOfUsers } from './group-usage'

const FRESH_MS = 60_000

// Separate from `group-queries.ts`, which is in the first-load bundle.
export const groupUsageQueries = {
  /** Number of channels and users per group. Fetches whole lists, therefore used only when a group is removed. */
  counts: () =>
    queryOptions({
      queryKey: [GROUP, 'usage'],
      queryFn: async ({ signal }) => {
        // A blank keyword matches everything, in one response.
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
