import { queryOptions, skipToken } from '@tanstack/react-query'
import { gateway } from '#/http/gateway'
import { listPage, type ListPage } from '#/http/rows'
import { tokenSchema, type Token, type TokenOrder } from './token'

/** First part of all query keys of tokens; invalidating it invalidates all of them. */
export const TOKEN = 'token'

const tokens = listPage(tokenSchema)

/** Queries of tokens. */
export const tokenQueries = {
  /** Page `p` of the list, counted from 0, in the server's `order`; the server sends no total. */
  page: (p: number, order: TokenOrder) =>
    queryOptions({
      queryKey: [TOKEN, 'list', 'pages', order, p],
      queryFn: ({ signal }) =>
        gateway.get('api/token/', tokens, { search: { p, order: order || undefined }, signal }),
    }),
  /** Tokens whose name starts with `keyword`, in one response. */
  matching: (keyword: string) =>
    queryOptions({
      queryKey: [TOKEN, 'list', 'matching', keyword],
      queryFn: ({ signal }) => gateway.get('api/token/search', tokens, { search: { keyword }, signal }),
    }),
  /** Cache entry for the rows of all pages; filled by the grid, never fetched. */
  all: (order: TokenOrder) =>
    queryOptions<ListPage<Token>>({ queryKey: [TOKEN, 'list', 'all', order], queryFn: skipToken }),
  one: (id: number) =>
    queryOptions({
      queryKey: [TOKEN, 'one', id],
      queryFn: ({ signal }) => gateway.get('api/token/{id}', tokenSchema, { id, signal }),
      meta: { errorHandledBy: 'caller' },
    }),
}
