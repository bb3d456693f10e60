import { queryOptions, skipToken } from '@tanstack/react-query'
import { gateway } from '#/http/gateway'
import { listPage, type ListPage } from '#/http/rows'
import { userSchema, type User, type UserOrder } from './user'

/** First part of all query keys of users; invalidating it invalidates all of them. */
export const USER = 'user'

const users = listPage(userSchema)

/** Sorts search results like the list: the server orders only its list (K6.6). */
function ordered(page: ListPage<User>, order: UserOrder): ListPage<User> {
  const key = order || 'id'
  const sortValueOf = (user: User) => user[key] ?? -Infinity
  const compare = (a: User, b: User) => {
    const [first, second] = [sortValueOf(a), sortValueOf(b)]
    return first === second ? b.id - a.id : second - first
  }
  return { ...page, rows: page.rows.toSorted(compare) }
}

/** Queries of users. */
export const userQueries = {
  /** Page `p` of the list, counted from 0, in the server's `order`; without deleted users and without a total. */
  page: (p: number, order: UserOrder) =>
    queryOptions({
      queryKey: [USER, 'list', 'pages', order, p],
      queryFn: ({ signal }) =>
        gateway.get('api/user/', users, { search: { p, order: order || undefined }, signal }),
    }),
  /**
   * Users whose id equals `keyword` or whose name, e-mail address or display name starts with it, including
   * deleted ones, in one response.
   */
  matching: (keyword: string, order: UserOrder) =>
    queryOptions({
      queryKey: [USER, 'list', 'matching', keyword, order],
      queryFn: async ({ signal }) =>
        ordered(await gateway.get('api/user/search', users, { search: { keyword }, signal }), order),
    }),
  /** Cache entry for the rows of all pages; filled by the grid, never fetched. */
  all: (order: UserOrder) =>
    queryOptions<ListPage<User>>({ queryKey: [USER, 'list', 'all', order], queryFn: skipToken }),
  /** One user; the server refuses users of the same or a higher role, except to root. */
  one: (id: number) =>
    queryOptions({
      queryKey: [USER, 'one', id],
      queryFn: ({ signal }) => gateway.get('api/user/{id}', userSchema, { id, signal }),
      meta: { errorHandledBy: 'caller' },
    }),
}
