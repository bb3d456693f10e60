import { useMutation } from '@tanstack/react-query'
import { t } from '#/i18n/i18n'
import { userMutations } from '#/resources/user/user-mutations'
import { useConflictSafeSave } from '#/shell/form/use-conflict-safe-save'
import { notify } from '#/ui/notifications/notify'
import type { FormHandle } from '#/ui/form/form-handle'
import { valuesToNewUser, type UserFields } from './user-fields'

/** Creates a new account from the form of a deleted one; group and quota are set afterwards. */
export function useRecreateUser(form: FormHandle<UserFields>, onCreated: () => void) {
  const create = useMutation(userMutations.create)
  const { busy, problem, submit } = useConflictSafeSave({
    form,
    write: (values) => create.mutateAsync(valuesToNewUser(values)),
    onSaved: () => {
      notify('info', t('user.recreated'))
      onCreated()
    },
  })
  return {
    busy,
    problem,
    create: () => {
      if (!form.validate()) return
      // The password of the deleted account is unknown.
      if (form.values().password === '') {
        form.setServerError('password', t('fields.required'))
        document.getElementById(form.idOf('password'))?.focus()
      } else void submit(form.values())
    },
  }
}
