import { queryOptions, skipToken } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { gateway } from '#/http/gateway'
import { listPage, type ListPage } from '#/http/list-page'
import { channelSchema, type Channel } from './channel'

/** Every cached channel answer starts with this word, so dropping it drops them all. */
export const CHANNEL = 'channel'
/** The part of them that holds pages of rows. */
export const CHANNEL_LIST = [CHANNEL, 'list'] as const

const channels = listPage(channelSchema)
/** A search has no order of its own (K6.7): newest first, as the list is. */
const found = z.pipe(
  channels,
  z.transform((page) => ({ ...page, rows: page.rows.toSorted((a, b) => b.id - a.id) })),
)

export const channelQueries = {
  /** Page `p`, counted from 0, newest first; the server tells no total. */
  page: (p: number) =>
    queryOptions({
      queryKey: [...CHANNEL_LIST, 'pages', p],
      queryFn: ({ signal }) => gateway.get('api/channel/', channels, { search: { p }, signal }),
    }),
  /** All channels whose name begins with `keyword`, or whose id it is, in one answer. */
  matching: (keyword: string) =>
    queryOptions({
      queryKey: [...CHANNEL_LIST, 'matching', keyword],
      queryFn: ({ signal }) => gateway.get('api/channel/search', found, { search: { keyword }, signal }),
    }),
  /** Where the grid keeps all rows once it has them; never fetched by itself. */
  all: () => queryOptions<ListPage<Channel>>({ queryKey: [...CHANNEL_LIST, 'all'], queryFn: skipToken }),
  one: (id: number) =>
    queryOptions({
      queryKey: [CHANNEL, 'one', id],
      queryFn: ({ signal }) => gateway.get('api/channel/{id}', channelSchema, { id, signal }),
      meta: { errorHandledBy: 'caller' },
    }),
}
