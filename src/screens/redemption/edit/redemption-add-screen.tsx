import { Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { initialValues, toBody } from '#/fields/record-values'
import type { FieldValues } from '#/fields/fields'
import { parseWholeNumber } from '#/fields/whole-number'
import { formatQuota } from '#/format/quota'
import { QuotaInput } from '#/parts/quota-input'
import type { CreatedCodes } from '#/resources/redemption/redemption-mutations'
import { codesFields } from '#/resources/redemption/redemption-fields'
import { redemptionMutations } from '#/resources/redemption/redemption-mutations'
import { useMoneyScale } from '#/session/use-status'
import { PageForm } from '#/app/form/page-form'
import { useEditForm } from '#/app/form/use-edit-form'
import { useFormSave } from '#/app/form/use-form-save'
import { Field } from '#/ui/form/field'
import { type FormHandle, useFieldValue } from '#/ui/form/form-handle'
import { FieldPair, FormSection } from '#/ui/form/form-layout'
import { useT } from '#/ui/language/use-t'
import { notify } from '#/ui/notifications/notify'
import { PageTitle } from '#/ui/text/page-title'
import { downloadCodes } from '../code-lines'
import { CreatedCodesList } from './created-codes'

type CodesValues = FieldValues<typeof codesFields>
const NEW_CODES = initialValues(codesFields)

export function RedemptionAddScreen() {
  const t = useT()
  const [start, setStart] = useState(NEW_CODES)
  const [created, setCreated] = useState<{ values: CodesValues; result: CreatedCodes }>()
  const more = () => {
    if (!created) return
    const { codes, requested: wanted } = created.result
    // After a partial failure, offer to create the missing codes.
    if (codes.length < wanted) setStart({ ...created.values, count: String(wanted - codes.length) })
    else setStart(NEW_CODES)
    setCreated(undefined)
  }
  return (
    <>
      <PageTitle>{t('redemption.create')}</PageTitle>
      {created ? (
        <CreatedCodesList name={created.values.name} result={created.result} onMore={more} />
      ) : (
        <CodesForm start={start} onCreated={(values, result) => setCreated({ values, result })} />
      )}
    </>
  )
}

interface CodesFormProps {
  start: CodesValues
  onCreated: (values: CodesValues, result: CreatedCodes) => void
}

/** Form that creates codes. `onCreated` gets all codes that exist afterwards, also after a partial failure. */
function CodesForm({ start, onCreated }: CodesFormProps) {
  const t = useT()
  const { form, leave } = useEditForm({
    fields: codesFields,
    initialValues: start,
    formKey: 'redemption/add',
    list: '/redemption',
    firstName: 'name',
  })
  const create = useMutation(redemptionMutations.create)
  const save = useFormSave({
    form,
    write: async (values) => {
      const result = await create.mutateAsync(toBody(codesFields, values))
      // Download and notify here, not in the result view: it may render twice, or never if the form was unmounted.
      downloadCodes(values.name, result.codes)
      const { codes, requested: wanted, responseCount, problem } = result
      if (responseCount !== undefined)
        notify('warning', t('redemption.createdCodes', { n: codes.length, wanted }))
      else notify(problem ? 'warning' : 'success', t('redemption.createdCodes.toast', { n: codes.length }))
      return { values, result }
    },
    onSaved: ({ values, result }) => onCreated(values, result),
  })
  return (
    <PageForm form={form} title={t('redemption.create')} save={save} leave={leave} list="/redemption">
      <FormSection title={t('redemption.section.codes')} note={t('redemption.section.codes.note')}>
        <Field form={form} name="name" />
        <FieldPair>
          <QuotaInput form={form} name="quota" hasPresets />
          <Field form={form} name="count" />
        </FieldPair>
        <CodesSum form={form} />
      </FormSection>
    </PageForm>
  )
}

function CodesSum({ form }: { form: FormHandle<typeof codesFields> }) {
  const scale = useMoneyScale()
  const quota = parseWholeNumber(useFieldValue(form, 'quota'))
  const n = parseWholeNumber(useFieldValue(form, 'count'))
  if (quota === undefined || n === undefined || n < 2) return null
  return (
    <Text role="status" fw={600}>
      {`${n} × ${formatQuota(quota, scale)} = ${formatQuota(quota * n, scale)}`}
    </Text>
  )
}
