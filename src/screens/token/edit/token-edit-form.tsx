import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { TOKEN_STATUS, tokenStatusLabel, type Token } from '#/resources/token/token'
import { tokenToDraft } from '#/resources/token/token-draft'
import { tokenMutations } from '#/resources/token/token-mutations'
import { tokenQueries } from '#/resources/token/token-queries'
import { useAccount } from '#/session/use-account'
import { fetchFresh } from '#/shell/cache'
import { ConflictResolver } from '#/shell/form/conflict-resolver'
import { useConflictSafeSave } from '#/shell/form/use-conflict-safe-save'
import { useLeaveForm } from '#/shell/form/use-leave-form'
import { notify } from '#/ui/notifications/notify'
import { CreateAsNewButton } from '#/ui/form/create-as-new-button'
import { RecordForm } from '#/ui/form/record-form'
import { useRecordForm } from '#/ui/form/use-record-form'
import { useT } from '#/ui/language/use-t'
import { tokenToValues, valuesToToken, tokenFields } from './token-fields'
import { TokenInputs } from './token-inputs'

/** Statuses that a save does not change: the token must be enabled afterwards. */
const STATUSES_UNCHANGED_BY_SAVE = new Set<number>([TOKEN_STATUS.expired, TOKEN_STATUS.exhausted])
const toFormValues = (token: Token) => tokenToValues(tokenToDraft(token))

/** Form of an existing token. Concurrent changes are merged, or resolved in a conflict dialog. */
export function TokenEditForm({ token }: { token: Token }) {
  const t = useT()
  const { id } = token
  const cache = useQueryClient()
  const [fields] = useState(() => tokenFields(token.remain_quota))
  const owner = useAccount()?.id ?? ''
  const leave = useLeaveForm('/token')
  const form = useRecordForm({
    fields,
    initialValues: toFormValues(token),
    draftLocation: { formKey: `token/${id}`, owner },
  })
  const write = useMutation(tokenMutations.save)
  const create = useMutation(tokenMutations.create)
  const save = useConflictSafeSave({
    form,
    read: () => fetchFresh(cache, tokenQueries.one(id)),
    toValues: toFormValues,
    normalize: (values) => tokenToValues(valuesToToken(values)),
    write: (values) => write.mutateAsync({ id, draft: valuesToToken(values) }),
    onSaved: (stored) => {
      const isUnchanged = stored && STATUSES_UNCHANGED_BY_SAVE.has(stored.status)
      const label = isUnchanged ? tokenStatusLabel(stored.status) : undefined
      if (label) notify('warning', t('token.enableAfter', { status: t(label) }))
      leave()
    },
  })
  const createAsNew = useConflictSafeSave({
    form,
    write: (values) => create.mutateAsync(valuesToToken(values)),
    onSaved: leave,
  })
  const problem = save.isDeleted ? { message: t('form.deleted') } : save.problem
  return (
    <>
      <RecordForm
        form={form}
        label={t('token.editTitle')}
        busy={save.busy || createAsNew.busy}
        problem={createAsNew.problem ?? problem}
        onSubmit={save.submit}
        onCancel={leave}
        actions={
          save.isDeleted && (
            <CreateAsNewButton onClick={() => form.validate() && void createAsNew.submit(form.values())} />
          )
        }
      >
        <TokenInputs form={form} />
      </RecordForm>
      <ConflictResolver fields={fields} save={save} />
    </>
  )
}
