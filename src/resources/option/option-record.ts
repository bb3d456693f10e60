import type { Field } from '#/fields/field'
import type { AnyFieldValues } from '#/fields/field'
import type { StaticKey } from '#/i18n/i18n'
import type { Options } from './option'

/** The tabs that options are spread over. */
export type OptionTab = 'operation' | 'system' | 'other'

/** What was read of the server before an option was saved, and has to be read again, by its first word. */
export type InvalidatedResource = 'status' | 'group'

/** A change that is asked about before it is made. */
export interface Confirmation {
  /** Whether this answer is the one to ask about. */
  when: (value: unknown) => boolean
  title: StaticKey
  hint: StaticKey
  yes: StaticKey
  /** What else to say, for what is set at that moment. */
  warning?: (values: AnyFieldValues, options: Options) => StaticKey | undefined
}

/** Everything the console knows of one option; a new one is one record and its words. */
export interface OptionRecord {
  /** The name the server keeps it under. */
  key: string
  /** Kind, label, hint and rule. */
  field: Field
  /** What kinds of input do not say: units of quota, a map of prices, text that is shown as a page. */
  editor?: 'quota' | 'ratio' | 'page'
  confirm?: Confirmation
  /** The server lists it only once it was saved, so that its absence does not mean that it is unknown there. */
  isAbsentUntilSaved?: boolean
  invalidates?: readonly InvalidatedResource[]
  /** What is sent for a typed text, where that is more than the text without blanks around it. */
  normalize?: (text: string) => string
}

/** Options that are saved together, under one heading. */
export interface OptionSectionRecord {
  id: string
  tab: OptionTab
  title: StaticKey
  hint?: StaticKey
  options: readonly OptionRecord[]
}
