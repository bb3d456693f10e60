import { queryOptions } from '@tanstack/react-query'
import { gateway } from '#/http/gateway'
import { groupNamesSchema } from './group'

/** Groups change with prices, by an administrator's hand. */
const FRESH_MS = 60_000
/** Every cached list of groups starts with this word. */
export const GROUP = 'group'

export const groupQueries = {
  /** Names of all groups, sorted; for administrators. */
  all: () =>
    queryOptions({
      queryKey: [GROUP, 'all'],
      queryFn: ({ signal }) => gateway.get('api/group/', groupNamesSchema, { signal }),
      staleTime: FRESH_MS,
      meta: { errorHandledBy: 'caller' },
    }),
}
