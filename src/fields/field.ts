import type * as z from 'zod/mini'
import type { StaticKey } from '#/i18n/i18n'

/** What a person can answer: a text, a yes or no, or a list of texts. */
export type FieldValue = string | boolean | readonly string[]
/** The answers of a form whose fields are not known here. */
export type AnyFieldValues = Readonly<Record<string, FieldValue>>

/** What depends on the other answers of the same form. `defineFields` types it for one form. */
export interface Conditions<All> {
  /** The field is asked (and validated) only while this holds. */
  visibleWhen?(values: All): boolean
  /** The field is shown but cannot be changed, and is not validated, while this holds. */
  disabledWhen?(values: All): boolean
  /** The field is not judged while this holds: what the server keeps already need not pass the rules of today. */
  skipValidationWhen?(values: All): boolean
  /** A rule that needs several answers: what is wrong, in the current language. */
  customCheck?(values: All): string | undefined
}

interface BaseField<Name extends string, Value extends FieldValue> extends Conditions<AnyFieldValues> {
  kind: Name
  label: StaticKey
  /** A sentence under the label. A hint with values is given to the input when it is drawn. */
  hint?: StaticKey
  /** Shown inside the empty input; never instead of the label. */
  placeholder?: string
  required?: boolean
  /** What is said when a required answer is missing, instead of the usual sentence. */
  requiredMessage?: StaticKey
  /** Checked when the answer is not blank; its messages are made when it runs (`error: () => t(…)`). */
  rule?: z.core.$ZodType<Value>
}

interface TextOptions {
  /** The most UTF-8 bytes the server keeps. */
  maxBytes?: number
  /** The autofill token of the HTML standard, such as `username`. */
  autoComplete?: string
}

interface ChoiceOption {
  value: string
  label: StaticKey
}

export interface TextField extends BaseField<'text', string>, TextOptions {
  inputMode?: 'text' | 'email' | 'url' | 'numeric' | 'decimal'
}
export interface TextareaField extends BaseField<'textarea', string>, TextOptions {
  /** Code or data: fixed-width letters and no spell checking. */
  code?: boolean
}
/** Masked, never kept in a draft, never shown when two versions are compared. */
export interface SecretField extends BaseField<'secret', string>, TextOptions {
  /** Several lines: many secrets, or one that is a document. */
  multiline?: boolean
}
/** A whole number, typed as text. Required unless it says otherwise. */
export interface IntegerField extends BaseField<'integer', string> {
  min?: number
  max?: number
}
export interface SwitchField extends BaseField<'switch', boolean> {}
export interface ChoiceField extends BaseField<'choice', string> {
  /** Left out when the choices come from the server: they are then given when the input is drawn. */
  choices?: readonly ChoiceOption[]
}
export interface TagsField extends BaseField<'tags', readonly string[]> {}
/** A moment typed as local text; empty means never. `parseDatetimeInput` turns it into what the server keeps. */
export interface DatetimeField extends BaseField<'datetime', string> {
  /** What is said about a text that is no moment, instead of the usual sentence. */
  invalidMessage?: StaticKey
}

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
export type FieldKind = keyof FieldByKind
export type Field = FieldByKind[FieldKind]

type FieldOptions<Of extends Field> = Omit<Of, 'kind'>

/** The kinds of question a form can ask. */
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
