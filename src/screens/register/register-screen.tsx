import { Text, Alert } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { emptyValues, type FieldValues } from '#/fields/fields'
import { HttpFailure } from '#/http/failure'
import { GetCodeButton } from '#/parts/get-code-button'
import { HumanCheckBox, useHumanCheck } from '#/parts/human-check/human-check'
import { isNameTaken, registrationMutations } from '#/resources/account/registration-mutations'
import { storedInvitation } from '#/session/invitation'
import { useConflictSafeSave } from '#/app/form/use-conflict-safe-save'
import { Field } from '#/ui/form/field'
import { type FormHandle, useFieldValue } from '#/ui/form/form-handle'
import { RecordForm } from '#/ui/form/record-form'
import { useRecordForm } from '#/ui/form/use-record-form'
import { useT } from '#/ui/language/use-t'
import { CentredCard, PageTitle } from '#/ui/text/page-title'
import { registerFields, valuesToRegistration } from './register-fields'
import classes from './register.module.css'

/** Registration with username and password. */
export function RegisterScreen() {
  const t = useT()
  const invitation = storedInvitation()
  return (
    <CentredCard>
      <PageTitle>{t('register.title')}</PageTitle>
      {invitation !== undefined && (
        <Alert role="note">
          <Text size="sm">{t('register.invited', { code: invitation })}</Text>
        </Alert>
      )}
      <RegisterForm invitation={invitation} />
      <Link to="/login">{t('register.hasAccount')}</Link>
    </CentredCard>
  )
}

type RegisterValues = FieldValues<typeof registerFields>

/** Registration form. Typed values stay until the account exists. */
export function RegisterForm({ invitation }: { invitation: string | undefined }) {
  const t = useT()
  const navigate = useNavigate()
  const form = useRecordForm({
    fields: registerFields,
    initialValues: emptyValues(registerFields),
    focusName: 'username',
  })
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
      <Field form={form} name="username" />
      <Field form={form} name="password" aside={<StrengthHint form={form} />} />
      <Field form={form} name="password2" />
      <Field form={form} name="email" aside={<GetCodeButton address={validEmail} check={check} />} />
      <Field form={form} name="verification_code" />
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

/** Estimated resistance of a password against guessing. */
export type Strength = 'weak' | 'fair' | 'good'

const SYMBOL_COUNT = 33
/** Character classes with their sizes. */
const KINDS: readonly (readonly [RegExp, number])[] = [
  [/[a-z]/, 26],
  [/[A-Z]/, 26],
  [/[0-9]/, 10],
  [/[ -/:-@[-`{-~]/, SYMBOL_COUNT],
  [/[^ -~]/, 100],
]
/** Entropy limits in bits. */
const FAIR_BITS = 40
const GOOD_BITS = 60

/** Number of characters that do not repeat or continue the previous one: 1 for both `aaaa` and `1234`. */
function unpredictableLength(password: string): number {
  const codes = Array.from(password.toLowerCase(), (character) => character.codePointAt(0) ?? 0)
  return codes.filter((code, i) => Math.abs(code - (codes[i - 1] ?? Number.NEGATIVE_INFINITY)) > 1).length
}

/**
 * Estimates strength from length and variety, without a dictionary. A hint only, never a reason to reject.
 * Passwords that contain the username are weak.
 */
export function passwordStrength(password: string, username = ''): Strength {
  const name = username.trim().toLowerCase()
  if (name.length > 2 && password.toLowerCase().includes(name)) return 'weak'
  const choices = KINDS.reduce((sum, [kind, count]) => (kind.test(password) ? sum + count : sum), 0)
  const bits = unpredictableLength(password) * Math.log2(Math.max(choices, 1))
  if (bits < FAIR_BITS) return 'weak'
  return bits < GOOD_BITS ? 'fair' : 'good'
}
