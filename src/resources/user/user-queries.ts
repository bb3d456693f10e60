import { queryOptions, skipToken } from '@tanstack/react-query'
import { gateway } from '#/http/gateway'
import { listPage, type ListPage } from '#/http/list-page'
import { userSchema, type User, type UserOrder } from './user'

/** Every cached answer about accounts starts with this word, so dropping it drops them all. */
export const USER = 'user'

const users = listPage(userSchema)

/** Rows of a search as the list would order them: the server itself orders only its list (K6.6). */
function ordered(page: ListPage<User>, order: UserOrder): ListPage<User> {
  const key = order || 'id'
  const placeOf = (user: User) => user[key] ?? -Infinity
  const compare = (a: User, b: User) => {
    const [first, second] = [placeOf(a), placeOf(b)]
    return first === second ? b.id - a.id : second - first
  }
  return { ...page, rows: page.rows.toSorted(compare) }
}

export const userQueries = {
  /** Page `p`, counted from 0, in the server's `order`; without deleted accounts, and no total is told. */
  page: (p: number, order: UserOrder) =>
    queryOptions({
      queryKey: [USER, 'list', 'pages', order, p],
      queryFn: ({ signal }) =>
        gateway.get('api/user/', users, { search: { p, order: order || undefined }, signal }),
    }),
  /** Accounts whose id is `keyword` or whose name, mail or display name begins with it, deleted ones too, at once. */
  matching: (keyword: string, order: UserOrder) =>
    queryOptions({
      queryKey: [USER, 'list', 'matching', keyword, order],
      queryFn: async ({ signal }) =>
        ordered(await gateway.get('api/user/search', users, { search: { keyword }, signal }), order),
    }),
  /** Where the grid keeps all pages once it has fetched every one; never fetched by itself. */
  all: (order: UserOrder) =>
    queryOptions<ListPage<User>>({ queryKey: [USER, 'list', 'all', order], queryFn: skipToken }),
  /** One account; refused for accounts of the own rank or above, unless root asks. */
  one: (id: number) =>
    queryOptions({
      queryKey: [USER, 'one', id],
      queryFn: ({ signal }) => gateway.get('api/user/{id}', userSchema, { id, signal }),
      meta: { errorHandledBy: 'caller' },
    }),
}
