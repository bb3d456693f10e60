import * as z from 'zod/mini'
import { safeUrl } from '#/browser/safe-url'
import {
  defineFields,
  fieldNames,
  isSameValue,
  type FieldValues,
  type FieldName,
} from '#/fields/field-values'
import { byteLength } from '#/fields/byte-length'
import { field } from '#/fields/field'
import { customCheck } from '#/fields/custom-check'
import { t } from '#/i18n/i18n'
import { channelTypeOf } from '#/resources/channel/channel-types/channel-types'
import { modelMappingRule } from '#/resources/channel/model-mapping'
import { extraFields, extraNames, type ExtraFields } from './extra-fields'

/** Column lengths of the server in bytes (K8.3). */
const GROUPS_BYTES = 32
const MAPPING_BYTES = 1024

const MAPPING_EXAMPLE = `{
  "gpt-3.5-turbo-0301": "gpt-3.5-turbo",
  "gpt-4-0314": "gpt-4",
  "gpt-4-32k-0314": "gpt-4-32k"
}`

const groupsRule = z.array(z.string()).check(
  customCheck((groups) => {
    const bytes = byteLength(groups.join(','))
    return bytes > GROUPS_BYTES ? t('channel.form.groups.bytes', { max: GROUPS_BYTES, bytes }) : undefined
  }),
)
/** Base URL without credentials and without characters that disguise its host (T-05). */
const baseUrlRule = z.string().check(
  z.refine((text) => /^\s*https?:\/\//i.test(text) && safeUrl('link', text.trim()) !== undefined, {
    error: () => t('channel.form.baseUrl.invalid'),
  }),
)

const typeOf = ({ type }: { type: string }) => channelTypeOf(Number(type))
const hasModels = (values: { type: string }) => typeOf(values)?.hasModels !== false
const hasOwnKey = (values: { type: string }) => typeOf(values)?.key !== 'composed'

function commonFields(isNew: boolean, hadModels: boolean) {
  const missing = isNew ? 'channel.form.nameOrKey' : undefined
  return defineFields(
    {
      type: field.choice({ label: 'channel.form.type', required: true }),
      name: field.text({ label: 'channel.form.name', required: true, requiredMessage: missing }),
      batch: field.switch({ label: 'channel.form.batch' }),
      key: field.secret({ label: 'channel.form.key', required: isNew, requiredMessage: missing }),
      keys: field.secret({
        label: 'channel.form.keys',
        hint: 'channel.form.keys.hint',
        multiline: true,
        required: isNew,
        requiredMessage: missing,
      }),
      replace_config: field.switch({ label: 'channel.form.config.replace' }),
      base_url: field.text({ label: 'channel.form.baseUrl', inputMode: 'url', rule: baseUrlRule }),
      models: field.tags({ label: 'channel.form.models', hint: 'channel.form.models.hint' }),
      custom_model: field.text({ label: 'channel.form.customModel', hint: 'channel.form.customModel.hint' }),
      model_mapping: field.textarea({
        label: 'channel.form.mapping',
        hint: 'channel.form.mapping.hint',
        placeholder: MAPPING_EXAMPLE,
        code: true,
        maxBytes: MAPPING_BYTES,
        rule: modelMappingRule,
      }),
      group: field.tags({
        label: 'channel.form.groups',
        hint: 'channel.form.groups.hint',
        required: true,
        rule: groupsRule,
      }),
      priority: field.integer({
        label: 'channel.form.priority',
        hint: 'channel.form.priority.hint',
        required: false,
        min: Number.MIN_SAFE_INTEGER,
      }),
      weight: field.integer({
        label: 'channel.form.weight',
        hint: 'channel.form.weight.hint',
        required: false,
        min: Number.MIN_SAFE_INTEGER,
      }),
      test_model: field.choice({ label: 'channel.form.testModel', hint: 'channel.form.testModel.hint' }),
      system_prompt: field.textarea({
        label: 'channel.form.systemPrompt',
        hint: 'channel.form.systemPrompt.hint',
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

type CommonFields = ReturnType<typeof commonFields>
export type ChannelFields = CommonFields & ExtraFields
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

/** Field that receives the error "key is missing": the key input, or the first part of a composed key. */
export function keyFieldName(values: ChannelValues): FieldName<ChannelFields> {
  const type = typeOf(values)
  const parts = type?.key === 'composed' ? extraNames(type) : []
  return parts.find((name) => values[name]?.trim() === '') ?? 'key'
}
