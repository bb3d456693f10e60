import type * as z from 'zod/mini'
import type { PlainKey } from '#/i18n/i18n'

/** What a person can answer: a text, a yes or no, or a list of texts. */
export type Answer = string | boolean | readonly string[]
/** The answers of a form whose fields are not known here. */
export type AnyAnswers = Readonly<Record<string, Answer>>

/** What depends on the other answers of the same form. `defineFields` types it for one form. */
export interface Conditions<All> {
  /** The field is asked (and validated) only while this holds. */
  onlyWhen?(answers: All): boolean
  /** The field is shown but cannot be changed, and is not validated, while this holds. */
  disabledWhen?(answers: All): boolean
  /** The field is not judged while this holds: what the server keeps already need not pass the rules of today. */
  keptWhen?(answers: All): boolean
  /** A rule that needs several answers: what is wrong, in the current language. */
  check?(answers: All): string | undefined
}

interface Asked<Name extends string, Given extends Answer> extends Conditions<AnyAnswers> {
  kind: Name
  label: PlainKey
  /** A sentence under the label. A hint with values is given to the input when it is drawn. */
  hint?: PlainKey
  /** Shown inside the empty input; never instead of the label. */
  example?: string
  required?: boolean
  /** What is said when a required answer is missing, instead of the usual sentence. */
  missing?: PlainKey
  /** Checked when the answer is not blank; its messages are made when it runs (`error: () => t(…)`). */
  rule?: z.core.$ZodType<Given>
}

interface Typed {
  /** The most UTF-8 bytes the server keeps. */
  maxBytes?: number
  /** The autofill token of the HTML standard, such as `username`. */
  autoComplete?: string
}

interface Choice {
  value: string
  label: PlainKey
}

export interface LineField extends Asked<'line', string>, Typed {
  inputMode?: 'text' | 'email' | 'url' | 'numeric' | 'decimal'
}
export interface BlockField extends Asked<'block', string>, Typed {
  /** Code or data: fixed-width letters and no spell checking. */
  code?: boolean
}
/** Masked, never kept in a draft, never shown when two versions are compared. */
export interface SecretField extends Asked<'secret', string>, Typed {
  /** Several lines: many secrets, or one that is a document. */
  block?: boolean
}
/** A whole number, typed as text. Required unless it says otherwise. */
export interface DigitsField extends Asked<'digits', string> {
  min?: number
  max?: number
}
export interface SwitchField extends Asked<'switch', boolean> {}
export interface ChoiceField extends Asked<'choice', string> {
  /** Left out when the choices come from the server: they are then given when the input is drawn. */
  choices?: readonly Choice[]
}
export interface ManyField extends Asked<'many', readonly string[]> {}
/** A moment typed as local text; empty means never. `momentSeconds` turns it into what the server keeps. */
export interface MomentField extends Asked<'moment', string> {
  /** What is said about a text that is no moment, instead of the usual sentence. */
  wrong?: PlainKey
}

export interface FieldByKind {
  line: LineField
  block: BlockField
  secret: SecretField
  digits: DigitsField
  switch: SwitchField
  choice: ChoiceField
  many: ManyField
  moment: MomentField
}
export type Kind = keyof FieldByKind
export type Field = FieldByKind[Kind]

type Wanted<Of extends Field> = Omit<Of, 'kind'>

/** The kinds of question a form can ask. */
export const field = {
  line: (wanted: Wanted<LineField>): LineField => ({ kind: 'line', ...wanted }),
  block: (wanted: Wanted<BlockField>): BlockField => ({ kind: 'block', ...wanted }),
  secret: (wanted: Wanted<SecretField>): SecretField => ({ kind: 'secret', ...wanted }),
  digits: (wanted: Wanted<DigitsField>): DigitsField => ({ kind: 'digits', required: true, ...wanted }),
  switch: (wanted: Wanted<SwitchField>): SwitchField => ({ kind: 'switch', ...wanted }),
  choice: (wanted: Wanted<ChoiceField>): ChoiceField => ({ kind: 'choice', ...wanted }),
  many: (wanted: Wanted<ManyField>): ManyField => ({ kind: 'many', ...wanted }),
  moment: (wanted: Wanted<MomentField>): MomentField => ({ kind: 'moment', ...wanted }),
}
