import type * as z from 'zod/mini'
import type { StaticKey } from '#/i18n/i18n'

/** Value of a form field: text, boolean or a list of texts. */
export type FieldValue = string | boolean | readonly string[]
/** Values of a form whose fields are not known to the caller. */
export type AnyFieldValues = Readonly<Record<string, FieldValue>>

/** Conditions on the other values of the same form; `defineFields` types them for one form. */
export interface Conditions<All> {
  /** The field is shown (and validated) only while this is true. */
  visibleWhen?(values: All): boolean
  /** The field is disabled, and not validated, while this is true. */
  disabledWhen?(values: All): boolean
  /**
   * Whether the field is as the record has it, which is always valid. By default its value alone decides.
   */
  isAsStored?(values: All, base: All): boolean
  /**
   * Validates across several values: returns a message in the current language, or undefined. `base` has what the form
   * began with.
   */
  customCheck?(values: All, base: All): string | undefined
}

/**
 * Converts a member of a record (its input) to the value of its form field (its output) and back. Without a codec they
 * are the same.
 */
export type MemberCodec<Member, Value> = z.core.$ZodType<Value, Member>

interface BaseField<Name extends string, Value extends FieldValue> extends Conditions<AnyFieldValues> {
  kind: Name
  codec?: MemberCodec<unknown, Value>
  /** Value in the form of a new record; blank by default. */
  initial?: Value
  /** The field only assists the form: it is no member of the record and is never sent. */
  isFormOnly?: boolean
  label: StaticKey
  /** Help text under the label. A hint with placeholders is passed to the input as a prop instead. */
  hint?: StaticKey
  /** Shown inside the empty input; never instead of the label. */
  placeholder?: string
  required?: boolean
  /**
   * Invisible characters are removed as they are typed or pasted. By default from all identifiers, secrets, numbers and
   * times; not from prose, and not from a password that the server compares with its own.
   */
  isPlain?: boolean
  /** Replaces the default message for a missing required value. */
  requiredMessage?: StaticKey
  /** Validates a value that is not blank: returns a message in the current language, or undefined. */
  rule?(value: Value): string | undefined
}

interface TextOptions {
  /** HTML autofill token, such as `username`. */
  autoComplete?: string
  /** The value is a key: what a paste brought with it is removed (`bareKey`). */
  isKey?: boolean
}

interface ChoiceOption {
  value: string
  label: StaticKey
}

export interface FieldByKind {
  text: BaseField<'text', string> &
    TextOptions & { inputMode?: 'text' | 'email' | 'url' | 'numeric' | 'decimal' }
  /** `code`: code or data, in a monospace font, without spell checking. */
  textarea: BaseField<'textarea', string> & TextOptions & { code?: boolean }
  /** Masked; excluded from drafts and from conflict dialogs. `multiline`: several secrets, or one that is a document. */
  secret: BaseField<'secret', string> & TextOptions & { multiline?: boolean }
  /**
   * An integer as text, required by default. `isQuota`: in server units, which may be typed as money (`moneyToUnits`).
   */
  integer: BaseField<'integer', string> & { min?: number; max?: number; isQuota?: boolean }
  switch: BaseField<'switch', boolean>
  /** Without `choices` they come from the server; the input then gets them as a prop. */
  choice: BaseField<'choice', string> & { choices?: readonly ChoiceOption[] }
  tags: BaseField<'tags', readonly string[]>
  /** A local date-time as text; empty means never. `parseDatetimeInput` converts it to unix seconds. */
  datetime: BaseField<'datetime', string> & { invalidMessage?: StaticKey }
}
export type TextField = FieldByKind['text']
export type TextareaField = FieldByKind['textarea']
export type SecretField = FieldByKind['secret']
export type IntegerField = FieldByKind['integer']
export type FieldKind = keyof FieldByKind
export type AnyField = FieldByKind[FieldKind]

type CommonOptions<Of extends AnyField> = Omit<Of, 'kind' | 'codec' | 'isFormOnly'>

/** Creates fields of one kind; the result has the type of the codec, from which records and bodies are typed. */
interface FieldFactory<Of extends AnyField, Value> {
  <Member>(options: CommonOptions<Of> & { codec: MemberCodec<Member, Value> }): Omit<Of, 'codec'> & {
    codec: MemberCodec<Member, Value>
  }
  (options: CommonOptions<Of> & { isFormOnly: true }): Of & { isFormOnly: true }
  (options: CommonOptions<Of>): Of
}

function createFactory<Kind extends FieldKind>(kind: Kind, defaults: Partial<AnyField> = {}) {
  const create = (options: object) => ({ kind, ...defaults, ...options })
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the overloads only tell the options apart
  return create as FieldFactory<FieldByKind[Kind], FieldValueByKind[Kind]>
}

export const field = {
  text: createFactory<'text'>('text', { isPlain: true }),
  textarea: createFactory<'textarea'>('textarea'),
  secret: createFactory<'secret'>('secret', { isPlain: true }),
  integer: createFactory<'integer'>('integer', { required: true, isPlain: true }),
  switch: createFactory<'switch'>('switch'),
  choice: createFactory<'choice'>('choice'),
  tags: createFactory<'tags'>('tags'),
  datetime: createFactory<'datetime'>('datetime', { isPlain: true }),
}

/** Fields of one form by name, in display order. */
export type Fields = Readonly<Record<string, AnyField>>

export type FieldValueByKind = {
  [Kind in FieldKind]: FieldByKind[Kind] extends BaseField<Kind, infer Value> ? Value : never
}

/** Values of a form with these fields, by field name. */
export type FieldValues<Of extends Fields> = { [Name in keyof Of]: FieldValueByKind[Of[Name]['kind']] }
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
  const joined = Object.entries(fields).map(([name, definition]) => [
    name,
    { ...definition, ...conditions[name] },
  ])
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- conditions only add optional members
  return Object.fromEntries(joined) as Of
}

export function fieldNames<Of extends Fields>(fields: Of): FieldName<Of>[] {
  return Object.keys(fields)
}

export function emptyValue(kind: FieldKind): FieldValue {
  if (kind === 'switch') return false
  return kind === 'tags' ? [] : ''
}

/** Values of `fields`, each made by `toValue`. */
export function mapFields<Of extends Fields>(
  fields: Of,
  toValue: (field: AnyField, name: string) => FieldValue,
): FieldValues<Of> {
  const values = Object.entries(fields).map(([name, each]) => [name, toValue(each, name)])
  return asFieldValues(fields, Object.fromEntries(values))
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

/** Whether the field is shown with these values. */
export function isVisible(definition: AnyField, values: AnyFieldValues): boolean {
  return definition.visibleWhen?.(values) ?? true
}

/** Whether the field is validated: a hidden or disabled one must not block a save. */
export function isValidated(definition: AnyField, values: AnyFieldValues): boolean {
  return isVisible(definition, values) && !definition.disabledWhen?.(values)
}
