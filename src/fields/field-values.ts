import type { FieldValue, AnyFieldValues, Conditions, Field } from './field'

/** The questions of one form, by the name of their answer, in the order they are asked. */
export type Fields = Readonly<Record<string, Field>>

/** The answer of each kind of question. */
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

/** What is typed into a form of these fields. */
export type FieldValues<Of extends Fields> = { [Name in keyof Of]: FieldValueByKind[Of[Name]['kind']] }
export type FieldName<Of extends Fields> = keyof Of & string

/** Answers put together by name, typed as those of `fields`: the compiler cannot follow names at run time. */
export function asFieldValues<Of extends Fields>(
  _fields: Of,
  values: Readonly<Record<string, FieldValue>>,
): FieldValues<Of> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- callers take the names from `fields`
  return values as FieldValues<Of>
}

/**
 * The fields of one form, with what depends on other answers: conditions name the form's own answers only,
 * so a misspelt one does not compile.
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

/** The names of `fields`, typed. */
export function fieldNames<Of extends Fields>(fields: Of): FieldName<Of>[] {
  return Object.keys(fields)
}

/** The answers nobody has given yet. */
export function emptyValues<Of extends Fields>(fields: Of): FieldValues<Of> {
  const blanks = Object.entries(fields).map(([name, field]) => [name, EMPTY_VALUES[field.kind]])
  return asFieldValues(fields, Object.fromEntries(blanks))
}

/** True when nothing was answered. A switch always answers. */
export function isBlank(value: FieldValue): boolean {
  if (typeof value === 'string') return value.trim() === ''
  return typeof value === 'boolean' ? false : value.length === 0
}

/** Equal in content; the order of a list counts. */
export function isSameValue(one: FieldValue | undefined, other: FieldValue | undefined): boolean {
  if (typeof one !== 'object' || typeof other !== 'object') return one === other
  return one.length === other.length && one.every((entry, index) => entry === other[index])
}

/** The names whose answers differ. */
export function changedFieldNames<Of extends Fields>(
  fields: Of,
  from: FieldValues<Of>,
  to: FieldValues<Of>,
): FieldName<Of>[] {
  return fieldNames(fields).filter((name) => !isSameValue(from[name], to[name]))
}

/** True when the question is asked at all with these answers. */
export function isVisible(field: Field, values: AnyFieldValues): boolean {
  return field.visibleWhen?.(values) ?? true
}

/** True when the answer can be wrong: what cannot be seen, changed or was kept already must not stand in the way. */
export function isValidated(field: Field, values: AnyFieldValues): boolean {
  return isVisible(field, values) && !field.disabledWhen?.(values) && !field.skipValidationWhen?.(values)
}
