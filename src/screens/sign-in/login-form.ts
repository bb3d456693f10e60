import { useMutation } from '@tanstack/react-query'
import type { Account } from '#/resources/account/account'
import { signInMutations, type Credentials } from '#/resources/account/sign-in-mutations'
import { isRoot } from '#/session/audience'
import { returnUrl } from '#/session/return-url'
import { rootPassword } from '#/session/root-password'
import { toPublicFormProblem } from '#/shell/problem/to-form-problem'
import { useT } from '#/ui/language/use-t'
import { notify } from '#/ui/notifications/notify'
import { defineFields } from '#/fields/field-values'
import { field } from '#/fields/field'

/** Fields of the login form. */
export const loginFields = defineFields({
  username: field.text({
    label: 'signIn.username',
    hint: 'signIn.username.hint',
    autoComplete: 'username',
    required: true,
  }),
  password: field.secret({ label: 'signIn.password', autoComplete: 'current-password', required: true }),
})

/**
 * Credentials of a newly installed server (K12.3). Users who log in with them are asked to change the
 * password.
 */
const DEFAULT_ROOT: Credentials = { username: 'root', password: '123456' }
const PROFILE = '/user/edit'

function isDefaultRoot({ username, password }: Credentials): boolean {
  return username === DEFAULT_ROOT.username && password === DEFAULT_ROOT.password
}

/** URL to open after login: the user's profile with default credentials, otherwise `origin`. */
export function urlAfterLogin(credentials: Credentials, origin: unknown): string {
  return isDefaultRoot(credentials) ? PROFILE : returnUrl(origin)
}

/** Logs in with username and password, warns of default credentials, and has the props of the form that does so. */
export function useLogIn(onLoggedIn: (account: Account, credentials: Credentials) => void) {
  const t = useT()
  const { mutate, isPending, error } = useMutation(signInMutations.logIn)
  const problem = toPublicFormProblem(error)
  const logIn = (credentials: Credentials) =>
    mutate(credentials, {
      onSuccess: (account) => {
        if (isDefaultRoot(credentials)) notify('warning', t('signIn.defaultPassword'))
        if (isRoot(account)) rootPassword.write(isDefaultRoot(credentials) ? 'default' : 'own')
        onLoggedIn(account, credentials)
      },
    })
  const formProps = { submitLabel: t('signIn.submit'), busy: isPending, problem, leave: 'free' } as const
  return { logIn, isPending, problem, formProps }
}
