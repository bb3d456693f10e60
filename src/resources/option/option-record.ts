import type { Field } from '#/fields/field'
import type { AnyFieldValues } from '#/fields/field'
import type { StaticKey } from '#/i18n/i18n'
import type { Options } from './option'

/** Tabs of the settings page. */
export type OptionTab = 'operation' | 'system' | 'other'

/** Resource that a saved option makes stale, by the first part of its query key. */
export type InvalidatedResource = 'status' | 'group'

/** Confirmation required before a change. */
export interface Confirmation {
  /** Whether this new value requires the confirmation. */
  when: (value: unknown) => boolean
  title: StaticKey
  hint: StaticKey
  yes: StaticKey
  /** Returns an additional warning that depends on the current form values. */
  warning?: (values: AnyFieldValues, options: Options) => StaticKey | undefined
}

/** Record of one option. Adding an option takes one record and its messages. */
export interface OptionRecord {
  /** Key on the server. */
  key: string
  /** Input kind, label, hint and rule. */
  field: Field
  /** Special editor beyond the input kind: a quota amount, a ratio map, or page content. */
  editor?: 'quota' | 'ratio' | 'page'
  confirm?: Confirmation
  /**
   * True when the server lists the option only after it was saved, so a missing key does not mean that it is
   * unsupported.
   */
  isAbsentUntilSaved?: boolean
  invalidates?: readonly InvalidatedResource[]
  /** Normalises a typed text before it is sent; trimming is the default. */
  normalize?: (text: string) => string
}

/** Group of options saved together under one heading. */
export interface OptionSectionRecord {
  id: string
  tab: OptionTab
  title: StaticKey
  hint?: StaticKey
  options: readonly OptionRecord[]
}
