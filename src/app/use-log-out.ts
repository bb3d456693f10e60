import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { t, type StaticKey } from '#/i18n/i18n'
import { signInMutations } from '#/resources/account/account'
import { currentAccount, signOut } from '#/session/session'
import { notify } from '#/ui/notifications/notify'
import { forgetJobs, leaveDeletions } from './jobs/jobs'

/** Logs out, navigates to the log-in page and shows `message`; `signOut` removes the local data of the account in any case. */
export function useLogOut() {
  const navigate = useNavigate()
  const logOut = useMutation(signInMutations.logOut)
  const leave = (message: StaticKey = 'app.loggedOut') => {
    // They were confirmed, and afterwards nobody may send them.
    leaveDeletions()
    const owner = currentAccount()?.id
    logOut.mutate(undefined, {
      onSettled: () => {
        signOut()
        if (owner !== undefined) forgetJobs(owner)
        // Loaded now, because only few screens store sums; where that fails, the next account's sign-in removes them.
        void import('#/resources/stored-results').then(
          ({ removeStoredResults }) => removeStoredResults(),
          () => undefined,
        )
        notify('success', t(message))
        void navigate({ to: '/login' })
      },
    })
  }
  return { busy: logOut.isPending, leave }
}
