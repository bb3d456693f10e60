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
  /** The field is not validated while this is true: stored values need not pass the current rules. */
  skipValidationWhen?(values: All): boolean
  /** Validates across several values: returns a message in the current language, or undefined. */
  customCheck?(values: All): string | undefined
}

interface BaseField<Name extends string, Value extends FieldValue> extends Conditions<AnyFieldValues> {
  kind: Name
  label: StaticKey
  /** Help text under the label. A hint with placeholders is passed to the input as a prop instead. */
  hint?: StaticKey
  /** Shown inside the empty input; never instead of the label. */
  placeholder?: string
  required?: boolean
  /** Replaces the default message for a missing required value. */
  requiredMessage?: StaticKey
  /** Schema for a value that is not blank; builds messages lazily, in the current language (`error: () => t(…)`). */
  rule?: z.core.$ZodType<Value>
}

interface TextOptions {
  /** Limit of the server in UTF-8 bytes. */
  maxBytes?: number
  /** HTML autofill token, such as `username`. */
  autoComplete?: string
}

interface ChoiceOption {
  value: string
  label: StaticKey
}

/** A single-line text input. */
export interface TextField extends BaseField<'text', string>, TextOptions {
  inputMode?: 'text' | 'email' | 'url' | 'numeric' | 'decimal'
}
/** A multi-line text input. */
export interface TextareaField extends BaseField<'textarea', string>, TextOptions {
  /** Code or data: monospace font, no spell checking. */
  code?: boolean
}
/** A masked input; excluded from drafts and from conflict dialogs. */
export interface SecretField extends BaseField<'secret', string>, TextOptions {
  /** Multi-line: several secrets, or one that is a document. */
  multiline?: boolean
}
/** An integer, entered as text. Required by default. */
export interface IntegerField extends BaseField<'integer', string> {
  min?: number
  max?: number
}
/** A boolean switch. */
export interface SwitchField extends BaseField<'switch', boolean> {}
/** A select with fixed or server-provided choices. */
export interface ChoiceField extends BaseField<'choice', string> {
  /** Undefined if the choices come from the server; the input then gets them as a prop. */
  choices?: readonly ChoiceOption[]
}
/** A list of texts. */
export interface TagsField extends BaseField<'tags', readonly string[]> {}
/** A local date-time as text; empty means never. `parseDatetimeInput` converts it to unix seconds. */
export interface DatetimeField extends BaseField<'datetime', string> {
  /** Replaces the default message for an invalid date-time. */
  invalidMessage?: StaticKey
}

/** Field type of each kind. */
export interface FieldByKind {
  text: TextField
  textarea: TextareaField
  secret: SecretField
  integer: IntegerField
  switch: SwitchField
  choice: ChoiceField
  tags: TagsField
  datetime: DatetimeField
}
/** Kind of a field. */
export type FieldKind = keyof FieldByKind
/** A field of any kind. */
export type Field = FieldByKind[FieldKind]

type FieldOptions<Of extends Field> = Omit<Of, 'kind'>

/** Factories of the field kinds. */
export const field = {
  text: (options: FieldOptions<TextField>): TextField => ({ kind: 'text', ...options }),
  textarea: (options: FieldOptions<TextareaField>): TextareaField => ({ kind: 'textarea', ...options }),
  secret: (options: FieldOptions<SecretField>): SecretField => ({ kind: 'secret', ...options }),
  integer: (options: FieldOptions<IntegerField>): IntegerField => ({
    kind: 'integer',
    required: true,
    ...options,
  }),
  switch: (options: FieldOptions<SwitchField>): SwitchField => ({ kind: 'switch', ...options }),
  choice: (options: FieldOptions<ChoiceField>): ChoiceField => ({ kind: 'choice', ...options }),
  tags: (options: FieldOptions<TagsField>): TagsField => ({ kind: 'tags', ...options }),
  datetime: (options: FieldOptions<DatetimeField>): DatetimeField => ({ kind: 'datetime', ...options }),
}
