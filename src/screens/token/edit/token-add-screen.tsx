import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { tokenMutations } from '#/resources/token/token-mutations'
import { useAccount } from '#/session/use-account'
import { useSave } from '#/shell/form/use-save'
import { useWayOut } from '#/shell/form/use-way-out'
import { RecordForm } from '#/ui/form/record-form'
import { useRecordForm } from '#/ui/form/use-record-form'
import { useT } from '#/ui/language/use-t'
import { PageTitle } from '#/ui/text/page-title'
import { answersOf, draftFrom, NEW_TOKEN, tokenFields } from './token-fields'
import { TokenInputs } from './token-inputs'

/** A new token. Its key is copied from the list afterwards. */
export function TokenAddScreen() {
  const t = useT()
  const [fields] = useState(tokenFields)
  const owner = useAccount()?.id ?? ''
  const leave = useWayOut('/token')
  const form = useRecordForm({ fields, seed: answersOf(NEW_TOKEN), draft: { slot: 'token/add', owner } })
  const create = useMutation(tokenMutations.create)
  const save = useSave({ form, write: (answers) => create.mutateAsync(draftFrom(answers)), onSaved: leave })
  return (
    <>
      <PageTitle>{t('token.create')}</PageTitle>
      <RecordForm
        form={form}
        label={t('token.create')}
        busy={save.busy}
        problem={save.problem}
        onSubmit={save.submit}
        onCancel={leave}
      >
        <TokenInputs form={form} />
      </RecordForm>
    </>
  )
}
