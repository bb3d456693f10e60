import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { t, type StaticKey } from '#/i18n/i18n'
import { signInMutations } from '#/resources/account/account'
import { currentAccount, signOut } from '#/session/session'
import { notify } from '#/ui/notifications/notify'
import { forgetJobs, leaveDeletions } from './jobs/jobs'

/** Logs out, locally even if the server does not answer, and shows `message` on the log-in page; also when the component is gone by then. */
export function useLogOut(message: StaticKey = 'app.loggedOut') {
  const navigate = useNavigate()
  const { mutate, isPending } = useMutation({
    ...signInMutations.logOut,
    onMutate: () => {
      // They were confirmed, and afterwards nobody may send them.
      leaveDeletions()
      return currentAccount()?.id
    },
    onSettled: (_result, _error, _variables, owner) => {
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
  return { busy: isPending, leave: () => mutate() }
}
