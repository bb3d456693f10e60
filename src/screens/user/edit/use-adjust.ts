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
  onChanged: (updated: User) => void
  onClose: () => void
}

const serialize = (adjustment: Adjustment) => JSON.stringify(adjustment)

const hasQuota = (user: User): user is KnownQuota => user.quota !== undefined

/** Changes a quota by an amount, relative to a fresh fetch; the notification shows the quota fetched afterwards. */
export function useAdjust({ user, onChanged, onClose }: Options) {
  const t = useT()
  const cache = useQueryClient()
  const scale = moneyScale(useStatus())
  const write = useMutation(changeQuotaMutation)
  /** The serialised values for which the below-zero warning was shown. */
  const [warned, setWarned] = useState('')

  /** Validates the change; returns an error, or a warning the first time the result is below zero. */
  const validate = (current: KnownQuota, adjustment: Adjustment): string | undefined => {
    const amount = adjustmentAmount(adjustment)
    const left = current.quota + amount
    const quota = formatQuota(current.quota, scale)
    if (!Number.isSafeInteger(left)) return t('fields.tooBig')
    if (left > 0 || amount > 0 || warned === serialize(adjustment)) return undefined
    // The server ignores a 0 in the body (K11.7).
    if (left === 0) return t('user.adjust.zero', { quota })
    setWarned(serialize(adjustment))
    return t('user.adjust.belowZero', { name: userName(user), quota, left: formatQuota(left, scale) })
  }

  const adjust = useMutation({
    meta: { errorHandledBy: 'form' },
    mutationFn: async (adjustment: Adjustment) => {
      const current = await fetchFresh(cache, userQueries.one(user.id))
      if (!hasQuota(current))
        throw new HttpFailure({ kind: 'refused', serverMessage: t('user.quota.unknown') })
      const serverMessage = validate(current, adjustment)
      if (serverMessage !== undefined) throw new HttpFailure({ kind: 'refused', serverMessage })
      return write.mutateAsync({ now: current, amount: adjustmentAmount(adjustment) })
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
    /** Whether the warning for these values was shown, so that the next submit sends them. */
    isWarned: (adjustment: Adjustment) => warned === serialize(adjustment),
    submit: (adjustment: Adjustment) => adjust.mutateAsync(adjustment).catch(() => undefined),
  }
}
