import { queryOptions } from '@tanstack/react-query'
import { HttpFailure } from '#/http/failure'
import { gateway } from '#/http/gateway'
import { profileSchema, type Profile } from './account'

/** First part of the query keys of the own account. */
export const ACCOUNT = 'account'

/**
 * Returns the balance in server units. Throws `HttpFailure` when the response has none: a balance is never
 * guessed.
 */
function balanceOf({ quota }: Profile): { quota: number } {
  if (quota === undefined) throw new HttpFailure({ kind: 'malformed' })
  return { quota }
}

const self = () =>
  queryOptions({
    queryKey: [ACCOUNT, 'self'],
    queryFn: ({ signal }) => gateway.get('api/user/self', profileSchema, { signal }),
  })

/** Queries of the own account. */
export const accountQueries = {
  /** Query of the account of the current session, read from the server's database. */
  self,
  /**
   * Query of the own balance in server units; selects from the response of `self`, so it costs no request of its
   * own.
   */
  balance: () => queryOptions({ ...self(), select: balanceOf, meta: { errorHandledBy: 'caller' } }),
}
