import { isSameValue } from '#/fields/field-values'
import type { AnyFieldValues, TextareaField, TextField, SecretField } from '#/fields/field'
import type { ChannelType, ConfigTexts } from '#/resources/channel/channel-types/channel-type'
import { CHANNEL_TYPES } from '#/resources/channel/channel-types/channel-types'

/** Where the answer to an extra stands among those of the form: two types may use the same name. */
export type ExtraName = `x${number}_${string}`
export type ExtraFields = Readonly<Record<ExtraName, TextField | TextareaField | SecretField>>
export type ExtraValues = Readonly<Record<ExtraName, string>>

/** The name in the form of the extra `name` of a type. */
export function extraName({ value }: Pick<ChannelType, 'value'>, name: string): ExtraName {
  return `x${value}_${name}`
}

/** The names in the form of all extras of a type, in the order they are asked. */
export function extraNames(type: ChannelType): ExtraName[] {
  return Object.keys(type.extras).map((name) => extraName(type, name))
}

/** What the form says of the extras of `type`, under the names that its record uses. */
export function pickExtraValues(type: ChannelType, values: ExtraValues): ConfigTexts {
  return Object.fromEntries(
    Object.keys(type.extras).map((name) => [name, values[extraName(type, name)] ?? '']),
  )
}

interface ExtraFieldsOptions {
  /** What the form began with, for a stored channel. */
  seed?: AnyFieldValues
  isConfigReadable: boolean
}

/** The extras of all types as questions of one form, each asked for its own type only. */
export function extraFields({ seed, isConfigReadable }: ExtraFieldsOptions): ExtraFields {
  const fields = CHANNEL_TYPES.flatMap((type) => {
    const isLocked = type.storedIn === 'config' && !isConfigReadable
    // As one: of the parts of a key all are typed, or none.
    const together = ['type', 'replace_config', ...extraNames(type)]
    return Object.entries(type.extras).map(([name, asked]) => [
      extraName(type, name),
      {
        ...asked,
        visibleWhen: (values: AnyFieldValues) => values.type === String(type.value),
        disabledWhen: (values: AnyFieldValues) => isLocked && values.replace_config !== true,
        skipValidationWhen: (values: AnyFieldValues) =>
          seed !== undefined && together.every((each) => isSameValue(seed[each], values[each])),
      },
    ])
  })
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- names and fields were put together above
  return Object.fromEntries(fields) as ExtraFields
}
