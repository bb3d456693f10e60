import { Text } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { QuotaEquivalent } from '#/parts/quota-equivalent'
import type { CodesMade } from '#/resources/redemption/making-codes'
import { REDEMPTION_STATUS, redemptionDraft, type Redemption } from '#/resources/redemption/redemption'
import { redemptionMutations } from '#/resources/redemption/redemption-mutations'
import { redemptionQueries } from '#/resources/redemption/redemption-queries'
import { useAccount } from '#/session/use-account'
import { readAnew } from '#/shell/cache'
import { MovedValues } from '#/shell/form/moved-values'
import { useSave } from '#/shell/form/use-save'
import { useWayOut } from '#/shell/form/use-way-out'
import { CreateAnewButton } from '#/ui/form/create-anew-button'
import { FieldInput } from '#/ui/form/field-input'
import { RecordForm } from '#/ui/form/record-form'
import { useRecordForm } from '#/ui/form/use-record-form'
import { useT } from '#/ui/language/use-t'
import { MadeCodes } from './made-codes'
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
  const create = useMutation(redemptionMutations.create)
  const [made, setMade] = useState<CodesMade>()
  const createAnew = useSave({
    form,
    write: async (answers) => setMade(await create.mutateAsync({ ...draftFrom(answers), count: 1 })),
    onSaved: () => undefined,
  })
  const navigate = useNavigate()
  if (made) {
    const more = () => void navigate({ to: '/redemption/add' })
    return <MadeCodes name={form.answers().name} result={made} onMore={more} />
  }
  return (
    <>
      <RecordForm
        form={form}
        label={t('redemption.editTitle')}
        busy={save.busy || createAnew.busy}
        problem={createAnew.problem ?? (save.isGone ? { message: t('form.gone') } : save.problem)}
        onSubmit={save.submit}
        onCancel={leave}
        actions={
          save.isGone && (
            <CreateAnewButton onClick={() => form.validate() && void createAnew.submit(form.answers())} />
          )
        }
      >
        {code.status === REDEMPTION_STATUS.used && <Text role="note">{t('redemption.used.note')}</Text>}
        <FieldInput form={form} name="name" />
        <FieldInput form={form} name="quota" aside={<QuotaEquivalent form={form} name="quota" />} />
      </RecordForm>
      <MovedValues fields={redemptionFields} save={save} />
    </>
  )
}
