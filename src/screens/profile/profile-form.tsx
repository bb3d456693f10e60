import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { HttpFailure } from '#/http/failure'
import { BoundAccounts } from '#/parts/bound-accounts'
import type { Profile } from '#/resources/account/account'
import { accountMutations } from '#/resources/account/account-mutations'
import { accountQueries } from '#/resources/account/account-queries'
import { keepAccount } from '#/session/session'
import { readAnew } from '#/shell/cache'
import { MovedValues } from '#/shell/form/moved-values'
import { useSave } from '#/shell/form/use-save'
import { useWayOut } from '#/shell/form/use-way-out'
import { tell } from '#/ui/feedback/tell'
import { FieldFrame } from '#/ui/form/field-frame'
import { LineInput } from '#/ui/form/inputs/line-input'
import { SecretInput } from '#/ui/form/inputs/secret-input'
import { RecordForm } from '#/ui/form/record-form'
import { useRecordForm } from '#/ui/form/use-record-form'
import { useT } from '#/ui/language/use-t'
import { answersOf, changeFrom, normalised, profileFields } from './profile-fields'

/** Changes the own account. Another tab may have signed somebody else in: then nothing is written (CD-04). */
export function ProfileForm({ account }: { account: Profile }) {
  const t = useT()
  const cache = useQueryClient()
  const leave = useWayOut('/setting')
  const [fields] = useState(() => profileFields(account))
  const form = useRecordForm({
    fields,
    seed: answersOf(account),
    draft: { slot: 'profile', owner: account.id },
  })
  const write = useMutation(accountMutations.saveProfile)
  /** The account as it was last read: only what differs from it is sent. */
  const latest = useRef(account)
  const save = useSave({
    form,
    read: async () => {
      const self = await readAnew(cache, accountQueries.self())
      if (self.id === account.id) return (latest.current = self)
      const serverMessage = t('shell.switchedAccount', { username: self.username })
      throw new HttpFailure({ kind: 'refused', serverMessage })
    },
    answersOf,
    normalised: (answers) => normalised(answers, latest.current),
    write: (answers) => write.mutateAsync(changeFrom(answers, latest.current)),
    onSaved: (kept) => {
      // The cookie has the old name until then, and some of what the server does goes by it (contract 6.5).
      if (kept && kept.username !== account.username) tell('info', t('profile.nextSignIn'))
      if (kept) keepAccount(kept)
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
        <FieldFrame form={form} name="username" input={LineInput} />
        <FieldFrame form={form} name="password" input={SecretInput} />
        <FieldFrame form={form} name="display_name" input={LineInput} />
        <BoundAccounts account={account} />
      </RecordForm>
      <MovedValues fields={fields} save={save} />
    </>
  )
}
