import { useMutation } from '@tanstack/react-query'
import { blankAnswers } from '#/fields/answers'
import { userMutations } from '#/resources/user/user-mutations'
import { useAccount } from '#/session/use-account'
import { useSave } from '#/shell/form/use-save'
import { useWayOut } from '#/shell/form/use-way-out'
import { FieldInput } from '#/ui/form/field-input'
import { RecordForm } from '#/ui/form/record-form'
import { useRecordForm } from '#/ui/form/use-record-form'
import { useT } from '#/ui/language/use-t'
import { PageTitle } from '#/ui/text/page-title'
import { newUserFields, newUserFrom } from './user-fields'

/** A new account, in the default group; quota and group are changed afterwards. */
export function UserAddScreen() {
  const t = useT()
  const owner = useAccount()?.id ?? ''
  const leave = useWayOut('/user')
  const form = useRecordForm({
    fields: newUserFields,
    seed: blankAnswers(newUserFields),
    draft: { slot: 'user/add', owner },
  })
  const create = useMutation(userMutations.create)
  const save = useSave({
    form,
    write: (answers) => create.mutateAsync(newUserFrom(answers)),
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
