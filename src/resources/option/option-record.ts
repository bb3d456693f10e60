import type { Field } from '#/fields/field'
import type { AnyAnswers } from '#/fields/field'
import type { PlainKey } from '#/i18n/i18n'
import type { Options } from './option'

/** The tabs that options are spread over (spec 3.5). */
export type OptionTab = 'operation' | 'system' | 'other'

/** What was read of the server before an option was saved, and has to be read again, by its first word. */
export type Stale = 'status' | 'group'

/** A change that is asked about before it is made. */
export interface Confirmation {
  /** Whether this answer is the one to ask about. */
  when: (answer: unknown) => boolean
  title: PlainKey
  hint: PlainKey
  yes: PlainKey
  /** What else to say, for what is set at that moment. */
  warning?: (answers: AnyAnswers, options: Options) => PlainKey | undefined
}

/** Everything the console knows of one option; a new one is one record and its words. */
export interface OptionRecord {
  /** The name the server keeps it under. */
  key: string
  /** Kind, label, hint and rule. */
  ask: Field
  /** What kinds of input do not say: units of quota, a map of prices, text that is shown as a page. */
  drawn?: 'quota' | 'ratio' | 'page'
  confirm?: Confirmation
  /** The server lists it only once it was saved, so that its absence does not mean that it is unknown there. */
  isAbsentUntilSaved?: boolean
  stale?: readonly Stale[]
  /** What is sent for a typed text, where that is more than the text without blanks around it. */
  tidy?: (text: string) => string
}

/** Options that are saved together, under one heading. */
export interface OptionSection {
  id: string
  tab: OptionTab
  title: PlainKey
  hint?: PlainKey
  options: readonly OptionRecord[]
}
