import type { Fields, FieldName } from '#/fields/field-values'
import { parseWholeNumber } from '#/fields/whole-number'
import { quotaToDollars, formatMoney } from '#/format/quota'
import { moneyScale } from '#/resources/status/status'
import { useStatus } from '#/session/use-status'
import type { FormHandle } from '#/ui/form/form-handle'
import { useFieldValue } from '#/ui/form/use-field-value'
import { useT } from '#/ui/language/use-t'

interface Props<Of extends Fields> {
  form: FormHandle<Of>
  /** The field whose answer is a quota in server units. */
  name: FieldName<Of>
}

/** What the typed quota is worth, where this server shows money. */
export function QuotaEquivalent<const Of extends Fields>({ form, name }: Props<Of>) {
  const t = useT()
  const scale = moneyScale(useStatus())
  const answer: unknown = useFieldValue(form, name)
  const quota = typeof answer === 'string' ? parseWholeNumber(answer) : undefined
  const dollars = quota === undefined || !scale.inCurrency ? undefined : quotaToDollars(quota, scale)
  return dollars === undefined ? null : t('token.quota.equivalent', { money: formatMoney(dollars) })
}
