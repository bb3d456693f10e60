import { TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { defineFields } from '#/fields/field-values'
import { HttpFailure } from '#/http/failure'
import { registrationMutations } from '#/resources/account/registration-mutations'
import { toPublicFormProblem } from '#/shell/problem/to-form-problem'
import type { FormProblem } from '#/ui/form/form-problem'
import { RecordForm } from '#/ui/form/record-form'
import { useRecordForm } from '#/ui/form/use-record-form'
import { useT } from '#/ui/language/use-t'
import type { ResetLink } from './reset-link'

/** The form has no inputs; the link contains all values. */
const fields = defineFields({})
const NOTHING = {}

interface Props {
  link: ResetLink
  onDone: (password: string) => void
}

/** Shows the e-mail address of the link, and resets the password on submit. */
export function ConfirmForm({ link, onDone }: Props) {
  const t = useT()
  const form = useRecordForm({ fields, initialValues: NOTHING })
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
      busy={confirm.isPending}
      problem={problem}
      onSubmit={() => confirm.mutate(link, { onSuccess: onDone })}
    >
      <TextInput
        label={t('reset.email')}
        value={link.email}
        readOnly
        variant="filled"
        autoComplete="username"
      />
    </RecordForm>
  )
}
