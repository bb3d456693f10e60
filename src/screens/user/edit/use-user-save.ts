import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { HttpFailure } from '#/http/failure'
import { isDeleted, isExact, type User } from '#/resources/user/user'
import { userMutations } from '#/resources/user/user-mutations'
import { userQueries } from '#/resources/user/user-queries'
import { currentAccount, keepAccount } from '#/session/session'
import { readAnew } from '#/shell/cache'
import { useSave } from '#/shell/form/use-save'
import { tell } from '#/ui/feedback/tell'
import type { FormHandle } from '#/ui/form/form-handle'
import { useT } from '#/ui/language/use-t'
import { answersOf, draftFrom, type UserAnswers, type UserFields } from './user-fields'

interface Options {
  form: FormHandle<UserFields>
  user: User
  onSaved: () => void
}

/** Saves the form of an account: what changed, and with it always the quota as it was read just before (D19). */
export function useUserSave({ form, user, onSaved }: Options) {
  const t = useT()
  const cache = useQueryClient()
  const write = useMutation(userMutations.save)
  /** The last reading, and whether the save changes its quota: what is spent after it is nothing the server ignored. */
  const latest = useRef({ now: user, setsQuota: false })

  return useSave({
    form,
    read: async () => {
      const now = await readAnew(cache, userQueries.one(user.id))
      if (isDeleted(now)) throw new HttpFailure({ kind: 'gone' })
      if (!isExact(now)) throw new HttpFailure({ kind: 'refused', serverMessage: t('user.quota.inexact') })
      latest.current.now = now
      return now
    },
    answersOf,
    normalised: (answers: UserAnswers) => {
      const { now, setsQuota } = latest.current
      const { quota, ...texts } = draftFrom(answers, now)
      return { ...texts, group: answers.group, quota: String(setsQuota ? quota : now.quota) }
    },
    write: (answers) => {
      const { now } = latest.current
      const draft = draftFrom(answers, now)
      latest.current.setsQuota = draft.quota !== now.quota
      return write.mutateAsync({ now, draft })
    },
    onSaved: (kept) => {
      const account = currentAccount()
      if (kept && account?.id === kept.id) {
        if (account.username !== kept.username) tell('info', t('profile.nextSignIn'))
        keepAccount(kept)
      }
      onSaved()
    },
  })
}
