import { Button } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { unitsToMoney, moneyToUnits } from '#/fields/amount-text'
import type { Fields, FieldName } from '#/fields/field-values'
import { parseWholeNumber } from '#/fields/whole-number'
import { formatCount, quotaToDollars, formatMoney } from '#/format/quota'
import { moneyScale } from '#/resources/status/status'
import { useStatus } from '#/session/use-status'
import type { TextUnit } from '#/ui/form/field-frame'
import { FieldInput } from '#/ui/form/field-input'
import type { FormHandle } from '#/ui/form/form-handle'
import { useFieldValue } from '#/ui/form/use-field-value'
import { useT } from '#/ui/language/use-t'
import classes from './quota-input.module.css'

interface Props<Of extends Fields, Name extends FieldName<Of>> {
  form: FormHandle<Of>
  /** A `line` whose rule is `amountRule`: its answer is always in server units. */
  name: Name
  hint?: string
  /** More that stands under the input. */
  aside?: ReactNode
}

/** A quota, typed in units or, where this server shows money, in dollars; the other of the two stands beside it. */
export function QuotaInput<const Of extends Fields, Name extends FieldName<Of>>(props: Props<Of, Name>) {
  const { form, name, hint, aside } = props
  const t = useT()
  const scale = moneyScale(useStatus())
  const [wantsMoney, setWantsMoney] = useState(false)
  // What was typed last and what it was kept as: "1." must not become "1.00" under the hands of whoever types.
  const [last, setLast] = useState<{ typed: string; kept: string }>()
  const answer: unknown = useFieldValue(form, name)
  const units = typeof answer === 'string' ? parseWholeNumber(answer) : undefined
  const dollars = scale.inCurrency ? quotaToDollars(units ?? 0, scale) : undefined
  const inMoney = wantsMoney && dollars !== undefined

  const money: TextUnit = {
    format: (kept) => (kept === last?.kept ? last.typed : unitsToMoney(kept, scale.perDollar)),
    parse: (typed) => {
      const kept = moneyToUnits(typed, scale.perDollar)
      setLast({ typed, kept })
      return kept
    },
  }
  return (
    <FieldInput
      form={form}
      name={name}
      hint={hint}
      unit={inMoney ? money : undefined}
      aside={
        <div className={classes.aside}>
          {dollars !== undefined && (
            <>
              {units !== undefined && (
                <span>
                  {inMoney
                    ? t('quota.inUnits', { quota: formatCount(units) })
                    : t('quota.inMoney', { money: formatMoney(dollars) })}
                </span>
              )}
              <Button
                type="button"
                size="compact-xs"
                variant="default"
                onClick={() => {
                  setLast(undefined)
                  setWantsMoney(!inMoney)
                }}
              >
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
