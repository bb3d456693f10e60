import { parseWholeNumber } from '#/fields/whole-number'
import type { FieldValue } from '#/fields/field'
import { formatCount } from '#/format/quota'
import type { FormHandle } from '#/ui/form/form-handle'
import { useT } from '#/ui/language/use-t'
import type { UserFields } from './user-fields'

/** Returns a formatter for the conflict dialog: a changed quota with its difference, "600 (spent 400 meanwhile)" (CD-11). */
export function useQuotaDiff(form: FormHandle<UserFields>) {
  const t = useT()
  return (name: string, value: FieldValue): string | undefined => {
    const units = typeof value === 'string' && name === 'quota' ? parseWholeNumber(value) : undefined
    if (units === undefined) return undefined
    const quota = formatCount(units)
    const base = parseWholeNumber(form.base().quota)
    const isTheirs = value !== form.base().quota && value !== form.values().quota
    if (!isTheirs || base === undefined || base === units) return quota
    const amount = formatCount(Math.abs(base - units))
    return t(base > units ? 'user.quota.spent' : 'user.quota.received', { quota, amount })
  }
}
