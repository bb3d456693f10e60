import { Text, Alert } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { toBody } from '#/fields/record-values'
import { HttpFailure } from '#/http/failure'
import { GetCodeButton } from '#/parts/get-code-button'
import { HumanCheckBox, useHumanCheck } from '#/parts/human-check/human-check'
import { isNameTaken, registrationMutations } from '#/resources/account/registration-mutations'
import { storedInvitation } from '#/session/invitation'
import { useFormSave } from '#/app/form/use-form-save'
import { Field } from '#/ui/form/field'
import { RecordForm } from '#/ui/form/record-form'
import { useRecordForm } from '#/ui/form/use-record-form'
import { useT } from '#/ui/language/use-t'
import { CentredCard } from '#/ui/text/page-title'
import { registerFields } from './register-fields'

export function RegisterScreen() {
  const t = useT()
  const invitation = storedInvitation.read()
  return (
    <CentredCard title={t('common.register')}>
      {invitation !== undefined && (
        <Alert role="note">
          <Text size="sm">{t('register.invited', { code: invitation })}</Text>
        </Alert>
      )}
      <RegisterForm invitation={invitation} />
      <Link to="/login" state>
        {t('register.hasAccount')}
      </Link>
    </CentredCard>
  )
}

/** Registration form. Typed values stay until the account exists. */
export function RegisterForm({ invitation }: { invitation: string | undefined }) {
  const t = useT()
  const navigate = useNavigate()
  const form = useRecordForm({ fields: registerFields, focusName: 'username' })
  const check = useHumanCheck()
  const register = useMutation(registrationMutations.register(check.withToken))
  const save = useFormSave({
    form,
    write: async (values) => {
      const body = { ...toBody(registerFields, values), aff_code: invitation ?? '' }
      await register.mutateAsync(body, {
        onError: (error) => {
          // The alert shows the database error; the field explains it in plain words.
          const isTaken = error instanceof HttpFailure && isNameTaken(error.serverMessage)
          if (isTaken) form.setServerError('username', t('register.nameTaken'))
        },
      })
    },
    onSaved: () => {
      storedInvitation.remove()
      void navigate({ to: '/login', state: true })
    },
  })
  return (
    <RecordForm
      form={form}
      label={t('common.register')}
      submitLabel={t('common.register')}
      busy={save.busy}
      problem={save.problem}
      onSubmit={save.submit}
      leave="ask"
    >
      {save.problem?.isOutcomeUnknown && <Text size="sm">{t('register.responseLost')}</Text>}
      <Field form={form} name="username" />
      <Field form={form} name="password" />
      <Field form={form} name="password2" />
      <Field form={form} name="email" aside={<GetCodeButton form={form} check={check} />} />
      <Field form={form} name="verification_code" />
      <HumanCheckBox check={check} />
    </RecordForm>
  )
}
