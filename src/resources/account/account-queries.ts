import { queryOptions } from '@tanstack/react-query'
import { HttpFailure } from '#/http/failure'
import { gateway } from '#/http/gateway'
import { profileSchema, type Profile } from './account'

/** Every cached answer about the own account starts with this word. */
export const ACCOUNT = 'account'

/** What the own account may still spend. Throws where the server did not say: a balance is never guessed. */
function balanceOf({ quota }: Profile): { quota: number } {
  if (quota === undefined) throw new HttpFailure({ kind: 'malformed' })
  return { quota }
}

const self = () =>
  queryOptions({
    queryKey: [ACCOUNT, 'self'],
    queryFn: ({ signal }) => gateway.get('api/user/self', profileSchema, { signal }),
  })

export const accountQueries = {
  /** The account that the server takes this browser for, fresh from its database. */
  self,
  /** What the own account may still spend: a part of the same answer, which is not fetched twice. */
  balance: () => queryOptions({ ...self(), select: balanceOf, meta: { errorHandledBy: 'caller' } }),
}
