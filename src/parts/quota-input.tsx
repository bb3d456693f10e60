import { Button, Group, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import * as z from 'zod/mini'
import { storedValue } from '#/browser/stored-value'
import { useStored } from '#/ui/storage/use-stored'
import { moneyToUnits, typedAmount, unitsToMoney } from '#/fields/amount-text'
import { asFieldValues, type Fields, type FieldName } from '#/fields/fields'
import { plainWholeNumber } from '#/fields/number-text'
import { parseWholeNumber } from '#/fields/whole-number'
import { formatCount, quotaToDollars, formatMoney } from '#/format/quota'
import { useMoneyScale } from '#/session/use-status'
import { Field, useIsDisabled, type TextUnit } from '#/ui/form/field'
import { type FormHandle, useFieldValue } from '#/ui/form/form-handle'
import { useT } from '#/ui/language/use-t'

const storedUnit = storedValue('quota.unit', z.enum(['money', 'units']))

/** Whether quotas are typed in dollars where the server displays money; the choice is kept for all inputs. */
export function useWantsMoney(): boolean {
  return useStored(storedUnit) !== 'units'
}

const DOLLAR_PRESETS = [1, 5, 10, 50, 100]
const UNIT_PRESETS = [100_000, 500_000, 1_000_000, 5_000_000]
const HAS_DOLLAR_SIGN = /^\s*[-−－]?[$＄]/u

/** Both units of a quota on a server of `perDollar` units per dollar; only server units if that is undefined. */
function unitsOf(perDollar: number | undefined) {
  const toUnits = (typed: string) => (perDollar === undefined ? typed : moneyToUnits(typed, perDollar))
  const money: TextUnit = {
    name: 'money',
    sign: '$',
    inputMode: 'decimal',
    format: (stored) => (perDollar === undefined ? stored : unitsToMoney(stored, perDollar)),
    parse: toUnits,
  }
  // An invalid amount of money keeps its text, not its mark, when the unit changes.
  const units: TextUnit = {
    name: 'units',
    inputMode: 'numeric',
    format: typedAmount,
    parse: (typed) => (HAS_DOLLAR_SIGN.test(typed) ? toUnits(typed) : plainWholeNumber(typed)),
  }
  return { money, units }
}

interface Props<Of extends Fields, Name extends FieldName<Of>> {
  form: FormHandle<Of>
  /** Integer field with `isQuota`: its value is always in server units. */
  name: Name
  hint?: string
  /** Whether usual amounts are offered as buttons. */
  hasPresets?: boolean
  /** Further content below the input. */
  aside?: ReactNode
  /** Whether it gets the focus when its dialog opens. */
  isFirst?: boolean
}

/** The input of a quota: in dollars if the server displays money, else in server units, with the other unit as a note. */
export function QuotaInput<const Of extends Fields, Name extends FieldName<Of>>(props: Props<Of, Name>) {
  const { form, name, hint, hasPresets = false, aside, isFirst } = props
  const t = useT()
  const scale = useMoneyScale()
  const wantsMoney = useWantsMoney()
  const value: unknown = useFieldValue(form, name)
  const units = typeof value === 'string' ? parseWholeNumber(value) : undefined
  const dollars = units === undefined ? undefined : quotaToDollars(units, scale)
  const canTypeMoney = scale.inCurrency && quotaToDollars(1, scale) !== undefined
  const inMoney = wantsMoney && canTypeMoney
  const perDollar = canTypeMoney ? scale.perDollar : undefined
  const unit = unitsOf(perDollar)
  return (
    <Field
      form={form}
      name={name}
      hint={hint}
      isFirst={isFirst}
      unit={inMoney ? unit.money : unit.units}
      aside={
        <Group gap="xs">
          {hasPresets && <Presets form={form} name={name} perDollar={inMoney ? perDollar : undefined} />}
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
          {aside}
        </Group>
      }
    />
  )
}

interface PresetsProps<Of extends Fields> {
  form: FormHandle<Of>
  name: FieldName<Of>
  /** Units per dollar where dollars are typed. */
  perDollar: number | undefined
}

/** Buttons that fill in a usual amount, in the unit that is typed. */
function Presets<const Of extends Fields>({ form, name, perDollar }: PresetsProps<Of>) {
  const t = useT()
  const isDisabled = useIsDisabled(form, name)
  const presets =
    perDollar === undefined
      ? UNIT_PRESETS.map((units) => ({ label: formatCount(units), units: String(units) }))
      : DOLLAR_PRESETS.map((dollars) => ({
          label: formatMoney(dollars, 0),
          units: moneyToUnits(String(dollars), perDollar),
        }))
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
