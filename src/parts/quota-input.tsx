import { Button } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { moneyToUnits, typedAmount, unitsToMoney } from '#/fields/amount-text'
import type { Fields, FieldName } from '#/fields/fields'
import { plainWholeNumber } from '#/fields/number-text'
import { parseWholeNumber } from '#/fields/whole-number'
import { formatCount, quotaToDollars, formatMoney } from '#/format/quota'
import { moneyScale } from '#/resources/status/status'
import { useStatus } from '#/session/use-status'
import { Field, type TextUnit } from '#/ui/form/field'
import { type FormHandle, useFieldValue } from '#/ui/form/form-handle'
import { useT } from '#/ui/language/use-t'
import classes from './quota-input.module.css'

/** Server units. An invalid amount of money keeps its text, not its mark, when the unit changes. */
const serverUnits: TextUnit = { name: 'units', format: typedAmount, parse: plainWholeNumber }

interface Props<Of extends Fields, Name extends FieldName<Of>> {
  form: FormHandle<Of>
  /** Text field with `amountRule`: its value is always in server units. */
  name: Name
  hint?: string
  /** Further content below the input. */
  aside?: ReactNode
}

/** Quota input in server units or, if the server displays money, in dollars; shows the other unit beside it. */
export function QuotaInput<const Of extends Fields, Name extends FieldName<Of>>(props: Props<Of, Name>) {
  const { form, name, hint, aside } = props
  const t = useT()
  const scale = moneyScale(useStatus())
  const [wantsMoney, setWantsMoney] = useState(false)
  const value: unknown = useFieldValue(form, name)
  const units = typeof value === 'string' ? parseWholeNumber(value) : undefined
  const dollars = scale.inCurrency ? quotaToDollars(units ?? 0, scale) : undefined
  const canTypeMoney = scale.inCurrency && quotaToDollars(1, scale) !== undefined
  const inMoney = wantsMoney && canTypeMoney

  const money: TextUnit = {
    name: 'money',
    format: (stored) => unitsToMoney(stored, scale.perDollar),
    parse: (typed) => moneyToUnits(typed, scale.perDollar),
  }
  return (
    <Field
      form={form}
      name={name}
      hint={hint}
      unit={inMoney ? money : serverUnits}
      aside={
        <div className={classes.aside}>
          {canTypeMoney && (
            <>
              {units !== undefined && dollars !== undefined && (
                <span>
                  {inMoney
                    ? t('quota.inUnits', { quota: formatCount(units) })
                    : t('quota.inMoney', { money: formatMoney(dollars) })}
                </span>
              )}
              <Button size="xs" onClick={() => setWantsMoney(!inMoney)}>
                {t(inMoney ? 'quota.type.units' : 'quota.type.money')}
              </Button>
            </>
          )}
          {aside}
        </div>
      }
    />
  )
}

interface QuotaEquivalentProps<Of extends Fields> {
  form: FormHandle<Of>
  /** Field whose value is a quota in server units. */
  name: FieldName<Of>
}

/** The typed quota in money, if the server displays money. */
export function QuotaEquivalent<const Of extends Fields>({ form, name }: QuotaEquivalentProps<Of>) {
  const t = useT()
  const scale = moneyScale(useStatus())
  const value: unknown = useFieldValue(form, name)
  const quota = typeof value === 'string' ? parseWholeNumber(value) : undefined
  const dollars = quota === undefined || !scale.inCurrency ? undefined : quotaToDollars(quota, scale)
  return dollars === undefined ? null : t('token.quota.equivalent', { money: formatMoney(dollars) })
}
