import { useState } from 'react'
import { BoundAccounts } from '#/parts/bound-accounts'
import { QuotaInput } from '#/parts/quota-input'
import type { User } from '#/resources/user/user'
import { useAccount } from '#/session/use-account'
import { ConflictResolver } from '#/shell/form/conflict-resolver'
import { useLeaveForm } from '#/shell/form/use-leave-form'
import { CreateAsNewButton } from '#/ui/form/create-as-new-button'
import { FieldInput } from '#/ui/form/field-input'
import { RecordForm } from '#/ui/form/record-form'
import { rebase } from '#/ui/form/rebase'
import { useRecordForm } from '#/ui/form/use-record-form'
import { useT } from '#/ui/language/use-t'
import { AdjustQuota } from './adjust-quota'
import { UserGroupInput } from './user-group-input'
import { useQuotaDiff } from './use-quota-diff'
import { useRecreateUser } from './use-recreate-user'
import { useUserSave } from './use-user-save'
import { userToValues, userFields } from './user-fields'

/** Form of an account. Concurrent changes are merged, or resolved in a conflict dialog; spent quota is not refunded. */
export function UserEditForm({ user }: { user: User }) {
  const t = useT()
  const [fields] = useState(() => userFields(user))
  const owner = useAccount()?.id ?? ''
  const leave = useLeaveForm('/user')
  const form = useRecordForm({
    fields,
    initialValues: userToValues(user),
    draftLocation: { formKey: `user/${user.id}`, owner },
  })
  const save = useUserSave({ form, user, onSaved: leave })
  const recreate = useRecreateUser(form, leave)
  const format = useQuotaDiff(form)

  /** Rebases the form after the quota was adjusted, unless the quota was also edited in the form. */
  const rebaseQuota = (updated: User) => {
    const theirs = userToValues(updated)
    const { merged, conflicts } = rebase({ base: form.base(), theirs, mine: form.values() })
    // A negative quota would be invalid in the form: leave it to the refetch of the next save.
    if (conflicts.length === 0 && (updated.quota ?? 0) >= Math.min(0, user.quota ?? 0))
      form.rebase(theirs, merged)
  }
  return (
    <>
      <RecordForm
        form={form}
        label={t('user.editTitle')}
        busy={save.busy || recreate.busy}
        problem={recreate.problem ?? (save.isDeleted ? { message: t('form.deleted') } : save.problem)}
        onSubmit={save.submit}
        onCancel={leave}
        actions={save.isDeleted && <CreateAsNewButton onClick={recreate.create} />}
      >
        <FieldInput form={form} name="username" />
        <FieldInput form={form} name="password" />
        <FieldInput form={form} name="display_name" />
        <UserGroupInput form={form} currentGroup={userToValues(user).group} />
        <QuotaInput form={form} name="quota" aside={<AdjustQuota user={user} onChanged={rebaseQuota} />} />
        <BoundAccounts account={user} />
      </RecordForm>
      <ConflictResolver fields={fields} save={save} format={format} />
    </>
  )
}
