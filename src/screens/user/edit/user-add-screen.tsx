import { useMutation } from '@tanstack/react-query'
import { newUserFields } from '#/resources/user/user-fields'
import { userMutations } from '#/resources/user/user-mutations'
import { AddPage } from '#/app/form/add-page'
import { Field } from '#/ui/form/field'
import { FormSection } from '#/ui/form/form-layout'
import { useT } from '#/ui/language/use-t'

/** Page that creates an account in the default group; quota and group are set afterwards. */
export function UserAddScreen() {
  const t = useT()
  const create = useMutation(userMutations.create)
  return (
    <AddPage noun="user" fields={newUserFields} write={(body) => create.mutateAsync(body)}>
      {(form) => (
        <FormSection title={t('common.account')} note={t('user.section.account.noteNew')}>
          <Field form={form} name="username" />
          <Field form={form} name="display_name" />
          <Field form={form} name="password" />
        </FormSection>
      )}
    </AddPage>
  )
}
