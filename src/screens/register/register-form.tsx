import { Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { blankAnswers, type Answers } from '#/fields/answers'
import { HttpFailure } from '#/http/failure'
import { GetCode } from '#/parts/get-code'
import { HumanCheckBox } from '#/parts/human-check/human-check-box'
import { useHumanCheck } from '#/parts/human-check/use-human-check'
import { isNameTaken } from '#/resources/account/registration'
import { registrationMutations } from '#/resources/account/registration-mutations'
import { useSave } from '#/shell/form/use-save'
import { FieldFrame } from '#/ui/form/field-frame'
import { LineInput } from '#/ui/form/inputs/line-input'
import { SecretInput } from '#/ui/form/inputs/secret-input'
import { RecordForm } from '#/ui/form/record-form'
import { useRecordForm } from '#/ui/form/use-record-form'
import { useT } from '#/ui/language/use-t'
import { registerFields, registrationOf } from './register-fields'
import { StrengthHint } from './strength-hint'

type RegisterAnswers = Answers<typeof registerFields>

/** Asks for everything an account needs. What was typed stays until there is one. */
export function RegisterForm({ invitation }: { invitation: string | undefined }) {
  const t = useT()
  const navigate = useNavigate()
  const form = useRecordForm({ fields: registerFields, seed: blankAnswers(registerFields) })
  const check = useHumanCheck()
  const register = useMutation(registrationMutations.register)
  const save = useSave({
    form,
    write: async (answers: RegisterAnswers) => {
      const taken = check.take()
      if ('why' in taken) throw new HttpFailure({ kind: 'refused', serverMessage: taken.why })
      const draft = { ...registrationOf(answers, invitation), turnstile: taken.token }
      await register.mutateAsync(draft, {
        onSettled: (_, error) => check.used(error === null),
        onError: (error) => {
          // The words of the storage stay above; what they mean is said at the field.
          const isTaken = error instanceof HttpFailure && isNameTaken(error.serverMessage)
          if (isTaken) form.refuse('username', t('register.nameTaken'))
        },
      })
    },
    onSaved: () => void navigate({ to: '/login' }),
  })
  const address = () => {
    if (form.isRight('email')) return form.answers().email.trim()
    document.getElementById(form.idOf('email'))?.focus()
    return undefined
  }
  return (
    <RecordForm
      form={form}
      label={t('register.title')}
      submitLabel={t('register.title')}
      busy={save.busy}
      problem={save.problem}
      onSubmit={save.submit}
    >
      {save.problem?.sendAgain && <Text size="sm">{t('register.lost')}</Text>}
      <FieldFrame form={form} name="username" input={LineInput} />
      <FieldFrame form={form} name="password" input={SecretInput} aside={<StrengthHint form={form} />} />
      <FieldFrame form={form} name="password2" input={SecretInput} />
      <FieldFrame
        form={form}
        name="email"
        input={LineInput}
        aside={<GetCode address={address} check={check} />}
      />
      <FieldFrame form={form} name="verification_code" input={LineInput} />
      <HumanCheckBox check={check} />
    </RecordForm>
  )
}
