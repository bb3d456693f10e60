import { Text } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { QuotaEquivalent } from '#/parts/quota-equivalent'
import type { CreatedCodes } from '#/resources/redemption/create-codes'
import { REDEMPTION_STATUS, redemptionDraft, type Redemption } from '#/resources/redemption/redemption'
import { redemptionMutations } from '#/resources/redemption/redemption-mutations'
import { redemptionQueries } from '#/resources/redemption/redemption-queries'
import { useAccount } from '#/session/use-account'
import { fetchFresh } from '#/shell/cache'
import { ConflictResolver } from '#/shell/form/conflict-resolver'
import { useConflictSafeSave } from '#/shell/form/use-conflict-safe-save'
import { useLeaveForm } from '#/shell/form/use-leave-form'
import { CreateAsNewButton } from '#/ui/form/create-as-new-button'
import { FieldInput } from '#/ui/form/field-input'
import { RecordForm } from '#/ui/form/record-form'
import { useRecordForm } from '#/ui/form/use-record-form'
import { useT } from '#/ui/language/use-t'
import { CreatedCodesList } from './created-codes'
import { redemptionToValues, valuesToRedemption, redemptionFields } from './redemption-fields'

const toFormValues = (code: Redemption) => redemptionToValues(redemptionDraft(code))

/** Form of an existing code: name and quota. Concurrent changes are merged, or resolved in a conflict dialog. */
export function RedemptionEditForm({ code }: { code: Redemption }) {
  const t = useT()
  const { id } = code
  const cache = useQueryClient()
  const owner = useAccount()?.id ?? ''
  const leave = useLeaveForm('/redemption')
  const form = useRecordForm({
    fields: redemptionFields,
    initialValues: toFormValues(code),
    draftLocation: { formKey: `redemption/${id}`, owner },
  })
  const write = useMutation(redemptionMutations.save)
  const save = useConflictSafeSave({
    form,
    read: () => fetchFresh(cache, redemptionQueries.one(id)),
    toValues: toFormValues,
    normalize: (values) => redemptionToValues(valuesToRedemption(values)),
    write: (values) => write.mutateAsync({ id, draft: valuesToRedemption(values) }),
    onSaved: leave,
  })
  const create = useMutation(redemptionMutations.create)
  const [created, setCreated] = useState<CreatedCodes>()
  const createAsNew = useConflictSafeSave({
    form,
    write: async (values) =>
      setCreated(await create.mutateAsync({ ...valuesToRedemption(values), count: 1 })),
    onSaved: () => undefined,
  })
  const navigate = useNavigate()
  if (created) {
    const more = () => void navigate({ to: '/redemption/add' })
    return <CreatedCodesList name={form.values().name} result={created} onMore={more} />
  }
  return (
    <>
      <RecordForm
        form={form}
        label={t('redemption.editTitle')}
        busy={save.busy || createAsNew.busy}
        problem={createAsNew.problem ?? (save.isDeleted ? { message: t('form.deleted') } : save.problem)}
        onSubmit={save.submit}
        onCancel={leave}
        actions={
          save.isDeleted && (
            <CreateAsNewButton onClick={() => form.validate() && void createAsNew.submit(form.values())} />
          )
        }
      >
        {code.status === REDEMPTION_STATUS.used && <Text role="note">{t('redemption.used.note')}</Text>}
        <FieldInput form={form} name="name" />
        <FieldInput form={form} name="quota" aside={<QuotaEquivalent form={form} name="quota" />} />
      </RecordForm>
      <ConflictResolver fields={redemptionFields} save={save} />
    </>
  )
}
