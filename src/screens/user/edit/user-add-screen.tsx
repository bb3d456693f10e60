import { useMutation } from '@tanstack/react-query'
import { emptyValues } from '#/fields/field-values'
import { userMutations } from '#/resources/user/user-mutations'
import { useAccount } from '#/session/use-account'
import { useConflictSafeSave } from '#/shell/form/use-conflict-safe-save'
import { useLeaveForm } from '#/shell/form/use-leave-form'
import { FieldInput } from '#/ui/form/field-input'
import { RecordForm } from '#/ui/form/record-form'
import { useRecordForm } from '#/ui/form/use-record-form'
import { useT } from '#/ui/language/use-t'
import { PageTitle } from '#/ui/text/page-title'
import { newUserFields, valuesToNewUser } from './user-fields'

/** Page that creates an account in the default group; quota and group are set afterwards. */
export function UserAddScreen() {
  const t = useT()
  const owner = useAccount()?.id ?? ''
  const leave = useLeaveForm('/user')
  const form = useRecordForm({
    fields: newUserFields,
    initialValues: emptyValues(newUserFields),
    draftLocation: { formKey: 'user/add', owner },
  })
  const create = useMutation(userMutations.create)
  const save = useConflictSafeSave({
    form,
    write: (values) => create.mutateAsync(valuesToNewUser(values)),
    onSaved: leave,
  })
  return (
    <>
      <PageTitle>{t('user.create')}</PageTitle>
      <RecordForm
        form={form}
        label={t('user.create')}
        busy={save.busy}
        problem={save.problem}
        onSubmit={save.submit}
        onCancel={leave}
      >
        <FieldInput form={form} name="username" />
        <FieldInput form={form} name="display_name" />
        <FieldInput form={form} name="password" />
      </RecordForm>
    </>
  )
}
