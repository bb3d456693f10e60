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

/** Form fields that a type adds to the common ones, by name. */
export type ExtraFieldRecord = Readonly<Record<string, TextField | TextareaField | SecretField>>

/** Channel members that belong to the type. */
export interface TypeSettings {
  /** String members of `config`. */
  config: ConfigTexts
  other: string
}

/** Members to store for the field values; omitted ones stay unchanged. */
export interface WrittenSettings extends Partial<TypeSettings> {
  /** For a composed key; undefined while a part is missing, which keeps the stored key. */
  key?: string
}

interface ExtraSettings<Fields extends ExtraFieldRecord> {
  extras: Fields
  /** Converts a stored channel to the values of the extra fields. */
  fromStored(stored: TypeSettings): { [Name in keyof Fields]: string }
  /** Values of other extra fields that follow from these, such as a project named in credentials. */
  derived?(values: { [Name in keyof Fields]: string }): { [Name in keyof Fields]?: string }
  /** Converts the values of the extra fields to members to store; `stored` has the previous ones. */
  toStored(values: { [Name in keyof Fields]: string }, stored: TypeSettings): WrittenSettings
}

interface CommonSettings {
  /** Type number on the wire. */
  value: number
  /** In the current language. */
  label: () => string
  color: TypeColor
  /** Omitted when the balance cannot be queried. */
  balance?: BalanceUnit
  /** `composed`: built from the extra fields, so the form has no key field. */
  key?: 'composed'
  /** Hint under the key field, such as the parts of a composed key. */
  keyHint?: StaticKey
  /** False when the relay needs no model list, nor the fields that depend on it. */
  hasModels?: false
  /** Overrides of the base URL field, for types where it is more than an optional proxy. */
  baseUrl?: 'none' | { label: StaticKey; hint?: StaticKey; placeholder?: string }
  /** The relay appends no `/v1` to the base URL, so one in it is meant. */
  keepsVersion?: true
  /** Notice shown before a channel of this type is created. */
  notice?: StaticKey
  /** Set for extra fields kept in `config`; they are disabled until an unreadable config is replaced. */
  storedIn?: 'config'
}

/** Record of a channel type; no other module of the console knows its number. */
export interface ChannelType extends CommonSettings, ExtraSettings<ExtraFieldRecord> {}

const NO_EXTRAS: ExtraSettings<ExtraFieldRecord> = {
  extras: {},
  fromStored: () => ({}),
  toStored: () => ({}),
}

/** Defines a channel type; `fromStored` and `toStored` are typed by `extras`, so a misspelt name does not compile. */
export function defineChannelType<const Fields extends ExtraFieldRecord>(
  type: CommonSettings & ExtraSettings<Fields>,
): ChannelType
/** Defines a channel type without extra fields. */
export function defineChannelType(type: CommonSettings): ChannelType
/** Implements both overloads. */
export function defineChannelType(
  type: CommonSettings & Partial<ExtraSettings<ExtraFieldRecord>>,
): ChannelType {
  return { ...NO_EXTRAS, ...type }
}

type Named<Name extends string> = { [Each in Name]: string }

function mapNames<Name extends string>(names: readonly Name[], textOf: (name: Name) => string): Named<Name> {
  const texts = Object.fromEntries(names.map((name) => [name, textOf(name)]))
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- made of these very names
  return texts as Named<Name>
}

/** Stores extra fields in `config` under their own names. */
export function inConfig<Name extends string>(names: readonly Name[]) {
  return {
    storedIn: 'config' as const,
    fromStored: ({ config }: TypeSettings): Named<Name> => mapNames(names, (name) => config[name] ?? ''),
    toStored: (values: Named<Name>): WrittenSettings & { config: ConfigTexts } => ({
      config: mapNames(names, (name) => values[name].trim()),
    }),
  }
}

/**
 * Stores one extra field in `other` (older servers) or in `config` under `name`, which takes precedence. A
 * value keeps its location; a new one goes to `other`, which all servers read. `ifBlank` is the default for a
 * blank value.
 */
export function inLegacyOther<Name extends string>(name: Name, ifBlank = '') {
  return {
    fromStored: ({ config, other }: TypeSettings): Named<Name> =>
      mapNames([name], () => config[name] || other),
    toStored: (values: Named<Name>, { config }: TypeSettings): WrittenSettings => {
      const value = values[name].trim() || ifBlank
      if (!config[name]) return { other: value }
      // Clear both: with a blank in `config` the server would read `other` again.
      return value === '' ? { config: { [name]: '' }, other: '' } : { config: { [name]: value } }
    },
  }
}

/** Joins the parts of a composed key with `|`, as the relay splits it; undefined while one is missing. */
export function joinKey(parts: readonly string[]): string | undefined {
  return parts.every((part) => part.trim() !== '') ? parts.map((part) => part.trim()).join('|') : undefined
}
