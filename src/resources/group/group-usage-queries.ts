import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { gateway } from '#/http/gateway'
import { GROUP } from './group'

const FRESH_MS = 60_000

/** Number of channels and users in a group. */
interface GroupUsage {
  channels: number
  users: number
}

const channelRow = z.object({ group: z.string() })
const userRow = z.object({ group: z.string(), status: z.catch(z.number(), 0) })

/** Status of a deleted user, which a search returns too. */
const DELETED = 3

/** Fallback for unreadable rows: in no group. */
const unreadable = { group: '', status: 0 }

/** Schema of a channel list, reduced to the groups of each channel. */
export const groupsOfChannels = z.pipe(
  z.nullable(z.array(z.catch(channelRow, unreadable))),
  z.transform((rows) =>
    (rows ?? []).map(({ group }) => new Set(group.split(',').map((name) => name.trim()))),
  ),
)

/** Schema of a user list, reduced to one group per user: the server compares the whole text with a group name. */
export const groupsOfUsers = z.pipe(
  z.nullable(z.array(z.catch(userRow, unreadable))),
  z.transform((rows) =>
    (rows ?? []).filter(({ status }) => status !== DELETED).map(({ group }) => new Set([group.trim()])),
  ),
)

type Groups = readonly ReadonlySet<string>[]

/** Counts channels and users of every group that has any. */
export function countGroups(channels: Groups, users: Groups): ReadonlyMap<string, GroupUsage> {
  const usage = new Map<string, GroupUsage>()
  const count = (lists: Groups, kind: keyof GroupUsage) => {
    for (const name of lists.flatMap((names) => [...names])) {
      const known = usage.get(name) ?? { channels: 0, users: 0 }
      usage.set(name, { ...known, [kind]: known[kind] + 1 })
    }
  }
  count(channels, 'channels')
  count(users, 'users')
  usage.delete('')
  return usage
}

/** Queries of group usage; separate from those of `group.ts`, which is in the first-load bundle. */
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
