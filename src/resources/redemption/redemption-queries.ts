import { queryOptions, skipToken } from '@tanstack/react-query'
import { gateway } from '#/http/gateway'
import { listPage, type ListPage } from '#/http/rows'
import { redemptionSchema, type Redemption } from './redemption'

/** First part of all query keys of codes; invalidating it invalidates all of them. */
export const REDEMPTION = 'redemption'

const redemptions = listPage(redemptionSchema)

/** Queries of redemption codes. */
export const redemptionQueries = {
  /** Page `p` of the list, counted from 0, newest first; the server has no other order and sends no total. */
  page: (p: number) =>
    queryOptions({
      queryKey: [REDEMPTION, 'list', 'pages', p],
      queryFn: ({ signal }) => gateway.get('api/redemption/', redemptions, { search: { p }, signal }),
    }),
  /** Codes whose id equals `keyword` or whose name starts with it, in one response. */
  matching: (keyword: string) =>
    queryOptions({
      queryKey: [REDEMPTION, 'list', 'matching', keyword],
      queryFn: ({ signal }) =>
        gateway.get('api/redemption/search', redemptions, { search: { keyword }, signal }),
    }),
  /** Cache entry for the rows of all pages; filled by the grid, never fetched. */
  all: () =>
    queryOptions<ListPage<Redemption>>({ queryKey: [REDEMPTION, 'list', 'all'], queryFn: skipToken }),
  one: (id: number) =>
    queryOptions({
      queryKey: [REDEMPTION, 'one', id],
      queryFn: ({ signal }) => gateway.get('api/redemption/{id}', redemptionSchema, { id, signal }),
      meta: { errorHandledBy: 'caller' },
    }),
}
