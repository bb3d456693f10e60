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

/** What the console itself uses the value of an option for. */
export type OptionRole = 'serverAddress' | 'quotaPerDollar' | 'modelRatio' | 'completionRatio' | 'groupRatio'

/** Record of one option. Adding an option takes one record and its messages. */
export interface OptionRecord {
  /** Key on the server. */
  key: string
  /** Input kind, label, hint and rule. */
  field: Field
  /**
   * Special editor beyond the input kind: a quota amount, a ratio map, or a text with a preview: `markdown`, `html`, or
   * `page`, which is Markdown, HTML or the URL of a page shown in an iframe.
   */
  editor?: 'quota' | 'ratio' | 'markdown' | 'html' | 'page'
  /** Set for an option whose value other parts of the settings use. */
  role?: OptionRole
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
  /** Editor of all options of the section together, in place of their inputs. */
  editor?: 'ratios'
  /** Returns a note under the title, in the current language, from the gateway's URL without a trailing slash. */
  note?: (serverUrl: string) => string
  /** What can be done beside the options, rendered after the section. */
  tool?: 'clearLogs' | 'updateCheck'
}
