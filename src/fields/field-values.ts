import type { FieldValue, AnyFieldValues, Conditions, Field } from './field'

/** Fields of one form by name, in display order. */
export type Fields = Readonly<Record<string, Field>>

/** Value type of each field kind. */
export interface FieldValueByKind {
  text: string
  textarea: string
  secret: string
  integer: string
  switch: boolean
  choice: string
  tags: readonly string[]
  datetime: string
}

/** Values of a form with these fields, by field name. */
export type FieldValues<Of extends Fields> = { [Name in keyof Of]: FieldValueByKind[Of[Name]['kind']] }
/** Names of a form's fields. */
export type FieldName<Of extends Fields> = keyof Of & string

/** Casts values by name to the values of `fields`: the compiler cannot follow names at run time. */
export function asFieldValues<Of extends Fields>(
  _fields: Of,
  values: Readonly<Record<string, FieldValue>>,
): FieldValues<Of> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- callers take the names from `fields`
  return values as FieldValues<Of>
}

/**
 * Defines the fields of a form with conditions that depend on other values. Conditions are typed by the form's own
 * names, so a misspelt name does not compile.
 */
export function defineFields<const Of extends Fields>(
  fields: Of,
  conditions: { [Name in keyof Of]?: Conditions<FieldValues<Of>> } = {},
): Of {
  const joined = Object.entries(fields).map(([name, field]) => [name, { ...field, ...conditions[name] }])
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- conditions only add optional members
  return Object.fromEntries(joined) as Of
}

const EMPTY_VALUES: FieldValueByKind = {
  text: '',
  textarea: '',
  secret: '',
  integer: '',
  switch: false,
  choice: '',
  tags: [],
  datetime: '',
}

/** Names of `fields`, typed. */
export function fieldNames<Of extends Fields>(fields: Of): FieldName<Of>[] {
  return Object.keys(fields)
}

/** Empty values of `fields`. */
export function emptyValues<Of extends Fields>(fields: Of): FieldValues<Of> {
  const blanks = Object.entries(fields).map(([name, field]) => [name, EMPTY_VALUES[field.kind]])
  return asFieldValues(fields, Object.fromEntries(blanks))
}

/** Whether a value is blank; a switch never is. */
export function isBlank(value: FieldValue): boolean {
  if (typeof value === 'string') return value.trim() === ''
  return typeof value === 'boolean' ? false : value.length === 0
}

/** Whether two values are equal; the order of a list counts. */
export function isSameValue(left: FieldValue | undefined, right: FieldValue | undefined): boolean {
  if (typeof left !== 'object' || typeof right !== 'object') return left === right
  return left.length === right.length && left.every((entry, index) => entry === right[index])
}

/** Names of the fields whose values differ, in field order. */
export function changedFieldNames<Of extends Fields>(
  fields: Of,
  from: FieldValues<Of>,
  to: FieldValues<Of>,
): FieldName<Of>[] {
  return fieldNames(fields).filter((name) => !isSameValue(from[name], to[name]))
}

/** Whether the field is shown with these values. */
export function isVisible(field: Field, values: AnyFieldValues): boolean {
  return field.visibleWhen?.(values) ?? true
}

/** Whether the field is validated: hidden, disabled and unchanged stored values must not block a save. */
export function isValidated(field: Field, values: AnyFieldValues): boolean {
  return isVisible(field, values) && !field.disabledWhen?.(values) && !field.skipValidationWhen?.(values)
}
