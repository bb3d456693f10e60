import { Text } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { normalizeValues, toBody, toDraft, toValues } from '#/fields/codec'
import type { FieldValues } from '#/fields/fields'
import { formatTimestamp } from '#/format/timestamp'
import { QuotaInput } from '#/parts/quota-input'
import type { CreatedCodes } from '#/resources/redemption/create-codes'
import {
  REDEMPTION_STATUS,
  redemptionName,
  redemptionStatusLabel,
  type Redemption,
  redemptionQueries,
} from '#/resources/redemption/redemption'
import { redemptionFields } from '#/resources/redemption/redemption-fields'
import { redemptionMutations } from '#/resources/redemption/redemption-mutations'
import { fetchFresh } from '#/app/cache'
import { EditForm, useRecreate } from '#/app/form/edit-form'
import { EditScreen, useEditForm } from '#/app/form/edit-screen'
import { reportedSave } from '#/app/form/reported-save'
import { RecordActions } from '#/app/form/record-actions'
import { useConflictSafeSave } from '#/app/form/use-conflict-safe-save'
import { Field } from '#/ui/form/field'
import { FormSection } from '#/ui/form/form-layout'
import { useT } from '#/ui/language/use-t'
import { redemptionActions } from '../list/redemption-actions'
import { CreatedCodesList } from './created-codes'

const route = getRouteApi('/signed-in/admins/redemption/edit/$id')

/** Fields by section, while the record is loading. */
const SHAPE = [2]

function RedemptionActionsOfPage({ record }: { record: Redemption }) {
  return (
    <RecordActions
      noun="redemption"
      list="/redemption"
      record={record}
      nameOf={redemptionName}
      actions={redemptionActions}
    />
  )
}

/** Edit page of a code. */
export function RedemptionEditScreen() {
  const { id } = route.useParams()
  const query = useQuery(redemptionQueries.one(id))
  const t = useT()
  return (
    <EditScreen
      title="redemption.editTitle"
      noun="redemption.noun"
      list="/redemption"
      id={id}
      query={query}
      shape={SHAPE}
      nameOf={redemptionName}
      Actions={RedemptionActionsOfPage}
      factsOf={({ status, created_time, redeemed_time }) => {
        const label = redemptionStatusLabel(status)
        const created = formatTimestamp(created_time)
        const redeemed = formatTimestamp(redeemed_time)
        return [
          label ? t(label) : t('redemption.status.number', { n: status }),
          created && t('form.fact', { label: t('redemption.created'), value: created }),
          redeemed && t('form.fact', { label: t('redemption.redeemed'), value: redeemed }),
        ]
      }}
    >
      {(code) => <RedemptionEditForm code={code} />}
    </EditScreen>
  )
}

const bodyOf = (values: FieldValues<typeof redemptionFields>) =>
  toBody(redemptionFields, toDraft(redemptionFields, values))

/** Form of an existing code: name and quota. Concurrent changes are merged, or resolved in a conflict dialog. */
function RedemptionEditForm({ code }: { code: Redemption }) {
  const t = useT()
  const { id } = code
  const cache = useQueryClient()
  const { form, leave } = useEditForm({
    fields: redemptionFields,
    initialValues: toValues(redemptionFields, code),
    formKey: `redemption/${id}`,
    list: '/redemption',
  })
  const write = useMutation(
    reportedSave(redemptionMutations.save, {
      noun: 'redemption',
      id,
      nameOf: ({ body }) => redemptionName({ id, name: body.name }),
    }),
  )
  const save = useConflictSafeSave({
    form,
    read: () => fetchFresh(cache, redemptionQueries.one(id)),
    toValues: (stored) => toValues(redemptionFields, stored),
    normalize: (values) => normalizeValues(redemptionFields, values),
    write: (values) => write.mutateAsync({ id, body: bodyOf(values) }),
    onSaved: leave,
  })
  const create = useMutation(redemptionMutations.create)
  const [created, setCreated] = useState<CreatedCodes>()
  const recreate = useRecreate({
    form,
    write: async (values) => setCreated(await create.mutateAsync({ ...bodyOf(values), count: 1 })),
    onCreated: () => undefined,
  })
  const navigate = useNavigate()
  if (created) {
    const more = () => void navigate({ to: '/redemption/add' })
    return <CreatedCodesList name={form.values().name} result={created} onMore={more} />
  }
  return (
    <EditForm
      form={form}
      title={t('redemption.editTitle')}
      record={{ noun: 'redemption', id }}
      save={save}
      leave={leave}
      recreate={recreate}
      list="/redemption"
    >
      {code.status === REDEMPTION_STATUS.used && <Text role="note">{t('redemption.used.note')}</Text>}
      <FormSection title={t('redemption.section.code')} note={t('redemption.section.codes.note')}>
        <Field form={form} name="name" />
        <QuotaInput form={form} name="quota" hasPresets />
      </FormSection>
    </EditForm>
  )
}
