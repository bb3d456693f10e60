import * as z from 'zod/mini'
import { safeUrl } from '#/browser/urls'
import { baseAddress } from '#/fields/address-text'
import { commaList, integerOrStored, trimmed } from '#/fields/codec'
import {
  field,
  type AnyFieldValues,
  type Codec,
  type SecretField,
  type TextareaField,
  type TextField,
  defineFields,
  fieldNames,
  isSameValue,
  type FieldName,
  type FieldValues,
} from '#/fields/fields'
import { byteLength, customCheck } from '#/fields/rules'
import { t } from '#/i18n/i18n'
import { DEFAULT_GROUP } from '../group/group'
import type { ChannelType } from './channel-types/channel-type'
import { CHANNEL_TYPES, channelTypeOf, DEFAULT_TYPE } from './channel-types/channel-types'
import { editableMapping, fittingMapping, modelMappingRule } from './model-mapping'

/** Column lengths of the server in bytes. */
const GROUPS_BYTES = 32
const MAPPING_BYTES = 1024

const MAPPING_EXAMPLE = `{
  "gpt-3.5-turbo-0301": "gpt-3.5-turbo",
  "gpt-4-0314": "gpt-4",
  "gpt-4-32k-0314": "gpt-4-32k"
}`

/** Warns of a list of groups that some databases refuse: only the server knows the length of its column. */
export function groupsWarning(groups: readonly string[]): string | undefined {
  const bytes = byteLength(groups.join(','))
  return bytes > GROUPS_BYTES ? t('channel.form.groups.bytes', { max: GROUPS_BYTES, bytes }) : undefined
}

/** Base URL without credentials and without characters that disguise its host. */
const baseUrlRule = z.string().check(
  z.refine((text) => /^\s*https?:\/\//i.test(text) && safeUrl('link', text.trim()) !== undefined, {
    error: () => t('channel.form.baseUrl.invalid'),
  }),
)

const typeOf = ({ type }: { type: string }) => channelTypeOf(Number(type))
const hasModels = (values: { type: string }) => typeOf(values)?.hasModels !== false
const hasOwnKey = (values: { type: string }) => typeOf(values)?.key !== 'composed'

const typeNumber: Codec<number, string> = { toValue: String, toStored: Number }
/** URL to which the relay appends a path. */
const baseUrl: Codec<string, string> = {
  toValue: (stored) => stored,
  toStored: baseAddress,
}
const mapping: Codec<string, string> = {
  toValue: editableMapping,
  toStored: (text) => fittingMapping(text, MAPPING_BYTES),
}
const mappingLength = customCheck((text: string) => {
  const bytes = byteLength(fittingMapping(text, MAPPING_BYTES))
  return bytes > MAPPING_BYTES ? t('fields.bytes', { max: MAPPING_BYTES, bytes }) : undefined
})
/** Text that is kept with its blanks, unless it has nothing else. */
const prompt: Codec<string, string> = {
  toValue: (stored) => stored,
  toStored: (text) => (text.trim() === '' ? '' : text),
}
const weight: Codec<number | undefined, string> = {
  ...integerOrStored,
  toStored: (text, previous) => {
    const typed = integerOrStored.toStored(text)
    return typed === undefined ? previous : Math.max(0, typed)
  },
}
const optionalChoice: Codec<string | undefined, string> = {
  toValue: (stored) => stored ?? '',
  toStored: (text) => text || undefined,
}

/** Fields of every channel, with how each is stored and sent. */
export function commonFields(isNew: boolean, hadModels: boolean) {
  const missing = isNew ? 'channel.form.nameOrKey' : undefined
  return defineFields(
    {
      type: field.choice({
        label: 'channel.form.type',
        required: true,
        codec: typeNumber,
        initial: DEFAULT_TYPE,
      }),
      name: field.text({
        label: 'channel.form.name',
        required: true,
        requiredMessage: missing,
        codec: trimmed,
      }),
      batch: field.switch({ label: 'channel.form.batch', isFormOnly: true }),
      key: field.secret({
        label: 'channel.form.key',
        required: isNew,
        requiredMessage: missing,
        isFormOnly: true,
        isKey: true,
      }),
      keys: field.secret({
        label: 'channel.form.keys',
        hint: 'channel.form.keys.hint',
        multiline: true,
        isKey: true,
        required: isNew,
        requiredMessage: missing,
        isFormOnly: true,
      }),
      replace_config: field.switch({ label: 'channel.form.config.replace', isFormOnly: true }),
      base_url: field.text({
        label: 'channel.form.baseUrl',
        inputMode: 'url',
        rule: baseUrlRule,
        codec: baseUrl,
      }),
      models: field.tags({
        label: 'channel.form.models',
        hint: 'channel.form.models.hint',
        codec: commaList,
      }),
      custom_model: field.text({
        label: 'channel.form.customModel',
        hint: 'channel.form.customModel.hint',
        isList: true,
        isFormOnly: true,
      }),
      model_mapping: field.textarea({
        label: 'channel.form.mapping',
        hint: 'channel.form.mapping.hint',
        placeholder: MAPPING_EXAMPLE,
        code: true,
        isPlain: true,
        rule: modelMappingRule.check(mappingLength),
        codec: mapping,
      }),
      group: field.tags({
        label: 'channel.form.groups',
        hint: 'channel.form.groups.hint',
        required: true,
        codec: commaList,
        initial: [DEFAULT_GROUP],
      }),
      priority: field.integer({
        label: 'channel.form.priority',
        hint: 'channel.form.priority.hint',
        required: false,
        min: Number.MIN_SAFE_INTEGER,
        codec: integerOrStored,
        initial: 0,
      }),
      weight: field.integer({
        label: 'channel.form.weight',
        hint: 'channel.form.weight.hint',
        required: false,
        min: Number.MIN_SAFE_INTEGER,
        codec: weight,
        initial: 0,
      }),
      test_model: field.choice({
        label: 'channel.form.testModel',
        hint: 'channel.form.testModel.hint',
        codec: optionalChoice,
      }),
      system_prompt: field.textarea({
        label: 'channel.form.systemPrompt',
        hint: 'channel.form.systemPrompt.hint',
        codec: prompt,
      }),
    },
    {
      batch: { visibleWhen: (values) => isNew && hasOwnKey(values) },
      key: { visibleWhen: (values) => hasOwnKey(values) && !values.batch },
      keys: { visibleWhen: (values) => isNew && hasOwnKey(values) && values.batch },
      base_url: { visibleWhen: (values) => typeOf(values)?.baseUrl !== 'none' },
      models: {
        customCheck: (values) => {
          const isEmpty = values.models.length === 0 && values.custom_model.trim() === ''
          if (!isEmpty) return undefined
          if (hadModels) return t('channel.form.models.cleared')
          return hasModels(values) ? t('channel.form.models.missing') : undefined
        },
      },
      model_mapping: { visibleWhen: hasModels },
      system_prompt: { visibleWhen: hasModels },
    },
  )
}

/** Fields of every channel. */
export type CommonFields = ReturnType<typeof commonFields>

/** Form name of an extra field. It contains the type, because two types may use the same config name. */
export type ExtraName = `x${number}_${string}`
/** Extra fields of all types. */
type ExtraFields = Readonly<Record<ExtraName, TextField | TextareaField | SecretField>>
/** Values of the extra fields of all types. */
export type ExtraValues = Readonly<Record<ExtraName, string>>

/** Form name of the extra field `name` of a type. */
export function extraName({ value }: Pick<ChannelType, 'value'>, name: string): ExtraName {
  return `x${value}_${name}`
}

/** Form names of all extra fields of a type, in display order. */
export function extraNames(type: ChannelType): ExtraName[] {
  return Object.keys(type.extras).map((name) => extraName(type, name))
}

interface ExtraFieldsOptions {
  /** Initial values, for a stored channel. */
  seed?: AnyFieldValues
  isConfigReadable: boolean
}

/** Extra fields of all channel types. Each is visible only while its own type is selected. */
function extraFields({ seed, isConfigReadable }: ExtraFieldsOptions): ExtraFields {
  const fields = CHANNEL_TYPES.flatMap((type) => {
    const isLocked = type.storedIn === 'config' && !isConfigReadable
    // The parts of a composed key are validated together: all filled in, or none.
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

/** Fields of the channel form. */
export type ChannelFields = CommonFields & ExtraFields
/** Form values of a channel. */
export type ChannelValues = FieldValues<CommonFields> & FieldValues<ExtraFields>

interface ChannelFieldsOptions {
  /** Values of the stored channel. Omit for a new channel. */
  seed?: ChannelValues
  isConfigReadable?: boolean
}

/** Fields of the channel form: those of every channel, and the extra fields of all types. */
export function channelFields({ seed, isConfigReadable = true }: ChannelFieldsOptions): ChannelFields {
  const common = commonFields(seed === undefined, (seed?.models.length ?? 0) > 0)
  const entries = fieldNames(common).map((name) => [
    name,
    {
      ...common[name],
      // Stored values that did not change are not sent, so they are not validated unless the type changed.
      skipValidationWhen: (values: ChannelValues) =>
        seed !== undefined && values.type === seed.type && isSameValue(values[name], seed[name]),
    },
  ])
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same names with one more condition each
  const commonWithSkip = Object.fromEntries(entries) as CommonFields
  return { ...commonWithSkip, ...extraFields({ seed, isConfigReadable }) }
}

/** Values that follow from the extra fields of the selected type and are still blank. */
export function derivedValues(values: ChannelValues): Partial<ChannelValues> {
  const type = typeOf(values)
  if (!type?.derived) return {}
  const named = Object.keys(type.extras).map((name) => [name, values[extraName(type, name)] ?? ''])
  const derived = type.derived(Object.fromEntries(named))
  return Object.fromEntries(Object.entries(derived).map(([name, value]) => [extraName(type, name), value]))
}

/** Field that receives the error "key is missing": the key input, or the first part of a composed key. */
export function keyFieldName(values: ChannelValues): FieldName<ChannelFields> {
  const type = typeOf(values)
  const parts = type?.key === 'composed' ? extraNames(type) : []
  return parts.find((name) => values[name]?.trim() === '') ?? 'key'
}
