import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { formatQuota } from '#/format/quota'
import { HttpFailure } from '#/http/failure'
import { changeQuotaMutation, type KnownQuota } from '#/resources/user/quota-change'
import { moneyScale } from '#/resources/status/status'
import { userName, type User } from '#/resources/user/user'
import { userQueries } from '#/resources/user/user-queries'
import { useStatus } from '#/session/use-status'
import { fetchFresh } from '#/shell/cache'
import { toFormProblem } from '#/shell/problem/to-form-problem'
import { notify } from '#/ui/notifications/notify'
import { useT } from '#/ui/language/use-t'
import { adjustmentAmount, type Adjustment } from './adjust-fields'

interface Options {
  user: User
  onChanged: (now: User) => void
  onClose: () => void
}

const textOf = (adjustment: Adjustment) => JSON.stringify(adjustment)

const hasQuota = (user: User): user is KnownQuota => user.quota !== undefined

/** Moves a quota by an amount, from what it is at that moment; the result is told from another reading. */
export function useAdjust({ user, onChanged, onClose }: Options) {
  const t = useT()
  const cache = useQueryClient()
  const scale = moneyScale(useStatus())
  const write = useMutation(changeQuotaMutation)
  /** The answers for which it was said that they leave less than nothing. */
  const [warned, setWarned] = useState('')

  /** Why this amount cannot be moved, or not without having said so; undefined when it can. */
  const objection = (now: KnownQuota, adjustment: Adjustment): string | undefined => {
    const amount = adjustmentAmount(adjustment)
    const left = now.quota + amount
    const quota = formatQuota(now.quota, scale)
    if (!Number.isSafeInteger(left)) return t('fields.tooBig')
    if (left > 0 || amount > 0 || warned === textOf(adjustment)) return undefined
    // Whatever is 0 in the body is skipped by the server (K11.7).
    if (left === 0) return t('user.adjust.zero', { quota })
    setWarned(textOf(adjustment))
    return t('user.adjust.belowZero', { name: userName(user), quota, left: formatQuota(left, scale) })
  }

  const adjust = useMutation({
    meta: { errorHandledBy: 'form' },
    mutationFn: async (adjustment: Adjustment) => {
      const now = await fetchFresh(cache, userQueries.one(user.id))
      if (!hasQuota(now)) throw new HttpFailure({ kind: 'refused', serverMessage: t('user.quota.unknown') })
      const serverMessage = objection(now, adjustment)
      if (serverMessage !== undefined) throw new HttpFailure({ kind: 'refused', serverMessage })
      return write.mutateAsync({ now, amount: adjustmentAmount(adjustment) })
    },
    onSuccess: (after) => {
      if (after) {
        const quota = after.quota === undefined ? '–' : formatQuota(after.quota, scale)
        notify('success', t('user.adjust.done', { quota }))
        onChanged(after)
      } else notify('warning', t('user.adjust.unknownResult'))
      onClose()
    },
  })
  return {
    busy: adjust.isPending,
    problem: toFormProblem(adjust.error),
    /** Whether these answers were objected to and may be sent all the same. */
    isWarned: (adjustment: Adjustment) => warned === textOf(adjustment),
    submit: (adjustment: Adjustment) => adjust.mutateAsync(adjustment).catch(() => undefined),
  }
}
