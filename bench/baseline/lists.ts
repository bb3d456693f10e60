import { keepPreviousData, queryOptions } from '@tanstack/react-query'

/** Row members that the three lists use; the server sends more. */
export interface Row {
  id: number
  [member: string]: string | number | boolean | null
}

interface List {
  title: string
  path: string
  columns: readonly string[]
  actions: readonly string[]
}

/** Lists that the benchmark opens, with about as many cells as the console's. */
export const LISTS = {
  token: {
    title: 'Tokens',
    path: '/api/token/',
    columns: ['name', 'status', 'used_quota', 'remain_quota', 'created_time', 'expired_time'],
    actions: ['Copy', 'Disable', 'Edit', 'Delete'],
  },
  log: {
    title: 'Logs',
    path: '/api/log/',
    columns: [
      'created_at',
      'username',
      'token_name',
      'model_name',
      'prompt_tokens',
      'completion_tokens',
      'quota',
    ],
    actions: ['Details'],
  },
  channel: {
    title: 'Channels',
    path: '/api/channel/',
    columns: ['name', 'type', 'status', 'response_time', 'balance', 'group', 'priority', 'weight'],
    actions: ['Test', 'Disable', 'Edit', 'Delete'],
  },
} as const satisfies Record<string, List>

export type ListName = keyof typeof LISTS

async function fetchRows(address: string, signal: AbortSignal): Promise<Row[]> {
  const answer = await fetch(address, { signal })
  const body: { data: Row[] | null } = await answer.json()
  return body.data ?? []
}

/** Query for a page or a search; the previous rows stay while it loads. */
export function rowsOf(name: ListName, p: number, keyword: string) {
  const { path } = LISTS[name]
  const address = keyword ? `${path}search?keyword=${encodeURIComponent(keyword)}` : `${path}?p=${p}`
  return queryOptions({
    queryKey: [name, p, keyword],
    queryFn: ({ signal }) => fetchRows(address, signal),
    placeholderData: keepPreviousData,
    staleTime: 5000,
  })
}
