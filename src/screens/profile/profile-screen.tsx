import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { normalizeValues, toChanges, toDraft, toValues } from '#/fields/codec'
import { HttpFailure } from '#/http/failure'
import { BoundAccounts } from '#/parts/bound-accounts'
import { type Profile, accountQueries } from '#/resources/account/account'
import { profileFields, profileMutations } from '#/resources/account/profile'
import { noteNewPassword, rootPassword, storeAccount } from '#/session/session'
import { fetchFresh } from '#/app/cache'
import { EditForm } from '#/app/form/edit-form'
import { EditScreen, useEditForm } from '#/app/form/edit-screen'
import { useConflictSafeSave } from '#/app/form/use-conflict-safe-save'
import { Field } from '#/ui/form/field'
import { FieldPair, FormSection } from '#/ui/form/form-layout'
import { useT } from '#/ui/language/use-t'
import { notify } from '#/ui/notifications/notify'

/** Fields by section, while the record is loading. */
const SHAPE = [3]

/** Profile page: name and password of the signed-in account. */
export function ProfileScreen() {
  const query = useQuery(accountQueries.self())
  return (
    <EditScreen title="profile.title" noun="profile.noun" query={query} shape={SHAPE}>
      {(account) => <ProfileForm account={account} />}
    </EditScreen>
  )
}

/** Form of the signed-in account. Nothing is written if another tab has signed in another account. */
function ProfileForm({ account }: { account: Profile }) {
  const t = useT()
  const cache = useQueryClient()
  const [fields] = useState(() => profileFields(account))
  // The first step of a new server leads back to the list of its steps.
  const [list] = useState(() => (rootPassword.read() === 'default' ? '/' : '/setting'))
  const { form, leave } = useEditForm({
    fields,
    initialValues: toValues(fields, account),
    formKey: 'profile',
    list,
  })
  const write = useMutation(profileMutations.save)
  /** The account as last fetched: only values that differ from it are sent, because unchanged ones could be rejected. */
  const latest = useRef(account)
  const save = useConflictSafeSave({
    form,
    read: async () => {
      const self = await fetchFresh(cache, accountQueries.self())
      if (self.id !== account.id) {
        const serverMessage = t('app.switchedAccount', { username: self.username })
        throw new HttpFailure({ kind: 'refused', serverMessage })
      }
      latest.current = self
      return self
    },
    toValues: (stored) => toValues(fields, stored),
    normalize: (values) => normalizeValues(fields, values, latest.current),
    write: async (values) => {
      const changes = toChanges(fields, latest.current, toDraft(fields, values, latest.current))
      const saved = await write.mutateAsync(changes)
      if (changes.password !== undefined) noteNewPassword()
      return saved
    },
    onSaved: (stored) => {
      // Until the next log-in the session cookie holds the old name, which the server still uses.
      if (stored && stored.username !== account.username) notify('info', t('profile.nextSignIn'))
      if (stored) storeAccount(stored)
      leave()
    },
  })
  return (
    <EditForm form={form} title={t('profile.title')} save={save} leave={leave}>
      <FormSection title={t('profile.section.account')} note={t('profile.section.account.note')}>
        <FieldPair>
          <Field form={form} name="username" />
          <Field form={form} name="password" />
        </FieldPair>
        <Field form={form} name="display_name" />
      </FormSection>
      <BoundAccounts account={account} />
    </EditForm>
  )
}
