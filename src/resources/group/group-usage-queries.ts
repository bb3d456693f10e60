import { queryOptions } from '@tanstack/react-query'
import { channelQueries, type Channel } from '../channel/channel'
import { isUserDeleted, userQueries, type User } from '../user/user'

/** Counts channels and users of every group that has any; the server compares the whole text of a user with a group name. */
export function countGroups(
  channels: readonly Pick<Channel, 'group'>[],
  users: readonly Pick<User, 'group' | 'status' | 'username'>[],
) {
  const usage = new Map<string, { channels: number; users: number }>()
  const count = (name: string, kind: 'channels' | 'users') => {
    const known = usage.get(name) ?? { channels: 0, users: 0 }
    if (name !== '') usage.set(name, { ...known, [kind]: known[kind] + 1 })
  }
  for (const name of channels.flatMap(({ group }) => group)) count(name, 'channels')
  for (const user of users) if (!isUserDeleted(user)) count(user.group.trim(), 'users')
  return usage
}

/** Number of channels and users per group. Fetches whole lists, therefore used only when a group is removed. */
export const groupUsageQuery = () =>
  queryOptions({
    queryKey: ['group', 'usage'],
    queryFn: async ({ client }) => {
      const [channels, users] = await Promise.all([
        client.fetchQuery(channelQueries.matching('')),
        client.fetchQuery(userQueries.matching('')),
      ])
      return countGroups(channels.rows, users.rows)
    },
    staleTime: 60_000,
  })
