import { useState } from 'react'
import { BoundAccounts } from '#/parts/bound-accounts'
import { QuotaInput } from '#/parts/quota-input'
import type { User } from '#/resources/user/user'
import { useAccount } from '#/session/use-account'
import { MovedValues } from '#/shell/form/moved-values'
import { useWayOut } from '#/shell/form/use-way-out'
import { CreateAnewButton } from '#/ui/form/create-anew-button'
import { FieldInput } from '#/ui/form/field-input'
import { RecordForm } from '#/ui/form/record-form'
import { rebase } from '#/ui/form/rebase'
import { useRecordForm } from '#/ui/form/use-record-form'
import { useT } from '#/ui/language/use-t'
import { AdjustQuota } from './adjust-quota'
import { GroupInput } from './group-input'
import { useMovedQuota } from './use-moved-quota'
import { useUserAnew } from './use-user-anew'
import { useUserSave } from './use-user-save'
import { answersOf, userFields } from './user-fields'

/** The form of an account; what others changed meanwhile is kept or asked about, and nothing spent is given back. */
export function UserEditForm({ user }: { user: User }) {
  const t = useT()
  const [fields] = useState(() => userFields(user))
  const owner = useAccount()?.id ?? ''
  const leave = useWayOut('/user')
  const form = useRecordForm({ fields, seed: answersOf(user), draft: { slot: `user/${user.id}`, owner } })
  const save = useUserSave({ form, user, onSaved: leave })
  const anew = useUserAnew(form, leave)
  const format = useMovedQuota(form)

  /** The quota was changed beside the form: where it was not typed over, the form shows the new one. */
  const follow = (now: User) => {
    const theirs = answersOf(now)
    const { merged, conflicts } = rebase({ base: form.base(), theirs, mine: form.answers() })
    // Less than nothing cannot be typed here, and so not be shown either: the next save takes it as it is.
    if (conflicts.length === 0 && (now.quota ?? 0) >= Math.min(0, user.quota ?? 0))
      form.rebased(theirs, merged)
  }
  return (
    <>
      <RecordForm
        form={form}
        label={t('user.editTitle')}
        busy={save.busy || anew.busy}
        problem={anew.problem ?? (save.isGone ? { message: t('form.gone') } : save.problem)}
        onSubmit={save.submit}
        onCancel={leave}
        actions={save.isGone && <CreateAnewButton onClick={anew.create} />}
      >
        <FieldInput form={form} name="username" />
        <FieldInput form={form} name="password" />
        <FieldInput form={form} name="display_name" />
        <GroupInput form={form} present={answersOf(user).group} />
        <QuotaInput form={form} name="quota" aside={<AdjustQuota user={user} onChanged={follow} />} />
        <BoundAccounts account={user} />
      </RecordForm>
      <MovedValues fields={fields} save={save} format={format} />
    </>
  )
}
