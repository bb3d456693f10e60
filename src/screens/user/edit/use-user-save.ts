import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { toBody, toDraft, toValues } from '#/fields/codec'
import { HttpFailure } from '#/http/failure'
import { t } from '#/i18n/i18n'
import { isQuotaExact, isUserDeleted, type User } from '#/resources/user/user'
import { newUserFields, userChanges, type UserFields } from '#/resources/user/user-fields'
import { userMutations } from '#/resources/user/user-mutations'
import { userQueries } from '#/resources/user/user-queries'
import { currentAccount, storeAccount } from '#/session/session'
import { fetchFresh } from '#/shell/cache'
import { useRecreate } from '#/shell/form/edit-screen'
import { useConflictSafeSave } from '#/shell/form/use-conflict-safe-save'
import type { FormHandle } from '#/ui/form/form-handle'
import { notify } from '#/ui/notifications/notify'

interface UserSaveOptions {
  form: FormHandle<UserFields>
  user: User
  onSaved: () => void
}

/** Saves the form of an account: changed values, and always the quota as fetched just before (K10.19). */
export function useUserSave({ form, user, onSaved }: UserSaveOptions) {
  const { fields } = form
  const cache = useQueryClient()
  const write = useMutation(userMutations.save)
  /** The last fetched account, and whether the save sets its quota: quota spent after the fetch was not discarded. */
  const latest = useRef({ now: user, setsQuota: false })

  return useConflictSafeSave({
    form,
    read: async () => {
      const now = await fetchFresh(cache, userQueries.one(user.id))
      if (isUserDeleted(now)) throw new HttpFailure({ kind: 'notFound' })
      if (!isQuotaExact(now))
        throw new HttpFailure({ kind: 'refused', serverMessage: t('user.quota.inexact') })
      latest.current.now = now
      return now
    },
    toValues: (stored) => toValues(fields, stored),
    normalize: (values) => {
      const { now, setsQuota } = latest.current
      const draft = toDraft(fields, values, now)
      return { ...toValues(fields, draft), quota: String(setsQuota ? draft.quota : now.quota) }
    },
    write: (values) => {
      const { now } = latest.current
      const draft = toDraft(fields, values, now)
      latest.current.setsQuota = draft.quota !== now.quota
      return write.mutateAsync({ now, changes: userChanges(now, draft) })
    },
    onSaved: (stored) => {
      const account = currentAccount()
      if (stored && account?.id === stored.id) {
        if (account.username !== stored.username) notify('info', t('profile.nextSignIn'))
        storeAccount(stored)
      }
      onSaved()
    },
  })
}

/** Creates a new account from the form of a deleted one; group and quota are set afterwards. */
export function useRecreateUser(form: FormHandle<UserFields>, onCreated: () => void) {
  const create = useMutation(userMutations.create)
  return useRecreate({
    form,
    write: (values) => create.mutateAsync(toBody(newUserFields, toDraft(newUserFields, values))),
    onCreated: () => {
      notify('info', t('user.recreated'))
      onCreated()
    },
    isComplete: () => {
      // The password of the deleted account is unknown.
      if (form.values().password !== '') return true
      form.setServerError('password', t('fields.required'))
      document.getElementById(form.idOf('password'))?.focus()
      return false
    },
  })
}
