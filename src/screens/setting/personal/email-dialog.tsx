import { useMutation } from '@tanstack/react-query'
import { field, type FieldValues, defineFields } from '#/fields/fields'
import { emailRule } from '#/fields/rules'
import { GetCodeButton } from '#/parts/get-code-button'
import { HumanCheckBox, useHumanCheck } from '#/parts/human-check/human-check'
import { bindingMutations } from '#/resources/account/settings-mutations'
import { toFormProblem } from '#/app/problem/to-form-problem'
import { DialogFrame } from '#/ui/dialog/dialog-frame'
import { useUnsavedWork } from '#/ui/dialog/unsaved-work'
import { Field } from '#/ui/form/field'
import { RecordForm } from '#/ui/form/record-form'
import { useRecordForm } from '#/ui/form/use-record-form'
import { useT } from '#/ui/language/use-t'

interface EmailDialogProps {
  owner: number
  onClose: () => void
}

/** Binds an e-mail address with a verification code. */
export function EmailDialog({ owner, onClose }: EmailDialogProps) {
  const t = useT()
  const form = useRecordForm({ fields: emailFields })
  // Leaving needs no confirmation, but the page is kept when the session expires.
  useUnsavedWork('typed', form.isDirty)
  const check = useHumanCheck()
  const bind = useMutation(bindingMutations.email)
  const problem = toFormProblem(bind.error)
  const title = t('personal.email.bind')
  const address = () => {
    if (form.validateFieldNow('email')) return form.values().email.trim()
    document.getElementById(form.idOf('email'))?.focus()
    return undefined
  }
  const submit = ({ email, code }: FieldValues<typeof emailFields>) =>
    bind.mutate({ owner, email: email.trim(), code: code.trim() }, { onSuccess: onClose })
  return (
    <DialogFrame title={title} isClosable={!bind.isPending} onClose={onClose}>
      <RecordForm
        form={form}
        label={title}
        submitLabel={problem?.isOutcomeUnknown ? undefined : title}
        busy={bind.isPending}
        problem={problem}
        leave="free"
        onSubmit={submit}
        // A pending request cannot be cancelled, and its result is shown in this dialog.
        onCancel={() => bind.isPending || onClose()}
      >
        <Field form={form} name="email" aside={<GetCodeButton address={address} check={check} />} />
        <Field form={form} name="code" />
        <HumanCheckBox check={check} />
      </RecordForm>
    </DialogFrame>
  )
}

/** Fields of the e-mail dialog. */
const emailFields = defineFields({
  email: field.text({
    label: 'common.email',
    autoComplete: 'email',
    inputMode: 'email',
    required: true,
    rule: emailRule,
  }),
  code: field.text({
    label: 'common.verificationCode',
    hint: 'register.code.hint',
    autoComplete: 'one-time-code',
    required: true,
  }),
})
