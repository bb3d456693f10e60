import { ActionButton } from '#/ui/button/action-button'
import { Group, Alert, Text } from '@mantine/core'
import { getRouteApi, Link, useLocation, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import type { Account } from '#/resources/account/account'
import { returnUrlForAccount, safeReturnUrl } from '#/session/return-url'
import { signIn } from '#/session/session'
import { useLogOut } from '#/app/use-log-out'
import { Field } from '#/ui/form/field'
import { RecordForm } from '#/ui/form/record-form'
import { useRecordForm } from '#/ui/form/use-record-form'
import { serverTextLanguage } from '#/ui/language/server-text-language'
import { useT } from '#/ui/language/use-t'
import { notify } from '#/ui/notifications/notify'
import { CentredCard } from '#/ui/text/page-title'
import { urlAfterLogin, useLogIn, loginFields, AlternativeLogins } from './login-form'

const route = getRouteApi('/login')

export function LoginScreen() {
  const t = useT()
  const { expired } = route.useSearch()
  const navigate = route.useNavigate()
  const { origin, originOwner, banned } = useLocation({ select: ({ state }) => state })
  // Stays true after the notice is dismissed: a logout there is not an expired session.
  const [wasBanned] = useState(banned !== undefined)
  const router = useRouter()
  const form = useRecordForm({ fields: loginFields, focusName: 'username' })

  const enter = (account: Account, target: string) => {
    signIn(account)
    notify('success', t('signIn.done'))
    router.history.replace(target)
  }
  const { logIn, problem, formProps } = useLogIn((account, credentials) =>
    enter(account, urlAfterLogin(credentials, returnUrlForAccount({ origin, originOwner }, account))),
  )

  return (
    <CentredCard title={t('common.logIn')}>
      {banned !== undefined && <BannedNotice words={banned} />}
      {expired && !wasBanned && !problem && <Alert color="orange">{t('common.notLoggedIn')}</Alert>}
      <RecordForm
        form={form}
        label={t('common.logIn')}
        {...formProps}
        onSubmit={({ username, password }) => {
          // A reload does not say it again.
          void navigate({ search: {}, state: true, replace: true })
          return logIn({ username: username.trim(), password })
        }}
      >
        <Field form={form} name="username" />
        <Field form={form} name="password" />
        {problem?.waitSeconds !== undefined && <Text>{t('signIn.waitHint')}</Text>}
      </RecordForm>
      <Group justify="space-between">
        <Link to="/reset" state>
          {t('signIn.forgot')}
        </Link>
        <Link to="/register" state>
          {t('signIn.noAccount')}
        </Link>
      </Group>
      <AlternativeLogins
        origin={safeReturnUrl(origin)}
        originOwner={originOwner}
        onSignedIn={(account) => enter(account, '/')}
      />
    </CentredCard>
  )
}

/**
 * Notice that the account was disabled. Its session cookie still exists and fails every call, so the notice
 * offers to log out.
 */
function BannedNotice({ words }: { words: string }) {
  const t = useT()
  const { busy, leave } = useLogOut()
  return (
    <Alert color="red" role="alert">
      <Text mb="xs" lang={serverTextLanguage(words)}>
        {words}
      </Text>
      <Text mb="xs">{t('signIn.banned')}</Text>
      <ActionButton isBlocked={busy} onClick={leave}>
        {t('app.logOut')}
      </ActionButton>
    </Alert>
  )
}
