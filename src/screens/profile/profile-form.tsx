import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { HttpFailure } from '#/http/failure'
import { BoundAccounts } from '#/parts/bound-accounts'
import type { Profile } from '#/resources/account/account'
import { accountQueries } from '#/resources/account/account-queries'
import { profileMutations } from '#/resources/account/profile-mutations'
import { storeAccount } from '#/session/session'
import { fetchFresh } from '#/shell/cache'
import { ConflictResolver } from '#/shell/form/conflict-resolver'
import { useConflictSafeSave } from '#/shell/form/use-conflict-safe-save'
import { useLeaveForm } from '#/shell/form/use-leave-form'
import { notify } from '#/ui/notifications/notify'
import { FieldFrame } from '#/ui/form/field-frame'
import { TextFieldInput } from '#/ui/form/inputs/text-input'
import { SecretInput } from '#/ui/form/inputs/secret-input'
import { RecordForm } from '#/ui/form/record-form'
import { useRecordForm } from '#/ui/form/use-record-form'
import { useT } from '#/ui/language/use-t'
import { profileToValues, profileChanges, normalizeProfileValues, profileFields } from './profile-fields'

/** Form of the signed-in account. Nothing is written if another tab has signed in another account (CD-04). */
export function ProfileForm({ account }: { account: Profile }) {
  const t = useT()
  const cache = useQueryClient()
  const leave = useLeaveForm('/setting')
  const [fields] = useState(() => profileFields(account))
  const form = useRecordForm({
    fields,
    initialValues: profileToValues(account),
    draftLocation: { formKey: 'profile', owner: account.id },
  })
  const write = useMutation(profileMutations.save)
  /** The account as last fetched: only values that differ from it are sent. */
  const latest = useRef(account)
  const save = useConflictSafeSave({
    form,
    read: async () => {
      const self = await fetchFresh(cache, accountQueries.self())
      if (self.id === account.id) return (latest.current = self)
      const serverMessage = t('shell.switchedAccount', { username: self.username })
      throw new HttpFailure({ kind: 'refused', serverMessage })
    },
    toValues: profileToValues,
    normalize: (values) => normalizeProfileValues(values, latest.current),
    write: (values) => write.mutateAsync(profileChanges(values, latest.current)),
    onSaved: (stored) => {
      // Until the next log-in the session cookie holds the old name, which the server still uses (K6.5).
      if (stored && stored.username !== account.username) notify('info', t('profile.nextSignIn'))
      if (stored) storeAccount(stored)
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
        <FieldFrame form={form} name="username" input={TextFieldInput} />
        <FieldFrame form={form} name="password" input={SecretInput} />
        <FieldFrame form={form} name="display_name" input={TextFieldInput} />
        <BoundAccounts account={account} />
      </RecordForm>
      <ConflictResolver fields={fields} save={save} />
    </>
  )
}
