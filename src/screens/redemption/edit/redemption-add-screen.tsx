import { Text } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { parseWholeNumber } from '#/fields/whole-number'
import { formatQuota } from '#/format/quota'
import { QuotaInput } from '#/parts/quota-input'
import { redemptionQueries } from '#/resources/redemption/redemption'
import { codesFields, type CodesBody } from '#/resources/redemption/redemption-fields'
import { redemptionMutations } from '#/resources/redemption/redemption-mutations'
import { useMoneyScale } from '#/session/use-status'
import { AddPage } from '#/app/form/add-page'
import { Field } from '#/ui/form/field'
import { type FormHandle, useFieldValue } from '#/ui/form/form-handle'
import { FieldPair, FormSection } from '#/ui/form/form-layout'
import { useT } from '#/ui/language/use-t'
import { notify } from '#/ui/notifications/notify'
import { downloadCodes } from '../code-lines'

/** Page that creates codes; the list then shows them, also those that exist after a partial failure. */
export function RedemptionAddScreen() {
  const t = useT()
  const cache = useQueryClient()
  const create = useMutation(redemptionMutations.create)
  const write = async (body: CodesBody) => {
    const created = { ...(await create.mutateAsync(body)), name: body.name }
    cache.setQueryData(redemptionQueries.created().queryKey, created)
    const { name, codes, requested: wanted, responseCount, problem } = created
    downloadCodes(name, codes)
    if (responseCount !== undefined)
      notify('warning', t('redemption.createdCodes', { n: codes.length, wanted }))
    else notify(problem ? 'warning' : 'success', t('redemption.createdCodes.toast', { n: codes.length }))
  }
  return (
    <AddPage noun="redemption" fields={codesFields} write={write}>
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
