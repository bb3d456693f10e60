import { Anchor } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { createLink } from '@tanstack/react-router'
import { useState } from 'react'
import { blankAnswers } from '#/fields/answers'
import { isTurnedAway } from '#/http/failure'
import { HumanCheckBox } from '#/parts/human-check/human-check-box'
import { useHumanCheck } from '#/parts/human-check/use-human-check'
import { registrationMutations } from '#/resources/account/registration-mutations'
import { publicFormProblem } from '#/shell/problem/form-problem'
import { useCooldown } from '#/ui/feedback/use-cooldown'
import { FieldFrame } from '#/ui/form/field-frame'
import { LineInput } from '#/ui/form/inputs/line-input'
import { RecordForm } from '#/ui/form/record-form'
import { useRecordForm } from '#/ui/form/use-record-form'
import { useT } from '#/ui/language/use-t'
import { ResetCard } from './reset-card'
import { resetFields } from './reset-fields'
import { SentNotice } from './sent-notice'

const TextLink = createLink(Anchor<'a'>)

/**
 * Asks for the link to a new password. Whatever the server says of an address, the form stays as it is and waits as
 * long (T-37).
 */
export function ResetScreen() {
  const t = useT()
  const form = useRecordForm({ fields: resetFields, seed: blankAnswers(resetFields) })
  const check = useHumanCheck()
  const request = useMutation(registrationMutations.requestReset)
  const cooldown = useCooldown('reset')
  /** Why nothing was sent. */
  const [why, setWhy] = useState('')

  const submit = ({ email }: { email: string }) => {
    const taken = check.take()
    setWhy('why' in taken ? taken.why : '')
    if ('why' in taken) return false
    cooldown.start()
    request.mutate(
      { email: email.trim(), turnstile: taken.token },
      {
        onError: (error) => {
          if (isTurnedAway(error)) cooldown.stop()
        },
        onSettled: (_, error) => check.used(error === null),
      },
    )
    return true
  }

  const isSent = request.isSuccess && !why
  return (
    <ResetCard title={t('reset.title')} lead={t('reset.lead')}>
      <RecordForm
        form={form}
        label={t('reset.title')}
        submitLabel={cooldown.seconds > 0 ? t('panel.retry') : undefined}
        cooldown={cooldown.seconds}
        busy={request.isPending}
        problem={why ? { message: why } : publicFormProblem(request.error)}
        leave="free"
        onSubmit={submit}
      >
        {isSent && <SentNotice key={request.submittedAt} email={request.variables.email} />}
        <FieldFrame form={form} name="email" input={LineInput} />
        <HumanCheckBox check={check} />
      </RecordForm>
      <TextLink to="/login">{t('reset.toLogIn')}</TextLink>
    </ResetCard>
  )
}
