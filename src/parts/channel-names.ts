import { useQuery } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { channelNamesQuery, distinctNames } from '#/resources/channel/channel'
import { isInAudience } from '#/session/audience'
import { useAccount } from '#/session/session'

/**
 * Returns a function from the id of a channel to its name, or to `#` and the id while the names are not known: they are
 * fetched once `isWanted`, by administrators only, and a deleted channel has none. Channels of one name have their numbers too.
 */
export function useChannelNames(isWanted: boolean): (id: number) => string {
  const isAdmin = isInAudience(useAccount(), 'admins')
  const { data: names } = useQuery({ ...channelNamesQuery(), enabled: isAdmin && isWanted })
  const texts = useMemo(() => names && distinctNames(names), [names])
  return useCallback((id) => texts?.get(id) ?? `#${id}`, [texts])
}
