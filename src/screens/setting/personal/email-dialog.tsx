import { useMutation } from '@tanstack/react-query'
import { defineFields } from '#/fields/fields'
import { toBody } from '#/fields/record-values'
import { GetCodeButton } from '#/parts/get-code-button'
import { HumanCheckBox, useHumanCheck } from '#/parts/human-check/human-check'
import { codeField, emailField } from '#/resources/account/mailed-code-fields'
import { bindingMutations } from '#/resources/account/settings-mutations'
import { toFormProblem } from '#/app/problem/to-form-problem'
import { DialogFrame } from '#/ui/dialog/dialog-frame'
import { Field } from '#/ui/form/field'
import { RecordForm } from '#/ui/form/record-form'
import { useRecordForm } from '#/ui/form/use-record-form'
import { useT } from '#/ui/language/use-t'

const fields = defineFields({ email: emailField, code: codeField })

export function EmailDialog({ onClose }: { onClose: () => void }) {
  const t = useT()
  const form = useRecordForm({ fields })
  const check = useHumanCheck()
  const bind = useMutation(bindingMutations.email)
  const problem = toFormProblem(bind.error)
  const title = t('personal.email.bind')
  return (
    <DialogFrame title={title} isClosable={!bind.isPending} onClose={onClose}>
      <RecordForm
        form={form}
        label={title}
        submitLabel={problem?.isOutcomeUnknown ? undefined : title}
        busy={bind.isPending}
        problem={problem}
        onSubmit={(values) => bind.mutate(toBody(fields, values), { onSuccess: onClose })}
        // A pending request cannot be cancelled, and its result is shown in this dialog.
        onCancel={() => bind.isPending || onClose()}
      >
        <Field form={form} name="email" aside={<GetCodeButton form={form} check={check} />} />
        <Field form={form} name="code" />
        <HumanCheckBox check={check} />
      </RecordForm>
    </DialogFrame>
  )
}
