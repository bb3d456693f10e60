import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { QuotaEquivalent } from '#/parts/quota-equivalent'
import type { CodesMade } from '#/resources/redemption/making-codes'
import { redemptionMutations } from '#/resources/redemption/redemption-mutations'
import { useAccount } from '#/session/use-account'
import { useSave } from '#/shell/form/use-save'
import { useWayOut } from '#/shell/form/use-way-out'
import { tell } from '#/ui/feedback/tell'
import { FieldInput } from '#/ui/form/field-input'
import { RecordForm } from '#/ui/form/record-form'
import { useRecordForm } from '#/ui/form/use-record-form'
import { useT } from '#/ui/language/use-t'
import { downloadCodes } from '../use-copy-codes'
import { codesFields, codesFrom, type CodesAnswers } from './redemption-fields'

interface Props {
  seed: CodesAnswers
  onMade: (answers: CodesAnswers, result: CodesMade) => void
}

/** Asks for new codes. Whatever exists afterwards, also after a failure half way, goes to `onMade`. */
export function CodesForm({ seed, onMade }: Props) {
  const t = useT()
  const owner = useAccount()?.id ?? ''
  const leave = useWayOut('/redemption')
  const form = useRecordForm({ fields: codesFields, seed, draft: { slot: 'redemption/add', owner } })
  const create = useMutation(redemptionMutations.create)
  const last = useRef<{ answers: CodesAnswers; result: CodesMade }>(undefined)
  const save = useSave({
    form,
    write: async (answers) => {
      const result = await create.mutateAsync(codesFrom(answers))
      last.current = { answers, result }
      // Here and not where they are shown: that may be drawn twice, or never, for whoever has left meanwhile.
      downloadCodes(answers.name, result.codes)
      // Also for whoever has left meanwhile: the codes are in the list.
      const { codes, wanted, answered, problem } = result
      if (answered !== undefined) tell('warning', t('redemption.made', { n: codes.length, wanted }))
      else tell(problem ? 'warning' : 'success', t('redemption.made.toast', { n: codes.length }))
    },
    onSaved: () => last.current && onMade(last.current.answers, last.current.result),
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
