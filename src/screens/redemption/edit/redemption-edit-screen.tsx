import { Text } from '@mantine/core'
import { getRouteApi } from '@tanstack/react-router'
import { conversionsOf } from '#/fields/record-values'
import { formatTimestamp } from '#/format/timestamp'
import { QuotaInput } from '#/parts/quota-input'
import {
  REDEMPTION_STATUS,
  REDEMPTION_STATUS_LABELS,
  redemptionQueries,
} from '#/resources/redemption/redemption'
import { redemptionFields } from '#/resources/redemption/redemption-fields'
import { redemptionMutations } from '#/resources/redemption/redemption-mutations'
import { EditPage } from '#/app/form/edit-page'
import { statusText } from '#/app/list/list-columns'
import { Field } from '#/ui/form/field'
import { FormSection } from '#/ui/form/form-layout'
import { useT } from '#/ui/language/use-t'
import { redemptionActions } from '../list/redemption-actions'

const route = getRouteApi('/signed-in/admins/redemption/edit/$id')
const conversions = conversionsOf(redemptionFields)

export function RedemptionEditScreen() {
  const { id } = route.useParams()
  const t = useT()
  return (
    <EditPage
      noun="redemption"
      id={id}
      query={redemptionQueries.one(id)}
      {...conversions}
      save={redemptionMutations.save}
      factsOf={({ status, created_time, redeemed_time }) => [
        statusText(REDEMPTION_STATUS_LABELS, status),
        ['common.created', formatTimestamp(created_time)],
        ['redemption.redeemed', formatTimestamp(redeemed_time)],
      ]}
      actions={redemptionActions}
    >
      {(form, { status }) => (
        <>
          {status === REDEMPTION_STATUS.used && <Text role="note">{t('redemption.used.note')}</Text>}
          <FormSection title={t('redemption.section.code')} note={t('redemption.section.codes.note')}>
            <Field form={form} name="name" />
            <QuotaInput form={form} name="quota" hasPresets />
          </FormSection>
        </>
      )}
    </EditPage>
  )
}
