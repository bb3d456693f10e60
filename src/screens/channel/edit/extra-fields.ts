import { isSameValue } from '#/fields/field-values'
import type { AnyFieldValues, TextareaField, TextField, SecretField } from '#/fields/field'
import type { ChannelType, ConfigTexts } from '#/resources/channel/channel-types/channel-type'
import { CHANNEL_TYPES } from '#/resources/channel/channel-types/channel-types'

/** Form name of an extra field. It contains the type, because two types may use the same config name. */
export type ExtraName = `x${number}_${string}`
export type ExtraFields = Readonly<Record<ExtraName, TextField | TextareaField | SecretField>>
export type ExtraValues = Readonly<Record<ExtraName, string>>

/** Form name of the extra field `name` of a type. */
export function extraName({ value }: Pick<ChannelType, 'value'>, name: string): ExtraName {
  return `x${value}_${name}`
}

/** Form names of all extra fields of a type, in display order. */
export function extraNames(type: ChannelType): ExtraName[] {
  return Object.keys(type.extras).map((name) => extraName(type, name))
}

/** Config values of a type, under the names that the stored record uses. */
export function pickExtraValues(type: ChannelType, values: ExtraValues): ConfigTexts {
  return Object.fromEntries(
    Object.keys(type.extras).map((name) => [name, values[extraName(type, name)] ?? '']),
  )
}

interface ExtraFieldsOptions {
  /** Initial values, for a stored channel. */
  seed?: AnyFieldValues
  isConfigReadable: boolean
}

/** Extra fields of all channel types. Each is visible only while its own type is selected. */
export function extraFields({ seed, isConfigReadable }: ExtraFieldsOptions): ExtraFields {
  const fields = CHANNEL_TYPES.flatMap((type) => {
    const isLocked = type.storedIn === 'config' && !isConfigReadable
    // The parts of a composed key are valid only validatedTogether: all filled in, or none.
    const validatedTogether = ['type', 'replace_config', ...extraNames(type)]
    return Object.entries(type.extras).map(([name, definition]) => [
      extraName(type, name),
      {
        ...definition,
        visibleWhen: (values: AnyFieldValues) => values.type === String(type.value),
        disabledWhen: (values: AnyFieldValues) => isLocked && values.replace_config !== true,
        skipValidationWhen: (values: AnyFieldValues) =>
          seed !== undefined &&
          validatedTogether.every((fieldName) => isSameValue(seed[fieldName], values[fieldName])),
      },
    ])
  })
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys are built by extraName above
  return Object.fromEntries(fields) as ExtraFields
}
