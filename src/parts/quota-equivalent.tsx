import type { Fields, NameOf } from '#/fields/answers'
import { wholeNumber } from '#/fields/whole-number'
import { dollarsOf, moneyText } from '#/format/quota'
import { moneyScale } from '#/resources/status/status'
import { useStatus } from '#/session/use-status'
import type { FormHandle } from '#/ui/form/form-handle'
import { useAnswer } from '#/ui/form/use-answer'
import { useT } from '#/ui/language/use-t'

interface Props<Of extends Fields> {
  form: FormHandle<Of>
  /** The field whose answer is a quota in server units. */
  name: NameOf<Of>
}

/** What the typed quota is worth, where this server shows money. */
export function QuotaEquivalent<const Of extends Fields>({ form, name }: Props<Of>) {
  const t = useT()
  const scale = moneyScale(useStatus())
  const answer: unknown = useAnswer(form, name)
  const quota = typeof answer === 'string' ? wholeNumber(answer) : undefined
  const dollars = quota === undefined || !scale.inCurrency ? undefined : dollarsOf(quota, scale)
  return dollars === undefined ? null : t('token.quota.equivalent', { money: moneyText(dollars) })
}
