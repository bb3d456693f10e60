import { useMutation, useQueryClient } from '@tanstack/react-query'
import { HttpFailure } from '#/http/failure'
import type { Account } from '#/resources/account/account'
import { accountMutations } from '#/resources/account/account-mutations'
import { accountQueries } from '#/resources/account/account-queries'
import { signIn } from '#/session/session'
import { readAnew } from '#/shell/cache'
import { MovedValues } from '#/shell/form/moved-values'
import { useSave } from '#/shell/form/use-save'
import { useWayOut } from '#/shell/form/use-way-out'
import { FieldInput } from '#/ui/form/field-input'
import { RecordForm } from '#/ui/form/record-form'
import { useRecordForm } from '#/ui/form/use-record-form'
import { useT } from '#/ui/language/use-t'
import { answersOf, draftFrom, profileFields } from './profile-fields'

/** Changes the own account. Another tab may have signed somebody else in: then nothing is written (CD-04). */
export function ProfileForm({ account }: { account: Account }) {
  const t = useT()
  const cache = useQueryClient()
  const leave = useWayOut('/setting')
  const form = useRecordForm({
    fields: profileFields,
    seed: answersOf(account),
    draft: { slot: 'profile', owner: account.id },
  })
  const write = useMutation(accountMutations.saveProfile)
  const save = useSave({
    form,
    read: async () => {
      const self = await readAnew(cache, accountQueries.self())
      if (self.id === account.id) return self
      const serverMessage = t('shell.switchedAccount', { username: self.username })
      throw new HttpFailure({ kind: 'refused', serverMessage })
    },
    answersOf,
    normalised: (answers) => ({ ...answers, ...draftFrom(answers) }),
    write: (answers) => write.mutateAsync(draftFrom(answers)),
    onSaved: (kept) => {
      if (kept) signIn(kept)
      leave()
    },
  })
  return (
    <>
      <RecordForm
        form={form}
        label={t('profile.title')}
        busy={save.busy}
        problem={save.problem}
        onSubmit={save.submit}
        onCancel={leave}
      >
        <FieldInput form={form} name="username" />
        <FieldInput form={form} name="password" />
        <FieldInput form={form} name="display_name" />
      </RecordForm>
      <MovedValues fields={profileFields} save={save} />
    </>
  )
}
