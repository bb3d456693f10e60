import { Alert, Anchor, Space, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { defineFields } from '#/fields/answers'
import { field } from '#/fields/field'
import type { Account } from '#/resources/account/account'
import { accountMutations } from '#/resources/account/account-mutations'
import { askToSignIn } from '#/session/interruption'
import { signIn } from '#/session/session'
import { placeToReturnTo, wayBack } from '#/session/way-back'
import { publicFormProblem } from '#/shell/problem/form-problem'
import { tell } from '#/ui/feedback/tell'
import { DialogFrame } from '#/ui/form/dialog-frame'
import { FieldFrame } from '#/ui/form/field-frame'
import { LineInput } from '#/ui/form/inputs/line-input'
import { SecretInput } from '#/ui/form/inputs/secret-input'
import { RecordForm } from '#/ui/form/record-form'
import { useRecordForm } from '#/ui/form/use-record-form'
import { useT } from '#/ui/language/use-t'
import { isDefaultRoot } from './landing'
import { loginFields } from './login-fields'
import { OtherWays } from './other-ways'
import { toLogIn } from './to-log-in'

// Shown for password managers and for whoever has several accounts; the page belongs to this one.
const fields = defineFields({
  username: field.line({ label: 'signIn.username', autoComplete: 'username', disabledWhen: () => true }),
  password: loginFields.password,
})

/**
 * Signing in over a page whose session ended while something was typed (S1d). It knows nothing of what happens next:
 * the watch over the session sees who came, the owner of the page or somebody else (CD-02).
 */
export default function SignInAgainDialog({ account }: { account: Account }) {
  const t = useT()
  const router = useRouter()
  const form = useRecordForm({ fields, seed: { username: account.username, password: '' } })
  const logIn = useMutation(accountMutations.logIn)
  const problem = publicFormProblem(logIn.error)
  const origin = placeToReturnTo(router.state.location.href)

  const enter = (who: Account) => {
    signIn(who)
    if (who.id === account.id) tell('success', t('signIn.again.done'))
    // The page below belongs to the one whose session ended.
    else void router.navigate({ href: wayBack(undefined), replace: true, ignoreBlocker: true })
  }
  const submit = ({ password }: { password: string }) => {
    const credentials = { username: account.username, password }
    logIn.mutate(credentials, {
      onSuccess: (who) => {
        if (isDefaultRoot(credentials)) tell('warning', t('signIn.defaultPassword'))
        enter(who)
      },
    })
  }

  return (
    <DialogFrame title={t('signIn.again')} isClosable={!logIn.isPending} onClose={() => askToSignIn(false)}>
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
        onCancel={() => askToSignIn(false)}
      >
        <FieldFrame form={form} name="username" input={LineInput} />
        <FieldFrame form={form} name="password" input={SecretInput} isFirst />
        {problem?.waitSeconds !== undefined && <Text size="sm">{t('signIn.waitHint')}</Text>}
      </RecordForm>
      <Space h="md" />
      <OtherWays
        origin={origin}
        originOwner={account.id}
        note={t('signIn.again.leaving')}
        onSignedIn={enter}
      />
      <Anchor component="button" type="button" mt="md" onClick={() => toLogIn(router)}>
        {t('signIn.again.other')}
      </Anchor>
    </DialogFrame>
  )
}
