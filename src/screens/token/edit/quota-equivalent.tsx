import { dollarsOf, moneyText } from '#/format/quota'
import { moneyScale } from '#/resources/status/status'
import { useStatus } from '#/session/use-status'
import { wholeNumber } from '#/fields/whole-number'
import type { FormHandle } from '#/ui/form/form-handle'
import { useAnswer } from '#/ui/form/use-answer'
import { useT } from '#/ui/language/use-t'
import type { TokenFields } from './token-fields'

/** What the typed quota is worth, where this server shows money. */
export function QuotaEquivalent({ form }: { form: FormHandle<TokenFields> }) {
  const t = useT()
  const scale = moneyScale(useStatus())
  const quota = wholeNumber(useAnswer(form, 'remain_quota'))
  const dollars = quota === undefined || !scale.inCurrency ? undefined : dollarsOf(quota, scale)
  return dollars === undefined ? null : t('token.quota.equivalent', { money: moneyText(dollars) })
}
