import { queryOptions } from '@tanstack/react-query'
import { gateway } from '#/http/gateway'
import { profileSchema } from './account'
import { readBalance } from './balance'

/** Every cached answer about the own account starts with this word. */
export const ACCOUNT = 'account'

export const accountQueries = {
  /** The account that the server takes this browser for, fresh from its database. */
  self: () =>
    queryOptions({
      queryKey: [ACCOUNT, 'self'],
      queryFn: ({ signal }) => gateway.get('api/user/self', profileSchema, { signal }),
    }),
  /** What the own account may still spend. */
  balance: () =>
    queryOptions({
      queryKey: [ACCOUNT, 'balance'],
      queryFn: ({ signal }) => readBalance(signal),
      meta: { told: 'byCaller' },
    }),
}
