import type { TextareaField, TextField, SecretField } from '#/fields/field'
import type { StaticKey } from '#/i18n/i18n'

/** Colours that tell types apart at a glance; always beside the name, never instead of it. */
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

/** How the number that the server keeps as balance is to be read. */
type BalanceUnit = 'dollars' | 'yuan' | 'yuanPerTenThousand' | 'quota'

/** Texts under names: answers to extras, or values inside a channel's config. */
export type ConfigTexts = Readonly<Record<string, string>>

/** What a type asks for beyond what all channels have, by the name of the answer. */
export type ExtraFieldRecord = Readonly<Record<string, TextField | TextareaField | SecretField>>

/** The places of a channel that belong to its type. */
export interface TypeSettings {
  /** The texts inside `config`. */
  config: ConfigTexts
  other: string
}

/** What the answers make of those places; what is left out stays as it is. */
export interface WrittenSettings extends Partial<TypeSettings> {
  /** For a composed key: undefined while a part is missing, which leaves the stored key alone. */
  key?: string
}

interface ExtraSettings<Fields extends ExtraFieldRecord> {
  extras: Fields
  /** The answers to the extras of a stored channel. */
  fromStored(stored: TypeSettings): { [Name in keyof Fields]: string }
  /** What is stored for these answers; `stored` is what was there before. */
  toStored(values: { [Name in keyof Fields]: string }, stored: TypeSettings): WrittenSettings
}

interface CommonSettings {
  /** The number on the wire (K8.4). */
  value: number
  label: StaticKey
  color: TypeColor
  /** Left out where no balance can be asked for. */
  balance?: BalanceUnit
  /** `composed`: the key is made of the extras and not asked for. */
  key?: 'composed'
  /** Shown under the key; the parts of a key that has some. */
  keyHint?: StaticKey
  /** False where the relay needs no list of models, nor what goes with it. */
  hasModels?: false
  /** How the address is asked for, where it is more than a proxy on the way. */
  baseUrl?: 'none' | { label: StaticKey; hint?: StaticKey; placeholder?: string }
  /** What to know before a channel of this type is made. */
  notice?: StaticKey
  /** Where the extras are kept; those in a config that cannot be read are not asked for until it is replaced. */
  storedIn?: 'config'
}

/** What there is to know about one type of channel; nothing else in the console knows its number. */
export interface ChannelType extends CommonSettings, ExtraSettings<ExtraFieldRecord> {}

const NO_EXTRAS: ExtraSettings<ExtraFieldRecord> = {
  extras: {},
  fromStored: () => ({}),
  toStored: () => ({}),
}

/** Describes one type; the answers of both mappings are those to its extras, so a misspelt one does not compile. */
export function defineChannelType<const Fields extends ExtraFieldRecord>(
  type: CommonSettings & ExtraSettings<Fields>,
): ChannelType
export function defineChannelType(type: CommonSettings): ChannelType
export function defineChannelType(
  type: CommonSettings & Partial<ExtraSettings<ExtraFieldRecord>>,
): ChannelType {
  return { ...NO_EXTRAS, ...type }
}
