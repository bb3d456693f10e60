import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { HttpFailure } from '#/http/failure'
import { isUserDeleted, isQuotaExact, type User } from '#/resources/user/user'
import { userMutations } from '#/resources/user/user-mutations'
import { userQueries } from '#/resources/user/user-queries'
import { currentAccount, storeAccount } from '#/session/session'
import { fetchFresh } from '#/shell/cache'
import { useConflictSafeSave } from '#/shell/form/use-conflict-safe-save'
import { notify } from '#/ui/notifications/notify'
import type { FormHandle } from '#/ui/form/form-handle'
import { useT } from '#/ui/language/use-t'
import { userToValues, valuesToUser, type UserValues, type UserFields } from './user-fields'

interface Options {
  form: FormHandle<UserFields>
  user: User
  onSaved: () => void
}

/** Saves the form of an account: changed values, and always the quota as fetched just before (K10.19). */
export function useUserSave({ form, user, onSaved }: Options) {
  const t = useT()
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
    toValues: userToValues,
    normalize: (values: UserValues) => {
      const { now, setsQuota } = latest.current
      const { quota, ...texts } = valuesToUser(values, now)
      return { ...texts, group: values.group, quota: String(setsQuota ? quota : now.quota) }
    },
    write: (values) => {
      const { now } = latest.current
      const draft = valuesToUser(values, now)
      latest.current.setsQuota = draft.quota !== now.quota
      return write.mutateAsync({ now, draft })
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
