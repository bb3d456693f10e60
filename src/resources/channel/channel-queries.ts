import { queryOptions, skipToken } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { gateway } from '#/http/gateway'
import { listPage, type ListPage } from '#/http/rows'
import { channelSchema, type Channel } from './channel'

/** First part of all query keys of channels; invalidating it invalidates all of them. */
export const CHANNEL = 'channel'
/** Query key prefix of the channel list and its searches. */
export const CHANNEL_LIST = [CHANNEL, 'list'] as const

const channels = listPage(channelSchema)
/** Sorts search results newest first like the list: the server does not order them (K6.7). */
const searchResults = z.lazy(() =>
  z.pipe(
    channels,
    z.transform((page) => ({ ...page, rows: page.rows.toSorted((a, b) => b.id - a.id) })),
  ),
)

/** Queries of channels. */
export const channelQueries = {
  /** Page `p` of the list, counted from 0, newest first; the server sends no total. */
  page: (p: number) =>
    queryOptions({
      queryKey: [...CHANNEL_LIST, 'pages', p],
      queryFn: ({ signal }) => gateway.get('api/channel/', channels, { search: { p }, signal }),
    }),
  /** Channels whose name starts with `keyword` or whose id equals it, in one response. */
  matching: (keyword: string) =>
    queryOptions({
      queryKey: [...CHANNEL_LIST, 'matching', keyword],
      queryFn: ({ signal }) =>
        gateway.get('api/channel/search', searchResults, { search: { keyword }, signal }),
    }),
  /** Cache entry for the rows of all pages; filled by the grid, never fetched. */
  all: () => queryOptions<ListPage<Channel>>({ queryKey: [...CHANNEL_LIST, 'all'], queryFn: skipToken }),
  one: (id: number) =>
    queryOptions({
      queryKey: [CHANNEL, 'one', id],
      queryFn: ({ signal }) => gateway.get('api/channel/{id}', channelSchema, { id, signal }),
      meta: { errorHandledBy: 'caller' },
    }),
}
