import { LinkButton } from '#/ui/button/link-button'
import { TextInput, Alert } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { defineFields } from '#/fields/fields'
import { HttpFailure } from '#/http/failure'
import { registrationMutations } from '#/resources/account/registration-mutations'
import { toPublicFormProblem } from '#/app/problem/to-form-problem'
import type { FormProblem } from '#/ui/form/form-problem'
import { useOneTimeValue, type OneTimeValue, OneTimeValueField } from '#/ui/form/one-time-value'
import { RecordForm } from '#/ui/form/record-form'
import { useRecordForm } from '#/ui/form/use-record-form'
import { useT } from '#/ui/language/use-t'
import { CentredCard } from '#/ui/text/page-title'
import { linkProblem, forgetLink, currentLink, type ResetLink } from './reset-link'

/** Second step of a password reset: generates a new password for the mailed link. */
export function ConfirmScreen() {
  const t = useT()
  // Read once, because the stored link is dropped when it is used or the page is left.
  const [link] = useState(currentLink)
  const { oneTimeValue, reveal } = useOneTimeValue(() => t('reset.copied'))
  const problem = linkProblem(link)
  if (oneTimeValue)
    return <NewPassword oneTimeValue={oneTimeValue} onCopy={() => void reveal(oneTimeValue.value)} />
  return (
    <CentredCard title={t('reset.confirm.title')} lead={t('reset.confirm.lead')}>
      {link && problem === undefined ? (
        <ConfirmForm
          link={link}
          onDone={(password) => {
            forgetLink()
            void reveal(password)
          }}
        />
      ) : (
        <Alert color="orange">
          {problem === 'noEmail'
            ? t('reset.confirm.noEmail', { email: link?.email ?? '' })
            : t('reset.confirm.incomplete')}
        </Alert>
      )}
      <Link to="/reset">{t('reset.confirm.requestAnother')}</Link>
    </CentredCard>
  )
}

function NewPassword({ oneTimeValue, onCopy }: { oneTimeValue: OneTimeValue; onCopy: () => void }) {
  const t = useT()
  return (
    <CentredCard title={t('reset.confirm.title')} lead={t('reset.newPassword.hint')}>
      <OneTimeValueField
        isSecret
        oneTimeValue={oneTimeValue}
        label={t('reset.newPassword')}
        onCopy={onCopy}
      />
      <LinkButton variant="filled" to="/login">
        {t('common.logIn')}
      </LinkButton>
    </CentredCard>
  )
}

/** The form has no inputs; the link contains all values. */
const fields = defineFields({})

function ConfirmForm({ link, onDone }: { link: ResetLink; onDone: (password: string) => void }) {
  const t = useT()
  const form = useRecordForm({ fields })
  const confirm = useMutation(registrationMutations.confirmReset)
  // A new password whose response was lost cannot be fetched again; the user needs another link.
  const isLost = confirm.error instanceof HttpFailure && confirm.error.outcome === 'unknown'
  const problem: FormProblem | null = isLost
    ? { message: t('reset.confirm.responseLost'), isOutcomeUnknown: true }
    : toPublicFormProblem(confirm.error)
  return (
    <RecordForm
      form={form}
      label={t('reset.confirm.title')}
      submitLabel={problem?.isOutcomeUnknown ? undefined : t('reset.title')}
      busy={confirm.isPending}
      problem={problem}
      onSubmit={() => confirm.mutate(link, { onSuccess: onDone })}
      leave="ask"
    >
      <TextInput label={t('common.email')} value={link.email} readOnly autoComplete="username" />
    </RecordForm>
  )
}
