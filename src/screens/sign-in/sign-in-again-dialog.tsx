import { Alert, Anchor, Space, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { defineFields } from '#/fields/field-values'
import { field } from '#/fields/field'
import type { Account } from '#/resources/account/account'
import { signInMutations } from '#/resources/account/sign-in-mutations'
import { promptReauth } from '#/session/reauth'
import { signIn } from '#/session/session'
import { safeReturnUrl, returnUrl } from '#/session/return-url'
import { toPublicFormProblem } from '#/shell/problem/to-form-problem'
import { notify } from '#/ui/notifications/notify'
import { DialogFrame } from '#/ui/dialog/dialog-frame'
import { FieldFrame } from '#/ui/form/field-frame'
import { TextFieldInput } from '#/ui/form/inputs/text-input'
import { SecretInput } from '#/ui/form/inputs/secret-input'
import { RecordForm } from '#/ui/form/record-form'
import { useRecordForm } from '#/ui/form/use-record-form'
import { useT } from '#/ui/language/use-t'
import { isDefaultRoot } from './after-login'
import { loginFields } from './login-fields'
import { AlternativeLogins } from './alternative-logins'
import { redirectToLogin } from './login-redirect'

// Read-only, for password managers and users with several accounts: the page belongs to this account.
const fields = defineFields({
  username: field.text({ label: 'signIn.username', autoComplete: 'username', disabledWhen: () => true }),
  password: loginFields.password,
})

/**
 * Signs in on top of a page whose session expired with unsaved values (FM-S1d). The session watcher then
 * handles a login as the same or another user (CD-02).
 */
export default function SignInAgainDialog({ account }: { account: Account }) {
  const t = useT()
  const router = useRouter()
  const form = useRecordForm({ fields, initialValues: { username: account.username, password: '' } })
  const logIn = useMutation(signInMutations.logIn)
  const problem = toPublicFormProblem(logIn.error)
  const origin = safeReturnUrl(router.state.location.href)

  const enter = (username: Account) => {
    signIn(username)
    if (username.id === account.id) notify('success', t('signIn.again.done'))
    // The page below belongs to the user whose session expired.
    else void router.navigate({ href: returnUrl(undefined), replace: true, ignoreBlocker: true })
  }
  const submit = ({ password }: { password: string }) => {
    const credentials = { username: account.username, password }
    logIn.mutate(credentials, {
      onSuccess: (username) => {
        if (isDefaultRoot(credentials)) notify('warning', t('signIn.defaultPassword'))
        enter(username)
      },
    })
  }

  return (
    <DialogFrame title={t('signIn.again')} isClosable={!logIn.isPending} onClose={() => promptReauth(false)}>
      {!problem && (
        <Alert role="alert" color="orange" mb="md">
          {t('signIn.expired')}
        </Alert>
      )}
      <Text mb="md">{t('signIn.again.hint')}</Text>
      <RecordForm
        form={form}
        label={t('signIn.again')}
        submitLabel={t('signIn.submit')}
        busy={logIn.isPending}
        problem={problem}
        leave="free"
        onSubmit={submit}
        onCancel={() => promptReauth(false)}
      >
        <FieldFrame form={form} name="username" input={TextFieldInput} />
        <FieldFrame form={form} name="password" input={SecretInput} isFirst />
        {problem?.waitSeconds !== undefined && <Text size="sm">{t('signIn.waitHint')}</Text>}
      </RecordForm>
      <Space h="md" />
      <AlternativeLogins
        origin={origin}
        originOwner={account.id}
        note={t('signIn.again.unsaved')}
        onSignedIn={enter}
      />
      <Anchor component="button" type="button" mt="md" onClick={() => redirectToLogin(router)}>
        {t('signIn.again.other')}
      </Anchor>
    </DialogFrame>
  )
}
