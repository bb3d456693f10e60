import * as z from 'zod/mini'
import { t } from '#/i18n/i18n'
import { moneyProblem } from './amount-text'
import { parseDatetimeInput } from './datetime-text'
import {
  type AnyFieldValues,
  type AnyField,
  type FieldKind,
  type FieldValue,
  isBlank,
  isSameValue,
  isValidated,
  type Fields,
} from './fields'
import { validateWholeNumber } from './whole-number'

const TEXT = z.string()
const TYPES: Partial<Record<FieldKind, z.ZodMiniType<FieldValue>>> = {
  switch: z.boolean(),
  tags: z.array(TEXT),
}

/** Schema of the value types only, for restoring drafts: no validation rules. */
export function valuesSchema(fields: Fields) {
  return z.object(
    Object.fromEntries(Object.entries(fields).map(([name, { kind }]) => [name, TYPES[kind] ?? TEXT])),
  )
}

function validateKind(field: AnyField, value: FieldValue): string | undefined {
  if (typeof value !== 'string') return undefined
  if (field.kind === 'integer')
    return (field.isQuota ? moneyProblem(value) : undefined) ?? validateWholeNumber(value, field)
  if (field.kind !== 'datetime') return undefined
  return parseDatetimeInput(value) === undefined ? t(field.invalidMessage ?? 'fields.datetime') : undefined
}

/** Validates one value: returns a message in the current language, or undefined if valid. */
export function validateValue(
  field: AnyField,
  value: FieldValue,
  values: AnyFieldValues,
  base: AnyFieldValues = values,
): string | undefined {
  if (!isValidated(field, values)) return undefined
  if (isBlank(value))
    return field.required ? t(field.requiredMessage ?? 'fields.required') : field.customCheck?.(values, base)
  const ruled: { rule?(value: FieldValue): string | undefined } = field
  return validateKind(field, value) ?? ruled.rule?.(value) ?? field.customCheck?.(values, base)
}

/** Whether a value is as the stored record `base` has it, and so is valid: the server may break the form's rules. */
export function isAsStored(
  field: AnyField,
  name: string,
  values: AnyFieldValues,
  base: AnyFieldValues,
): boolean {
  // A number that the server did not send is unknown: it must be typed.
  const isUnknown = field.kind === 'integer' && field.required === true && values[name] === ''
  return field.isAsStored?.(values, base) ?? (!isUnknown && isSameValue(values[name], base[name]))
}
