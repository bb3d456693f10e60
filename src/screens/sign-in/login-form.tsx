import { Divider, Stack, Text } from '@mantine/core'
import '@mantine/core/styles/Divider.layer.css'
import { useMutation } from '@tanstack/react-query'
import { field, defineFields } from '#/fields/fields'
import { ProviderButton } from '#/parts/oauth/provider-button'
import { WechatButton } from '#/parts/oauth/wechat-button'
import { type Account, signInMutations, type Credentials } from '#/resources/account/account'
import { PROVIDERS } from '#/resources/oauth/oauth'
import { oauthMutations } from '#/resources/oauth/oauth-mutations'
import { providers, wechat } from '#/resources/oauth/providers'
import { isRoot } from '#/session/audience'
import { returnUrl } from '#/session/return-url'
import { rootPassword, useAccount } from '#/session/session'
import { useStatus } from '#/session/use-status'
import { toPublicFormProblem } from '#/app/problem/to-form-problem'
import { useT } from '#/ui/language/use-t'
import { notify } from '#/ui/notifications/notify'

export const loginFields = defineFields({
  username: field.text({
    label: 'common.username',
    hint: 'signIn.username.hint',
    autoComplete: 'username',
    required: true,
  }),
  password: field.secret({
    label: 'common.password',
    autoComplete: 'current-password',
    required: true,
    // As it was set: without a character of it, nobody could log in.
    isPlain: false,
  }),
})

/** Whether they are those of a newly installed server, whose password is to be changed. */
const isDefaultRoot = ({ username, password }: Credentials) => username === 'root' && password === '123456'

/** URL to open after login: the user's profile with default credentials, otherwise `origin`. */
export function urlAfterLogin(credentials: Credentials, origin: unknown): string {
  return isDefaultRoot(credentials) ? '/user/edit' : returnUrl(origin)
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
  const formProps = { submitLabel: t('common.logIn'), busy: isPending, problem }
  return { logIn, isPending, problem, formProps }
}

interface AlternativeLoginsProps {
  /** URL to return to after the redirect to a provider. */
  origin?: string
  originOwner?: number
  /** Note about providers that redirect away from the page. */
  note?: string
  /** Called after a login that does not leave the page. */
  onSignedIn: (account: Account) => void
}

export function AlternativeLogins({ origin, originOwner, note, onSignedIn }: AlternativeLoginsProps) {
  const t = useT()
  const status = useStatus()
  const offered = PROVIDERS.filter((name) => providers[name].isOffered(status))
  const hasWechat = wechat.isOffered(status)
  if (offered.length === 0 && !hasWechat) return null
  return (
    <Stack>
      <Divider label={t('oauth.or')} />
      {note && offered.length > 0 && <Text size="sm">{note}</Text>}
      {offered.map((name) => (
        <ProviderButton key={name} provider={name} intent="logIn" origin={origin} originOwner={originOwner} />
      ))}
      {hasWechat && <WechatLogIn onSignedIn={onSignedIn} />}
    </Stack>
  )
}

function WechatLogIn({ onSignedIn }: { onSignedIn: (account: Account) => void }) {
  const isKnown = useAccount() !== undefined
  const logIn = useMutation(oauthMutations.wechatLogIn)
  return (
    <WechatButton
      intent="logIn"
      mutation={logIn}
      problem={toPublicFormProblem(logIn.error)}
      onSubmit={(code) => logIn.mutate({ code, isKnown }, { onSuccess: onSignedIn })}
    />
  )
}
