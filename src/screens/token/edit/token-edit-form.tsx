import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { TOKEN_STATUS, tokenStatusLabel, type Token } from '#/resources/token/token'
import { draftOf } from '#/resources/token/token-draft'
import { tokenMutations } from '#/resources/token/token-mutations'
import { tokenQueries } from '#/resources/token/token-queries'
import { useAccount } from '#/session/use-account'
import { readAnew } from '#/shell/cache'
import { MovedValues } from '#/shell/form/moved-values'
import { useSave } from '#/shell/form/use-save'
import { useWayOut } from '#/shell/form/use-way-out'
import { tell } from '#/ui/feedback/tell'
import { CreateAnewButton } from '#/ui/form/create-anew-button'
import { RecordForm } from '#/ui/form/record-form'
import { useRecordForm } from '#/ui/form/use-record-form'
import { useT } from '#/ui/language/use-t'
import { answersOf, draftFrom, tokenFields } from './token-fields'
import { TokenInputs } from './token-inputs'

const STAYS_OFF = new Set<number>([TOKEN_STATUS.expired, TOKEN_STATUS.exhausted])
const typed = (token: Token) => answersOf(draftOf(token))

/** The form of an existing token; what others changed meanwhile is kept or asked about. */
export function TokenEditForm({ token }: { token: Token }) {
  const t = useT()
  const { id } = token
  const cache = useQueryClient()
  const [fields] = useState(() => tokenFields(token.remain_quota))
  const owner = useAccount()?.id ?? ''
  const leave = useWayOut('/token')
  const form = useRecordForm({ fields, seed: typed(token), draft: { slot: `token/${id}`, owner } })
  const write = useMutation(tokenMutations.save)
  const create = useMutation(tokenMutations.create)
  const save = useSave({
    form,
    read: () => readAnew(cache, tokenQueries.one(id)),
    answersOf: typed,
    normalised: (answers) => answersOf(draftFrom(answers)),
    write: (answers) => write.mutateAsync({ id, draft: draftFrom(answers) }),
    onSaved: (kept) => {
      const label = kept && STAYS_OFF.has(kept.status) ? tokenStatusLabel(kept.status) : undefined
      if (label) tell('warning', t('token.enableAfter', { status: t(label) }))
      leave()
    },
  })
  const createAnew = useSave({
    form,
    write: (answers) => create.mutateAsync(draftFrom(answers)),
    onSaved: leave,
  })
  const problem = save.isGone ? { message: t('form.gone') } : save.problem
  return (
    <>
      <RecordForm
        form={form}
        label={t('token.editTitle')}
        busy={save.busy || createAnew.busy}
        problem={createAnew.problem ?? problem}
        onSubmit={save.submit}
        onCancel={leave}
        actions={
          save.isGone && (
            <CreateAnewButton onClick={() => form.validate() && void createAnew.submit(form.answers())} />
          )
        }
      >
        <TokenInputs form={form} />
      </RecordForm>
      <MovedValues fields={fields} save={save} />
    </>
  )
}
