import { Text } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { QuotaEquivalent } from '#/parts/quota-equivalent'
import { REDEMPTION_STATUS, redemptionDraft, type Redemption } from '#/resources/redemption/redemption'
import { redemptionMutations } from '#/resources/redemption/redemption-mutations'
import { redemptionQueries } from '#/resources/redemption/redemption-queries'
import { useAccount } from '#/session/use-account'
import { readAnew } from '#/shell/cache'
import { MovedValues } from '#/shell/form/moved-values'
import { useSave } from '#/shell/form/use-save'
import { useWayOut } from '#/shell/form/use-way-out'
import { FieldInput } from '#/ui/form/field-input'
import { RecordForm } from '#/ui/form/record-form'
import { useRecordForm } from '#/ui/form/use-record-form'
import { useT } from '#/ui/language/use-t'
import { answersOf, draftFrom, redemptionFields } from './redemption-fields'

const typed = (code: Redemption) => answersOf(redemptionDraft(code))

/** The form of an existing code: name and quota; what others changed meanwhile is kept or asked about. */
export function RedemptionEditForm({ code }: { code: Redemption }) {
  const t = useT()
  const { id } = code
  const cache = useQueryClient()
  const owner = useAccount()?.id ?? ''
  const leave = useWayOut('/redemption')
  const form = useRecordForm({
    fields: redemptionFields,
    seed: typed(code),
    draft: { slot: `redemption/${id}`, owner },
  })
  const write = useMutation(redemptionMutations.save)
  const save = useSave({
    form,
    read: () => readAnew(cache, redemptionQueries.one(id)),
    answersOf: typed,
    normalised: (answers) => answersOf(draftFrom(answers)),
    write: (answers) => write.mutateAsync({ id, draft: draftFrom(answers) }),
    onSaved: leave,
  })
  return (
    <>
      <RecordForm
        form={form}
        label={t('redemption.editTitle')}
        busy={save.busy}
        problem={save.isGone ? { message: t('form.gone') } : save.problem}
        onSubmit={save.submit}
        onCancel={leave}
      >
        {code.status === REDEMPTION_STATUS.used && <Text role="note">{t('redemption.used.note')}</Text>}
        <FieldInput form={form} name="name" />
        <FieldInput form={form} name="quota" aside={<QuotaEquivalent form={form} name="quota" />} />
      </RecordForm>
      <MovedValues fields={redemptionFields} save={save} />
    </>
  )
}
