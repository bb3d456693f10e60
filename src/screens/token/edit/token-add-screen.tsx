import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { tokenMutations } from '#/resources/token/token-mutations'
import { useAccount } from '#/session/use-account'
import { useConflictSafeSave } from '#/shell/form/use-conflict-safe-save'
import { useLeaveForm } from '#/shell/form/use-leave-form'
import { RecordForm } from '#/ui/form/record-form'
import { useRecordForm } from '#/ui/form/use-record-form'
import { useT } from '#/ui/language/use-t'
import { PageTitle } from '#/ui/text/page-title'
import { tokenToValues, valuesToToken, NEW_TOKEN, tokenFields } from './token-fields'
import { TokenInputs } from './token-inputs'

/** Page that creates a token; its key can be copied from the list. */
export function TokenAddScreen() {
  const t = useT()
  const [fields] = useState(tokenFields)
  const owner = useAccount()?.id ?? ''
  const leave = useLeaveForm('/token')
  const form = useRecordForm({
    fields,
    initialValues: tokenToValues(NEW_TOKEN),
    draftLocation: { formKey: 'token/add', owner },
  })
  const create = useMutation(tokenMutations.create)
  const save = useConflictSafeSave({
    form,
    write: (values) => create.mutateAsync(valuesToToken(values)),
    onSaved: leave,
  })
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
