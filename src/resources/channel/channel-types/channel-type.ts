import type { TextareaField, TextField, SecretField } from '#/fields/fields'
import type { StaticKey } from '#/i18n/i18n'

/** Badge colours of types; shown beside the name, never instead of it. */
type TypeColor =
  | 'blue'
  | 'cyan'
  | 'dark'
  | 'green'
  | 'lime'
  | 'orange'
  | 'pink'
  | 'red'
  | 'teal'
  | 'violet'
  | 'yellow'

/** Unit of the balance that the server stores. */
type BalanceUnit = 'dollars' | 'yuan' | 'yuanPerTenThousand' | 'quota'

/** Strings by name: values of extra fields, or string members of a channel's `config`. */
export type ConfigTexts = Readonly<Record<string, string>>

/** Channel members that belong to the type. */
export interface TypeSettings {
  /** String members of `config`. */
  config: ConfigTexts
  other: string
}

/** Record of a channel type; no other module of the console knows its number. */
export interface ChannelType {
  /** Type number on the wire. */
  value: number
  /** In the current language. */
  label: () => string
  color: TypeColor
  /** Omitted when the balance cannot be queried. */
  balance?: BalanceUnit
  /** Names of the extra fields that the key is built of, in order: the form has no key field then. */
  key?: readonly string[]
  /** Hint under the key field, such as the parts of a key. */
  keyHint?: StaticKey
  /** False when the relay needs no model list, nor the fields that depend on it. */
  hasModels?: false
  /** Overrides of the base URL field, for types where it is more than an optional proxy. */
  baseUrl?: 'none' | { label: StaticKey; hint?: StaticKey; placeholder?: string }
  /** The relay appends no `/v1` to the base URL, so one in it is meant. */
  keepsVersion?: true
  /** Notice shown before a channel of this type is created. */
  notice?: StaticKey
  /** Form fields that the type adds to the common ones, by name. */
  extras: Readonly<Record<string, TextField | TextareaField | SecretField>>
  /**
   * `config`: the extra fields are kept there under their own names, and disabled until an unreadable config is replaced. `other`:
   * the only one is kept in `other` (older servers) or in `config`, which takes precedence.
   */
  storedIn?: 'config' | 'other'
  /** What is stored for a blank value. */
  ifBlank?: string
  /** How extra fields are stored that are not only trimmed. */
  encode?: Readonly<Record<string, (text: string) => string>>
  /** Values of other extra fields that follow from these, such as a project named in credentials. */
  derived?: (values: ConfigTexts) => ConfigTexts
}

/** Defines a channel type; its name is a text if it is the same in every language. */
export const channelType = (
  value: number,
  name: string | (() => string),
  color: TypeColor,
  more?: Partial<ChannelType>,
): ChannelType => ({
  value,
  label: typeof name === 'string' ? () => name : name,
  color,
  extras: {},
  ...more,
})

/** Converts a stored channel to the values of the extra fields. */
export const fromStored = ({ extras, storedIn }: ChannelType, { config, other }: TypeSettings): ConfigTexts =>
  Object.fromEntries(
    Object.keys(extras).map((name) => [name, config[name] || (storedIn === 'other' ? other : '')]),
  )

const trim = (text: string) => text.trim()

/**
 * Converts the values of the extra fields to members to store; omitted ones stay unchanged. A built key has its parts joined by
 * `|`, as the relay splits it; while one is missing the stored key stays.
 */
export function toStored(
  { extras, storedIn, key = [], ifBlank = '', encode = {} }: ChannelType,
  values: ConfigTexts,
  stored: TypeSettings,
): Partial<TypeSettings> & { key?: string } {
  const typed: ConfigTexts = Object.fromEntries(
    Object.keys(extras).map((name) => [name, (encode[name] ?? trim)(values[name] ?? '') || ifBlank]),
  )
  if (storedIn === 'config') {
    const parts = key.map((name) => typed[name])
    return { config: typed, ...(key.length > 0 && parts.every(Boolean) && { key: parts.join('|') }) }
  }
  const [name, value] = Object.entries(typed)[0] ?? []
  if (name === undefined || value === undefined) return {}
  // A value keeps its location; a new one goes to `other`, which all servers read.
  if (!stored.config[name]) return { other: value }
  // Clear both: with a blank in `config` the server would read `other` again.
  return { config: { [name]: value }, ...(value === '' && { other: '' }) }
}
