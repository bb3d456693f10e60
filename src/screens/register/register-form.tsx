import { Text } from '#/ui/text/text'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { emptyValues, type FieldValues } from '#/fields/field-values'
import { HttpFailure } from '#/http/failure'
import { GetCodeButton } from '#/parts/get-code-button'
import { HumanCheckBox, useHumanCheck } from '#/parts/human-check/human-check'
import { isNameTaken } from '#/resources/account/registration'
import { registrationMutations } from '#/resources/account/registration-mutations'
import { useConflictSafeSave } from '#/shell/form/use-conflict-safe-save'
import { FieldFrame } from '#/ui/form/field-frame'
import { TextFieldInput } from '#/ui/form/inputs/text-input'
import { SecretInput } from '#/ui/form/inputs/secret-input'
import { RecordForm } from '#/ui/form/record-form'
import { useRecordForm } from '#/ui/form/use-record-form'
import { useT } from '#/ui/language/use-t'
import { registerFields, valuesToRegistration } from './register-fields'
import { type FormHandle, useFieldValue } from '#/ui/form/form-handle'
import { passwordStrength } from './password-strength'
import classes from './register.module.css'

type RegisterValues = FieldValues<typeof registerFields>

/** Registration form. Typed values stay until the account exists. */
export function RegisterForm({ invitation }: { invitation: string | undefined }) {
  const t = useT()
  const navigate = useNavigate()
  const form = useRecordForm({ fields: registerFields, initialValues: emptyValues(registerFields) })
  const check = useHumanCheck()
  const register = useMutation(registrationMutations.register)
  const save = useConflictSafeSave({
    form,
    write: async (values: RegisterValues) => {
      const captchaToken = check.takeToken()
      if ('reason' in captchaToken)
        throw new HttpFailure({ kind: 'refused', serverMessage: captchaToken.reason })
      const draft = { ...valuesToRegistration(values, invitation), turnstile: captchaToken.token }
      await register.mutateAsync(draft, {
        onSettled: (_, error) => check.reportUsed(error === null),
        onError: (error) => {
          // The alert shows the database error; the field explains it in plain words.
          const isTaken = error instanceof HttpFailure && isNameTaken(error.serverMessage)
          if (isTaken) form.setServerError('username', t('register.nameTaken'))
        },
      })
    },
    onSaved: () => void navigate({ to: '/login' }),
  })

  const validEmail = () => {
    if (form.validateFieldNow('email')) return form.values().email.trim()
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
      {save.problem?.isOutcomeUnknown && <Text size="sm">{t('register.responseLost')}</Text>}
      <FieldFrame form={form} name="username" input={TextFieldInput} />
      <FieldFrame form={form} name="password" input={SecretInput} aside={<StrengthHint form={form} />} />
      <FieldFrame form={form} name="password2" input={SecretInput} />
      <FieldFrame
        form={form}
        name="email"
        input={TextFieldInput}
        aside={<GetCodeButton address={validEmail} check={check} />}
      />
      <FieldFrame form={form} name="verification_code" input={TextFieldInput} />
      <HumanCheckBox check={check} />
    </RecordForm>
  )
}

/** Non-breaking space that reserves the line, so that nothing moves when the hint appears. */
const BLANK_LINE = '\u00A0'

/** Strength of the typed password. Not a live region, because it would be announced on every keystroke. */
function StrengthHint({ form }: { form: FormHandle<typeof registerFields> }) {
  const t = useT()
  const password = useFieldValue(form, 'password')
  const username = useFieldValue(form, 'username')
  const strength = password === '' ? undefined : passwordStrength(password, username)
  return (
    <div className={classes.strength} data-strength={strength}>
      <span className={classes.bar} />
      <span className={classes.bar} />
      <span className={classes.bar} />
      <span className={classes.words}>{strength ? t(`register.strength.${strength}`) : BLANK_LINE}</span>
    </div>
  )
}
