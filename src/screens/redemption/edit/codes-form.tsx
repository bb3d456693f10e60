import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { QuotaEquivalent } from '#/parts/quota-equivalent'
import type { CreatedCodes } from '#/resources/redemption/create-codes'
import { redemptionMutations } from '#/resources/redemption/redemption-mutations'
import { useAccount } from '#/session/use-account'
import { useConflictSafeSave } from '#/shell/form/use-conflict-safe-save'
import { useLeaveForm } from '#/shell/form/use-leave-form'
import { notify } from '#/ui/notifications/notify'
import { FieldInput } from '#/ui/form/field-input'
import { RecordForm } from '#/ui/form/record-form'
import { useRecordForm } from '#/ui/form/use-record-form'
import { useT } from '#/ui/language/use-t'
import { downloadCodes } from '../use-copy-codes'
import { codesFields, valuesToCodes, type CodesValues } from './redemption-fields'

interface Props {
  initialValues: CodesValues
  onCreated: (values: CodesValues, result: CreatedCodes) => void
}

/** Form that creates codes. `onCreated` gets all codes that exist afterwards, also after a partial failure. */
export function CodesForm({ initialValues, onCreated }: Props) {
  const t = useT()
  const owner = useAccount()?.id ?? ''
  const leave = useLeaveForm('/redemption')
  const form = useRecordForm({
    fields: codesFields,
    initialValues: initialValues,
    draftLocation: { formKey: 'redemption/add', owner },
  })
  const create = useMutation(redemptionMutations.create)
  const created = useRef<{ values: CodesValues; result: CreatedCodes }>(undefined)
  const save = useConflictSafeSave({
    form,
    write: async (values) => {
      const result = await create.mutateAsync(valuesToCodes(values))
      created.current = { values, result }
      // Download and notify here, not in the result view: it may render twice, or never if the form was unmounted.
      downloadCodes(values.name, result.codes)
      const { codes, requested: wanted, answered, problem } = result
      if (answered !== undefined) notify('warning', t('redemption.createdCodes', { n: codes.length, wanted }))
      else notify(problem ? 'warning' : 'success', t('redemption.createdCodes.toast', { n: codes.length }))
    },
    onSaved: () => created.current && onCreated(created.current.values, created.current.result),
  })
  return (
    <RecordForm
      form={form}
      label={t('redemption.create')}
      busy={save.busy}
      problem={save.problem}
      onSubmit={save.submit}
      onCancel={leave}
    >
      <FieldInput form={form} name="name" />
      <FieldInput form={form} name="quota" aside={<QuotaEquivalent form={form} name="quota" />} />
      <FieldInput form={form} name="count" />
    </RecordForm>
  )
}
