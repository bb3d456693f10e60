import { queryOptions, skipToken } from '@tanstack/react-query'
import { gateway } from '#/http/gateway'
import { listPage, type ListPage } from '#/http/list-page'
import { tokenSchema, type Token, type TokenOrder } from './token'

/** Every cached token answer starts with this word, so dropping it drops them all. */
export const TOKEN = 'token'

const tokens = listPage(tokenSchema)

export const tokenQueries = {
  /** Page `p`, counted from 0, in the server's `order`; the server tells no total. */
  page: (p: number, order: TokenOrder) =>
    queryOptions({
      queryKey: [TOKEN, 'list', 'pages', order, p],
      queryFn: ({ signal }) =>
        gateway.get('api/token/', tokens, { search: { p, order: order || undefined }, signal }),
    }),
  /** All tokens whose name begins with `keyword`, in one answer. */
  matching: (keyword: string) =>
    queryOptions({
      queryKey: [TOKEN, 'list', 'matching', keyword],
      queryFn: ({ signal }) => gateway.get('api/token/search', tokens, { search: { keyword }, signal }),
    }),
  /** Where the grid keeps all pages once it has fetched every one; never fetched by itself. */
  all: (order: TokenOrder) =>
    queryOptions<ListPage<Token>>({ queryKey: [TOKEN, 'list', 'all', order], queryFn: skipToken }),
  one: (id: number) =>
    queryOptions({
      queryKey: [TOKEN, 'one', id],
      queryFn: ({ signal }) => gateway.get('api/token/{id}', tokenSchema, { id, signal }),
      meta: { errorHandledBy: 'caller' },
    }),
}
