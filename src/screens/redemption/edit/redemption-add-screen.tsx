import { Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { initialValues, type BodyOf } from '#/fields/record-values'
import type { FieldValues } from '#/fields/fields'
import { parseWholeNumber } from '#/fields/whole-number'
import { formatQuota } from '#/format/quota'
import { QuotaInput } from '#/parts/quota-input'
import type { CreatedCodes } from '#/resources/redemption/redemption-mutations'
import { codesFields } from '#/resources/redemption/redemption-fields'
import { redemptionMutations } from '#/resources/redemption/redemption-mutations'
import { useMoneyScale } from '#/session/use-status'
import { AddPage } from '#/app/form/add-page'
import { Field } from '#/ui/form/field'
import { type FormHandle, useFieldValue } from '#/ui/form/form-handle'
import { FieldPair, FormSection } from '#/ui/form/form-layout'
import { useT } from '#/ui/language/use-t'
import { notify } from '#/ui/notifications/notify'
import { PageTitle } from '#/ui/text/page-title'
import { downloadCodes } from '../code-lines'
import { CreatedCodesList } from './created-codes'

type CodesValues = FieldValues<typeof codesFields>
type Created = { values: CodesValues; result: CreatedCodes }
const NEW_CODES = initialValues(codesFields)

export function RedemptionAddScreen() {
  const t = useT()
  const [start, setStart] = useState(NEW_CODES)
  const [created, setCreated] = useState<Created>()
  const more = () => {
    if (!created) return
    const { codes, requested: wanted } = created.result
    // After a partial failure, offer to create the missing codes.
    if (codes.length < wanted) setStart({ ...created.values, count: String(wanted - codes.length) })
    else setStart(NEW_CODES)
    setCreated(undefined)
  }
  return created ? (
    <>
      <PageTitle>{t('redemption.create')}</PageTitle>
      <CreatedCodesList name={created.values.name} result={created.result} onMore={more} />
    </>
  ) : (
    <CodesForm start={start} onCreated={setCreated} />
  )
}

interface CodesFormProps {
  start: CodesValues
  onCreated: (created: Created) => void
}

/** Form that creates codes. `onCreated` gets all codes that exist afterwards, also after a partial failure. */
function CodesForm({ start, onCreated }: CodesFormProps) {
  const t = useT()
  const create = useMutation(redemptionMutations.create)
  const write = async (body: BodyOf<typeof codesFields>, values: CodesValues) => {
    const result = await create.mutateAsync(body)
    // Download and notify here, not in the result view: it may render twice, or never if the form was unmounted.
    downloadCodes(values.name, result.codes)
    const { codes, requested: wanted, responseCount, problem } = result
    if (responseCount !== undefined)
      notify('warning', t('redemption.createdCodes', { n: codes.length, wanted }))
    else notify(problem ? 'warning' : 'success', t('redemption.createdCodes.toast', { n: codes.length }))
    return { values, result }
  }
  return (
    <AddPage noun="redemption" fields={codesFields} start={start} write={write} onSaved={onCreated}>
      {(form) => (
        <FormSection title={t('redemption.section.codes')} note={t('redemption.section.codes.note')}>
          <Field form={form} name="name" />
          <FieldPair>
            <QuotaInput form={form} name="quota" hasPresets />
            <Field form={form} name="count" />
          </FieldPair>
          <CodesSum form={form} />
        </FormSection>
      )}
    </AddPage>
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
