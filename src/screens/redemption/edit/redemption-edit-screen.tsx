import { Text } from '@mantine/core'
import { getRouteApi } from '@tanstack/react-router'
import { conversionsOf } from '#/fields/record-values'
import { formatTimestamp } from '#/format/timestamp'
import { QuotaInput } from '#/parts/quota-input'
import {
  REDEMPTION_STATUS,
  redemptionName,
  REDEMPTION_STATUS_LABELS,
  type Redemption,
  redemptionQueries,
} from '#/resources/redemption/redemption'
import { redemptionFields } from '#/resources/redemption/redemption-fields'
import { redemptionMutations } from '#/resources/redemption/redemption-mutations'
import { EditPage } from '#/app/form/edit-page'
import { Field } from '#/ui/form/field'
import { FormSection } from '#/ui/form/form-layout'
import { useT } from '#/ui/language/use-t'
import { redemptionActions } from '../list/redemption-actions'

const route = getRouteApi('/signed-in/admins/redemption/edit/$id')
const conversions = conversionsOf(redemptionFields)

export function RedemptionEditScreen() {
  const { id } = route.useParams()
  const t = useT()
  const factsOf = ({ status, created_time, redeemed_time }: Redemption) => {
    const label = REDEMPTION_STATUS_LABELS[status]
    const created = formatTimestamp(created_time)
    const redeemed = formatTimestamp(redeemed_time)
    return [
      label ? t(label) : t('common.unknownStatus', { n: status }),
      created && t('form.fact', { label: t('common.created'), value: created }),
      redeemed && t('form.fact', { label: t('redemption.redeemed'), value: redeemed }),
    ]
  }
  return (
    <EditPage
      title="redemption.editTitle"
      noun="redemption"
      id={id}
      list="/redemption"
      query={redemptionQueries.one(id)}
      {...conversions}
      save={redemptionMutations.save}
      nameOf={redemptionName}
      factsOf={factsOf}
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
