import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { signInMutations } from '#/resources/account/account'
import { currentAccount, signOut } from '#/session/session'
import { removeAccountData } from './cache'
import { leaveDeletions } from './jobs/deletions'
import { removeStoredJobs, removeStoredLists } from './stored-lists'

/** Logs out and navigates to the log-in page; local account data is removed even if the request fails. */
export function useLogOut() {
  const cache = useQueryClient()
  const navigate = useNavigate()
  const logOut = useMutation(signInMutations.logOut)
  return {
    busy: logOut.isPending,
    /** Logs out; calls `afterLogOut` once all local account data is removed. */
    leave: (afterLogOut: () => void) => {
      // They were confirmed, and afterwards nobody may send them.
      leaveDeletions()
      const owner = currentAccount()?.id
      logOut.mutate(undefined, {
        onSettled: () => {
          signOut()
          if (owner !== undefined) void removeStoredJobs(owner)
          removeAccountData(cache)
          void removeStoredLists()
          afterLogOut()
          void navigate({ to: '/login' })
        },
      })
    },
  }
}
