import { Alert } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState, useEffect, useRef } from 'react'
import { field, emptyValues, defineFields } from '#/fields/fields'
import { emailRule } from '#/fields/rules'
import { wasNotProcessed } from '#/http/failure'
import { HumanCheckBox, useHumanCheck } from '#/parts/human-check/human-check'
import { registrationMutations } from '#/resources/account/registration-mutations'
import { toPublicFormProblem } from '#/shell/problem/to-form-problem'
import { Field } from '#/ui/form/field'
import { RecordForm } from '#/ui/form/record-form'
import { useRecordForm } from '#/ui/form/use-record-form'
import { useT } from '#/ui/language/use-t'
import { useCooldown } from '#/ui/status/use-cooldown'
import { ResetCard } from './reset-card'

/** Requests a reset mail. Form and waiting time are the same for known and unknown addresses (T-37). */
export function ResetScreen() {
  const t = useT()
  const form = useRecordForm({
    fields: resetFields,
    initialValues: emptyValues(resetFields),
    focusName: 'email',
  })
  const check = useHumanCheck()
  const request = useMutation(registrationMutations.requestReset)
  const cooldown = useCooldown('reset')
  /** Why nothing was sent. */
  const [reason, setReason] = useState('')

  const submit = ({ email }: { email: string }) => {
    const captchaToken = check.takeToken()
    setReason('reason' in captchaToken ? captchaToken.reason : '')
    if ('reason' in captchaToken) return false
    cooldown.start()
    request.mutate(
      { email: email.trim(), turnstile: captchaToken.token },
      {
        onError: (error) => {
          if (wasNotProcessed(error)) cooldown.stop()
        },
        onSettled: (_, error) => check.reportUsed(error === null),
      },
    )
    return true
  }

  const isSent = request.isSuccess && !reason
  return (
    <ResetCard title={t('reset.title')} lead={t('reset.lead')}>
      <RecordForm
        form={form}
        label={t('reset.title')}
        submitLabel={cooldown.seconds > 0 ? t('problem.retry') : t('reset.submit')}
        cooldown={cooldown.seconds}
        busy={request.isPending}
        problem={reason ? { message: reason } : toPublicFormProblem(request.error)}
        leave="free"
        onSubmit={submit}
      >
        {isSent && <SentNotice key={request.submittedAt} email={request.variables.email} />}
        <Field form={form} name="email" />
        <HumanCheckBox check={check} />
      </RecordForm>
      <Link to="/login">{t('reset.toLogIn')}</Link>
    </ResetCard>
  )
}

/** Fields of the reset request. */
const resetFields = defineFields({
  email: field.text({
    label: 'reset.email',
    autoComplete: 'email',
    inputMode: 'email',
    required: true,
    rule: emailRule,
  }),
})

/**
 * Notice that a mail was sent. It takes the focus like an error, so that both outcomes behave the same
 * (T-37).
 */
function SentNotice({ email }: { email: string }) {
  const t = useT()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <Alert color="green" ref={box} role="status" tabIndex={-1}>
      {t('reset.sentTo', { email })}
    </Alert>
  )
}
