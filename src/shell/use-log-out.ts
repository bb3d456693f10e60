import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { accountMutations } from '#/resources/account/account-mutations'
import { signOut } from '#/session/session'
import { removeAccountData } from './cache'

/** Leaves the session and goes to the log-in; this side is cleared even when the call fails. */
export function useLogOut() {
  const cache = useQueryClient()
  const navigate = useNavigate()
  const logOut = useMutation(accountMutations.logOut)
  return {
    busy: logOut.isPending,
    /** Calls `onLeft` once nothing of the account is left here. */
    leave: (afterLogOut: () => void) =>
      logOut.mutate(undefined, {
        onSettled: () => {
          signOut()
          removeAccountData(cache)
          afterLogOut()
          void navigate({ to: '/login' })
        },
      }),
  }
}
