import { queryOptions, skipToken } from '@tanstack/react-query'
import { gateway } from '#/http/gateway'
import { listPage, type ListPage } from '#/http/list-page'
import { redemptionSchema, type Redemption } from './redemption'

/** Every cached answer about codes starts with this word, so dropping it drops them all. */
export const REDEMPTION = 'redemption'

const redemptions = listPage(redemptionSchema)

export const redemptionQueries = {
  /** Page `p`, counted from 0, newest first; the server knows no other order and tells no total. */
  page: (p: number) =>
    queryOptions({
      queryKey: [REDEMPTION, 'list', 'pages', p],
      queryFn: ({ signal }) => gateway.get('api/redemption/', redemptions, { search: { p }, signal }),
    }),
  /** All codes of that id or whose name begins with `keyword`, in one answer. */
  matching: (keyword: string) =>
    queryOptions({
      queryKey: [REDEMPTION, 'list', 'matching', keyword],
      queryFn: ({ signal }) =>
        gateway.get('api/redemption/search', redemptions, { search: { keyword }, signal }),
    }),
  /** Where the grid keeps all pages once it has fetched every one; never fetched by itself. */
  all: () =>
    queryOptions<ListPage<Redemption>>({ queryKey: [REDEMPTION, 'list', 'all'], queryFn: skipToken }),
  one: (id: number) =>
    queryOptions({
      queryKey: [REDEMPTION, 'one', id],
      queryFn: ({ signal }) => gateway.get('api/redemption/{id}', redemptionSchema, { id, signal }),
      meta: { errorHandledBy: 'caller' },
    }),
}
