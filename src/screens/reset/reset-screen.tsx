import { Alert } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { defineFields } from '#/fields/fields'
import { HumanCheckBox, useHumanCheck } from '#/parts/human-check/human-check'
import { useMailRequest } from '#/parts/human-check/use-mail-request'
import { emailField } from '#/resources/account/mailed-code-fields'
import { registrationMutations } from '#/resources/account/registration-mutations'
import { toPublicFormProblem } from '#/app/problem/to-form-problem'
import { Field } from '#/ui/form/field'
import { RecordForm } from '#/ui/form/record-form'
import { useRecordForm } from '#/ui/form/use-record-form'
import { useT } from '#/ui/language/use-t'
import { CentredCard } from '#/ui/text/page-title'

const fields = defineFields({ email: emailField })

/** Requests a reset mail. Form and waiting time are the same for known and unknown addresses. */
export function ResetScreen() {
  const t = useT()
  const form = useRecordForm({ fields, focusName: 'email' })
  const check = useHumanCheck()
  const { request, secondsLeft } = useMailRequest(registrationMutations.requestReset, 'reset', check)
  return (
    <CentredCard title={t('reset.title')} lead={t('reset.lead')}>
      <RecordForm
        form={form}
        label={t('reset.title')}
        submitLabel={secondsLeft > 0 ? t('problem.retry') : t('reset.submit')}
        cooldown={secondsLeft}
        busy={request.isPending}
        problem={toPublicFormProblem(request.error)}
        onSubmit={({ email }) => request.mutate({ email: email.trim() })}
      >
        {request.isSuccess && <SentNotice key={request.submittedAt} email={request.variables.email} />}
        <Field form={form} name="email" />
        <HumanCheckBox check={check} />
      </RecordForm>
      <Link to="/login" state>
        {t('reset.toLogIn')}
      </Link>
    </CentredCard>
  )
}

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
