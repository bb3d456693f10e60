import { Text, Alert, Button, Stack } from '@mantine/core'
import { useRouter } from '@tanstack/react-router'
import { field, defineFields } from '#/fields/fields'
import type { Account } from '#/resources/account/account'
import { safeReturnUrl, returnUrl } from '#/session/return-url'
import { promptReauth, signIn } from '#/session/session'
import { DialogFrame } from '#/ui/dialog/dialog-frame'
import { Field } from '#/ui/form/field'
import { RecordForm } from '#/ui/form/record-form'
import { useRecordForm } from '#/ui/form/use-record-form'
import { useT } from '#/ui/language/use-t'
import { notify } from '#/ui/notifications/notify'
import { loginFields, useLogIn, AlternativeLogins } from './login-form'

// Read-only, for password managers and users with several accounts: the page belongs to this account.
const fields = defineFields({
  username: field.text({ label: 'common.username', autoComplete: 'username', disabledWhen: () => true }),
  password: loginFields.password,
})

interface Props {
  account: Account
  /** Leaves the page for the login page, as where this cannot be loaded. */
  onClose: () => void
}

/**
 * Signs in on top of a page whose session expired with unsaved values. The session watcher then
 * handles a login as the same or another user.
 */
export function SignInAgainDialog({ account, onClose }: Props) {
  const t = useT()
  const router = useRouter()
  const form = useRecordForm({ fields, initialValues: { username: account.username, password: '' } })
  const origin = safeReturnUrl(router.state.location.href)

  const enter = (signedIn: Account) => {
    signIn(signedIn)
    if (signedIn.id === account.id) notify('success', t('signIn.again.done'))
    // The page below belongs to the user whose session expired.
    else void router.navigate({ href: returnUrl(undefined), replace: true, ignoreBlocker: true })
  }
  const { logIn, isPending, problem, formProps } = useLogIn(enter)

  return (
    <DialogFrame title={t('signIn.again')} isClosable={!isPending} onClose={() => promptReauth(false)}>
      {!problem && (
        <Alert color="orange" mb="md" role="alert">
          {t('common.notLoggedIn')}
        </Alert>
      )}
      <Text>{t('signIn.again.hint')}</Text>
      <RecordForm
        form={form}
        label={t('signIn.again')}
        {...formProps}
        onSubmit={({ password }) => logIn({ username: account.username, password })}
        onCancel={() => promptReauth(false)}
      >
        <Field form={form} name="username" />
        <Field form={form} name="password" isFirst />
        {problem?.waitSeconds !== undefined && <Text size="sm">{t('signIn.waitHint')}</Text>}
      </RecordForm>
      <Stack mt="md">
        <AlternativeLogins
          origin={origin}
          originOwner={account.id}
          note={t('signIn.again.unsaved')}
          onSignedIn={enter}
        />
        <Button variant="subtle" onClick={onClose}>
          {t('signIn.again.other')}
        </Button>
      </Stack>
    </DialogFrame>
  )
}
