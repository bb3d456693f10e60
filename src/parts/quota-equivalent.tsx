import type { Fields, FieldName } from '#/fields/field-values'
import { parseWholeNumber } from '#/fields/whole-number'
import { quotaToDollars, formatMoney } from '#/format/quota'
import { moneyScale } from '#/resources/status/status'
import { useStatus } from '#/session/use-status'
import { type FormHandle, useFieldValue } from '#/ui/form/form-handle'
import { useT } from '#/ui/language/use-t'

interface Props<Of extends Fields> {
  form: FormHandle<Of>
  /** Field whose value is a quota in server units. */
  name: FieldName<Of>
}

/** The typed quota in money, if the server displays money. */
export function QuotaEquivalent<const Of extends Fields>({ form, name }: Props<Of>) {
  const t = useT()
  const scale = moneyScale(useStatus())
  const value: unknown = useFieldValue(form, name)
  const quota = typeof value === 'string' ? parseWholeNumber(value) : undefined
  const dollars = quota === undefined || !scale.inCurrency ? undefined : quotaToDollars(quota, scale)
  return dollars === undefined ? null : t('token.quota.equivalent', { money: formatMoney(dollars) })
}
