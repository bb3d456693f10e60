import * as z from 'zod/mini'
import { t } from '#/i18n/i18n'
import { isBlank, isValidated } from './field-values'
import { byteLength } from './byte-length'
import type { FieldValue, AnyFieldValues, Field } from './field'
import { parseDatetimeInput } from './datetime-text'
import { validateWholeNumber } from './whole-number'

function validateKind(field: Field, value: FieldValue): string | undefined {
  if (typeof value !== 'string') return undefined
  if (field.kind === 'integer') return validateWholeNumber(value, field)
  if (field.kind !== 'datetime') return undefined
  return parseDatetimeInput(value) === undefined ? t(field.invalidMessage ?? 'fields.datetime') : undefined
}

function validateByteLength(field: Field, value: FieldValue): string | undefined {
  if (!('maxBytes' in field) || field.maxBytes === undefined || typeof value !== 'string') return undefined
  const bytes = byteLength(value)
  return bytes > field.maxBytes ? t('fields.bytes', { max: field.maxBytes, bytes }) : undefined
}

function validateRule(rule: z.core.$ZodType | undefined, value: FieldValue): string | undefined {
  return rule && z.safeParse(rule, value).error?.issues[0]?.message
}

/** Validates one value: returns a message in the current language, or undefined if valid. */
export function validateValue(field: Field, value: FieldValue, values: AnyFieldValues): string | undefined {
  if (!isValidated(field, values)) return undefined
  if (isBlank(value))
    return field.required ? t(field.requiredMessage ?? 'fields.required') : field.customCheck?.(values)
  return (
    validateKind(field, value) ??
    validateByteLength(field, value) ??
    validateRule(field.rule, value) ??
    field.customCheck?.(values)
  )
}
