import { useMutation } from '@tanstack/react-query'
import { t } from '#/i18n/i18n'
import { userMutations } from '#/resources/user/user-mutations'
import { useSave } from '#/shell/form/use-save'
import { tell } from '#/ui/feedback/tell'
import type { FormHandle } from '#/ui/form/form-handle'
import { newUserFrom, type UserFields } from './user-fields'

/** Makes a new account of what is typed in the form of one that is gone (W9); group and quota are given afterwards. */
export function useUserAnew(form: FormHandle<UserFields>, onMade: () => void) {
  const create = useMutation(userMutations.create)
  const { busy, problem, submit } = useSave({
    form,
    write: (answers) => create.mutateAsync(newUserFrom(answers)),
    onSaved: () => {
      tell('info', t('user.anew'))
      onMade()
    },
  })
  return {
    busy,
    problem,
    create: () => {
      if (!form.validate()) return
      // Of the account that is gone it was never known.
      if (form.answers().password === '') {
        form.refuse('password', t('rule.required'))
        document.getElementById(form.idOf('password'))?.focus()
      } else void submit(form.answers())
    },
  }
}
