import * as z from 'zod/mini'
import { safeUrl } from '#/browser/urls'
import { baseAddress } from '#/fields/address-text'
import { integerText, trimmed } from '#/fields/record-values'
import {
  field,
  type AnyFieldValues,
  type SecretField,
  type TextareaField,
  type TextField,
  defineFields,
  isSameValue,
  type FieldValues,
} from '#/fields/fields'
import { byteLength, bytesRule } from '#/fields/rules'
import { parseWholeNumber } from '#/fields/whole-number'
import { t } from '#/i18n/i18n'
import { DEFAULT_GROUP } from '../group/group'
import type { ChannelType, ConfigTexts } from './channel-types/channel-type'
import { CHANNEL_TYPES, channelTypeOf, DEFAULT_TYPE } from './channel-types/channel-types'
import { editableMapping, fittingMapping, validateMapping } from './model-mapping'

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
function baseUrlRule(text: string): string | undefined {
  const isSafe = /^\s*https?:\/\//i.test(text) && safeUrl('link', text.trim()) !== undefined
  return isSafe ? undefined : t('channel.form.baseUrl.invalid')
}

const typeOf = ({ type }: { type: string }) => channelTypeOf(Number(type))
const hasModels = (values: { type: string }) => typeOf(values)?.hasModels !== false
const hasOwnKey = (values: { type: string }) => typeOf(values)?.key === undefined

const typeNumber = z.codec(z.number(), z.string(), { decode: String, encode: Number })
/** URL to which the relay appends a path. */
const baseUrl = z.codec(z.string(), z.string(), { decode: (stored) => stored, encode: baseAddress })
const mapping = z.codec(z.string(), z.string(), {
  decode: editableMapping,
  encode: (text) => fittingMapping(text, MAPPING_BYTES),
})
const mappingLengthRule = bytesRule(MAPPING_BYTES)
/** Text that is kept with its blanks, unless it has nothing else. */
const prompt = z.codec(z.string(), z.string(), {
  decode: (stored) => stored,
  encode: (text) => (text.trim() === '' ? '' : text),
})
/** A negative weight is none. */
const weight = z.codec(z.optional(z.number()), z.string(), {
  decode: (stored) => (stored === undefined ? '' : String(stored)),
  encode: (text) => {
    const typed = parseWholeNumber(text)
    return typed === undefined ? undefined : Math.max(0, typed)
  },
})

export const commonFields = defineFields(
  {
    type: field.choice({
      label: 'common.type',
      required: true,
      codec: typeNumber,
      initial: String(DEFAULT_TYPE),
    }),
    name: field.text({
      label: 'common.name',
      required: true,
      requiredMessage: 'channel.form.nameOrKey',
      codec: trimmed,
    }),
    batch: field.switch({ label: 'channel.form.batch', isFormOnly: true }),
    key: field.secret({
      label: 'common.key',
      required: true,
      requiredMessage: 'channel.form.nameOrKey',
      isFormOnly: true,
      isKey: true,
    }),
    keys: field.secret({
      label: 'channel.form.keys',
      hint: 'channel.form.keys.hint',
      multiline: true,
      required: true,
      requiredMessage: 'channel.form.nameOrKey',
      isFormOnly: true,
    }),
    /** On where the stored config can be read: its fields may be edited. */
    replace_config: field.switch({
      label: 'channel.form.config.replace',
      isFormOnly: true,
      initial: true,
    }),
    base_url: field.text({
      label: 'channel.form.baseUrl',
      inputMode: 'url',
      rule: baseUrlRule,
      codec: baseUrl,
    }),
    models: field.tags({
      label: 'common.models',
      hint: 'channel.form.models.hint',
    }),
    model_mapping: field.textarea({
      label: 'channel.form.mapping',
      hint: 'channel.form.mapping.hint',
      placeholder: MAPPING_EXAMPLE,
      code: true,
      isPlain: true,
      rule: (text) => validateMapping(text) ?? mappingLengthRule(fittingMapping(text, MAPPING_BYTES)),
      codec: mapping,
    }),
    group: field.tags({
      label: 'common.groups',
      hint: 'channel.form.groups.hint',
      required: true,
      initial: [DEFAULT_GROUP],
    }),
    priority: field.integer({
      label: 'common.priority',
      hint: 'channel.form.priority.hint',
      required: false,
      min: Number.MIN_SAFE_INTEGER,
      codec: integerText,
      initial: '0',
    }),
    weight: field.integer({
      label: 'common.weight',
      hint: 'channel.form.weight.hint',
      required: false,
      min: Number.MIN_SAFE_INTEGER,
      codec: weight,
      initial: '0',
    }),
    test_model: field.choice({
      label: 'common.testModel',
      hint: 'channel.form.testModel.hint',
    }),
    system_prompt: field.textarea({
      label: 'common.systemPrompt',
      hint: 'channel.form.systemPrompt.hint',
      codec: prompt,
    }),
  },
  {
    batch: { visibleWhen: hasOwnKey },
    key: { visibleWhen: (values) => hasOwnKey(values) && !values.batch },
    keys: { visibleWhen: (values) => hasOwnKey(values) && values.batch },
    base_url: { visibleWhen: (values) => typeOf(values)?.baseUrl !== 'none' },
    models: {
      customCheck: (values, base) => {
        if (values.models.length > 0) return undefined
        if (base.models.length > 0) return t('channel.form.models.cleared')
        return hasModels(values) ? t('channel.form.models.missing') : undefined
      },
    },
    model_mapping: { visibleWhen: hasModels },
    system_prompt: { visibleWhen: hasModels },
  },
)

type CommonFields = typeof commonFields

/** Form name of an extra field. It contains the type, because two types may use the same config name. */
export type ExtraName = `x${number}_${string}`
type ExtraFields = Readonly<Record<ExtraName, TextField | TextareaField | SecretField>>
export type ExtraValues = Readonly<Record<ExtraName, string>>

export function extraName({ value }: Pick<ChannelType, 'value'>, name: string): ExtraName {
  return `x${value}_${name}`
}

/** Form names of all extra fields of a type, in display order. */
export function extraNames(type: ChannelType): ExtraName[] {
  return Object.keys(type.extras).map((name) => extraName(type, name))
}

/** Extra fields of all channel types. Each is visible only while its own type is selected. */
function extraFields(): ExtraFields {
  const fields = CHANNEL_TYPES.flatMap((type) => {
    // The parts of a composed key are validated together: all filled in, or none.
    const validatedTogether = ['type', 'replace_config', ...extraNames(type)]
    return Object.entries(type.extras).map(([name, definition]) => [
      extraName(type, name),
      {
        ...definition,
        visibleWhen: (values: AnyFieldValues) => values.type === String(type.value),
        disabledWhen: ({ replace_config }: AnyFieldValues) =>
          type.storedIn === 'config' && replace_config !== true,
        isAsStored: (values: AnyFieldValues, base: AnyFieldValues) =>
          validatedTogether.every((fieldName) => isSameValue(base[fieldName], values[fieldName])),
      },
    ])
  })
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys are built by extraName above
  return Object.fromEntries(fields) as ExtraFields
}

export type ChannelFields = CommonFields & ExtraFields
export type ChannelValues = FieldValues<CommonFields> & FieldValues<ExtraFields>

/** Fields of the channel form: those of every channel, and the extra fields of all types. */
export const channelFields: ChannelFields = { ...commonFields, ...extraFields() }

/** Values of the extra fields of a type, under the names that the stored record uses. */
export const extraTexts = (type: ChannelType, values: ChannelValues): ConfigTexts =>
  Object.fromEntries(Object.keys(type.extras).map((name) => [name, values[extraName(type, name)] ?? '']))

/** Values that follow from the extra fields of the selected type and are still blank. */
export function derivedValues(values: ChannelValues): Partial<ChannelValues> {
  const type = typeOf(values)
  if (!type?.derived) return {}
  const derived = Object.entries(type.derived(extraTexts(type, values)))
  return Object.fromEntries(derived.map(([name, value]) => [extraName(type, name), value]))
}
