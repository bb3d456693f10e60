import { Button, Group, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import * as z from 'zod/mini'
import { storedValue } from '#/browser/stored-value'
import { useStored } from '#/ui/storage/use-stored'
import { moneyToUnits, typedAmount, unitsToMoney } from '#/fields/amount-text'
import { asFieldValues, type FieldKind, type Fields, type FieldName } from '#/fields/fields'
import { plainWholeNumber } from '#/fields/number-text'
import { parseWholeNumber } from '#/fields/whole-number'
import { formatCount, quotaToDollars, formatMoney } from '#/format/quota'
import { useMoneyScale } from '#/session/use-status'
import { Field, useIsDisabled, type FieldExtras } from '#/ui/form/field'
import { type FormHandle, useFieldValue } from '#/ui/form/form-handle'
import { textProps, type InputProps } from '#/ui/form/inputs/input-props'
import { useT } from '#/ui/language/use-t'

export const storedUnit = storedValue('quota.unit', z.enum(['money', 'units']))

const DOLLAR_PRESETS = [1, 5, 10, 50, 100]
const UNIT_PRESETS = [100_000, 500_000, 1_000_000, 5_000_000]
const HAS_DOLLAR_SIGN = /^\s*[-−－]?[$＄]/u

/** How an amount is typed: in dollars where the server displays money, unless all inputs take units, else in server units. */
function useUnit() {
  const scale = useMoneyScale()
  const wantsMoney = useStored(storedUnit) !== 'units'
  const canTypeMoney = scale.inCurrency && quotaToDollars(1, scale) !== undefined
  return { scale, canTypeMoney, inMoney: wantsMoney && canTypeMoney }
}

/** Text input for an amount, whose value is in server units. */
function AmountInput({ frameProps, onChange, ...props }: InputProps<FieldKind>) {
  const value = String(props.value)
  const { scale, canTypeMoney, inMoney } = useUnit()
  // The typed text of the value: without it "1." would become "1.00" while it is typed.
  const [last, setLast] = useState<{ typed: string; value: string; inMoney: boolean }>()
  const isLast = last?.value === value && last.inMoney === inMoney
  const change = (typed: string) => {
    const isMoney = inMoney || (canTypeMoney && HAS_DOLLAR_SIGN.test(typed))
    const next = isMoney ? moneyToUnits(typed, scale.perDollar) : plainWholeNumber(typed)
    setLast({ typed, value: next, inMoney })
    onChange(next)
  }
  // An invalid amount of money keeps its text, not its mark, when the unit changes.
  const formatted = inMoney ? unitsToMoney(value, scale.perDollar) : typedAmount(value)
  return (
    <TextInput
      {...textProps({ frameProps, value: isLast ? last.typed : formatted, onChange: change })}
      inputMode={inMoney ? 'decimal' : 'numeric'}
      leftSection={inMoney ? '$' : undefined}
    />
  )
}

interface Props<Of extends Fields, Name extends FieldName<Of>> extends Pick<FieldExtras, 'hint' | 'isFirst'> {
  form: FormHandle<Of>
  /** Integer field with `isQuota`: its value is always in server units. */
  name: Name
  /** Whether usual amounts are offered as buttons. */
  hasPresets?: boolean
}

/** The input of a quota: in dollars if the server displays money, else in server units, with the other unit as a note. */
export function QuotaInput<const Of extends Fields, Name extends FieldName<Of>>(props: Props<Of, Name>) {
  const { hasPresets = false, ...field } = props
  const { form, name } = field
  const t = useT()
  const { scale, canTypeMoney, inMoney } = useUnit()
  const value: unknown = useFieldValue(form, name)
  const units = typeof value === 'string' ? parseWholeNumber(value) : undefined
  const dollars = units === undefined ? undefined : quotaToDollars(units, scale)
  return (
    <Field
      {...field}
      input={AmountInput}
      aside={
        <Group gap="xs">
          {hasPresets && <Presets form={form} name={name} />}
          {canTypeMoney && units !== undefined && dollars !== undefined && (
            <Text component="span" size="sm" c="dimmed">
              {inMoney
                ? t('quota.inUnits', { quota: formatCount(units) })
                : t('quota.inMoney', { money: formatMoney(dollars) })}
            </Text>
          )}
          {canTypeMoney && (
            <Button
              size="xs"
              variant="subtle"
              onClick={() => void storedUnit.write(inMoney ? 'units' : 'money')}
            >
              {t(inMoney ? 'quota.type.units' : 'quota.type.money')}
            </Button>
          )}
        </Group>
      }
    />
  )
}

/** Buttons that fill in a usual amount, in the unit that is typed. */
function Presets<Of extends Fields>({ form, name }: Pick<Props<Of, FieldName<Of>>, 'form' | 'name'>) {
  const t = useT()
  const { scale, inMoney } = useUnit()
  const isDisabled = useIsDisabled(form, name)
  const presets = inMoney
    ? DOLLAR_PRESETS.map((dollars) => ({
        label: formatMoney(dollars, 0),
        units: moneyToUnits(String(dollars), scale.perDollar),
      }))
    : UNIT_PRESETS.map((units) => ({ label: formatCount(units), units: String(units) }))
  return (
    <Group gap="xs" role="group" aria-label={t('quota.presets')}>
      {presets.map(({ label, units }) => (
        <Button
          key={label}
          size="xs"
          disabled={isDisabled}
          onClick={() => form.setValues(asFieldValues(form.fields, { [name]: units }))}
        >
          {label}
        </Button>
      ))}
    </Group>
  )
}
