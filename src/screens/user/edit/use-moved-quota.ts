import { wholeNumber } from '#/fields/whole-number'
import type { Answer } from '#/fields/field'
import { countText } from '#/format/quota'
import type { FormHandle } from '#/ui/form/form-handle'
import { useT } from '#/ui/language/use-t'
import type { UserFields } from './user-fields'

/** Writes a quota that moved while it was edited with what became of it: "600 (spent 400 meanwhile)" (CD-11). */
export function useMovedQuota(form: FormHandle<UserFields>) {
  const t = useT()
  return (name: string, answer: Answer): string | undefined => {
    const units = typeof answer === 'string' && name === 'quota' ? wholeNumber(answer) : undefined
    if (units === undefined) return undefined
    const quota = countText(units)
    const base = wholeNumber(form.base().quota)
    const isTheirs = answer !== form.base().quota && answer !== form.answers().quota
    if (!isTheirs || base === undefined || base === units) return quota
    const amount = countText(Math.abs(base - units))
    return t(base > units ? 'user.quota.spent' : 'user.quota.received', { quota, amount })
  }
}
