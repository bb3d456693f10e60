import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { channelQueries } from '#/resources/channel/channel-queries'
import { tokenQueries } from '#/resources/token/token-queries'
import { userQueries } from '#/resources/user/user-queries'
import { isInAudience } from '#/session/audience'
import { useAccount } from '#/session/session'
import { isKey } from '#/ui/grid/grid-search'
import { useT } from '#/ui/language/use-t'
import { useLeaving } from '../deletion/waiting-deletions'
import type { PaletteGroup } from './palette-items'

const DEBOUNCE_MS = 250
const MAX_PER_GROUP = 5

/** `value` once it has not changed for `DEBOUNCE_MS`. */
function useDebounced(value: string): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}

interface RecordSearch {
  groups: readonly PaletteGroup[]
  isSearching: boolean
  hasFailed: boolean
}

/**
 * Tokens, and for administrators channels and users, whose name begins with `text`. A request is aborted when the text
 * changes; a text that looks like a key is never sent.
 */
export function useRecordSearch(text: string): RecordSearch {
  const t = useT()
  const router = useRouter()
  const account = useAccount()
  const typed = text.trim()
  const keyword = useDebounced(typed)
  const isSearchable = keyword !== '' && !isKey(keyword)
  const isAdmin = isSearchable && isInAudience(account, 'admins')
  const tokens = useQuery({
    ...tokenQueries.matching(keyword),
    enabled: isSearchable && account !== undefined,
    retry: false,
  })
  const channels = useQuery({ ...channelQueries.matching(keyword), enabled: isAdmin, retry: false })
  const users = useQuery({ ...userQueries.matching(keyword, ''), enabled: isAdmin, retry: false })
  const searches = [channels, tokens, users]
  const isCurrent = keyword === typed && isSearchable
  const leaving = { channel: useLeaving('channel'), token: useLeaving('token'), user: useLeaving('user') }
  const noteOf = (noun: keyof typeof leaving, id: number) =>
    leaving[noun].has(String(id)) ? t('row.leaving') : undefined
  const open = (href: string) => void router.navigate({ href })
  const groups: readonly PaletteGroup[] = [
    {
      label: t('channel.menu'),
      items: (channels.data?.rows ?? []).slice(0, MAX_PER_GROUP).map(({ id, name }) => ({
        id: `channel-${id}`,
        label: name,
        icon: 'server',
        note: noteOf('channel', id),
        onSelect: () => open(`/channel/edit/${id}`),
      })),
    },
    {
      label: t('token.menu'),
      items: (tokens.data?.rows ?? []).slice(0, MAX_PER_GROUP).map(({ id, name }) => ({
        id: `token-${id}`,
        label: name,
        icon: 'key',
        note: noteOf('token', id),
        onSelect: () => open(`/token/edit/${id}`),
      })),
    },
    {
      label: t('user.menu'),
      items: (users.data?.rows ?? []).slice(0, MAX_PER_GROUP).map(({ id, username }) => ({
        id: `user-${id}`,
        label: username,
        icon: 'user',
        note: noteOf('user', id),
        onSelect: () => open(`/user/edit/${id}`),
      })),
    },
  ]
  return {
    groups: isCurrent ? groups.filter(({ items }) => items.length > 0) : [],
    isSearching:
      account !== undefined && (keyword !== typed || searches.some(({ isFetching }) => isFetching)),
    hasFailed: isCurrent && searches.some(({ isError }) => isError),
  }
}
