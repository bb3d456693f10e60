import { useState } from 'react'
import { conversionsOf } from '#/fields/record-values'
import { HttpFailure } from '#/http/failure'
import { BoundAccounts } from '#/parts/bound-accounts'
import { type Profile, accountQueries } from '#/resources/account/account'
import { profileMutations } from '#/resources/account/profile'
import { profileFields } from '#/resources/user/user-fields'
import { noteNewPassword, rootPassword, storeAccount } from '#/session/session'
import { EditPage } from '#/app/form/edit-page'
import { Field } from '#/ui/form/field'
import { FormSection } from '#/ui/form/form-layout'
import { useT } from '#/ui/language/use-t'
import { notify } from '#/ui/notifications/notify'

const conversions = conversionsOf(profileFields)

export function ProfileScreen() {
  const t = useT()
  // The first step of a new server leads back to the list of its steps.
  const [isNewServer] = useState(() => rootPassword.read() === 'default')
  /** Nothing is written if another tab has signed in another account. */
  const assertSameAccount = (now: Profile, opened: Profile) => {
    if (now.id === opened.id) return
    const serverMessage = t('app.switchedAccount', { username: now.username })
    throw new HttpFailure({ kind: 'refused', serverMessage })
  }
  return (
    <EditPage
      noun="profile"
      list={isNewServer ? '/' : undefined}
      firstName={isNewServer ? 'password' : undefined}
      query={accountQueries.self()}
      {...conversions}
      save={profileMutations.save}
      assertSaveable={assertSameAccount}
      onWritten={({ changes }) => {
        if (changes.password !== undefined) noteNewPassword()
      }}
      onSaved={(stored, opened) => {
        // Until the next log-in the session cookie holds the old name, which the server still uses.
        if (stored && stored.username !== opened.username) notify('info', t('profile.nextSignIn'))
        if (stored) storeAccount(stored)
      }}
    >
      {(form, account) => (
        <>
          <FormSection title={t('common.account')} note={t('profile.section.account.note')}>
            <Field form={form} name="username" />
            <Field form={form} name="password" />
            <Field form={form} name="display_name" />
          </FormSection>
          <BoundAccounts account={account} isOwn />
        </>
      )}
    </EditPage>
  )
}
