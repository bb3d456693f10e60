import * as z from 'zod/mini'
import { safeUrl } from '#/browser/safe-url'
import { defineFields, namesOf, sameAnswer, type Answers, type NameOf } from '#/fields/answers'
import { byteLength } from '#/fields/byte-length'
import { field } from '#/fields/field'
import { judgedBy } from '#/fields/judged-by'
import { t } from '#/i18n/i18n'
import { channelTypeOf } from '#/resources/channel/channel-types/channel-types'
import { modelMappingRule } from '#/resources/channel/model-mapping'
import { extraFields, extraNames, type ExtraFields } from './extra-fields'

/** Columns of the server (reliability 3.6); it counts bytes. */
const GROUPS_BYTES = 32
const MAPPING_BYTES = 1024

const MAPPING_EXAMPLE = `{
  "gpt-3.5-turbo-0301": "gpt-3.5-turbo",
  "gpt-4-0314": "gpt-4",
  "gpt-4-32k-0314": "gpt-4-32k"
}`

const groupsRule = z.array(z.string()).check(
  judgedBy((groups) => {
    const bytes = byteLength(groups.join(','))
    return bytes > GROUPS_BYTES ? t('channelForm.groups.bytes', { max: GROUPS_BYTES, bytes }) : undefined
  }),
)
/** An address that calls go to: no user and password in it, nothing that disguises where it leads (T-05). */
const addressRule = z.string().check(
  z.refine((text) => /^\s*https?:\/\//i.test(text) && safeUrl('link', text.trim()) !== undefined, {
    error: () => t('channelForm.baseUrl.invalid'),
  }),
)

const typeOf = ({ type }: { type: string }) => channelTypeOf(Number(type))
const hasModels = (answers: { type: string }) => typeOf(answers)?.hasModels !== false
const hasOwnKey = (answers: { type: string }) => typeOf(answers)?.key !== 'composed'

function commonFields(isNew: boolean, hadModels: boolean) {
  const missing = isNew ? 'channelForm.nameOrKey' : undefined
  return defineFields(
    {
      type: field.choice({ label: 'channelForm.type', required: true }),
      name: field.line({ label: 'channelForm.name', required: true, missing }),
      batch: field.switch({ label: 'channelForm.batch' }),
      key: field.secret({ label: 'channelForm.key', required: isNew, missing }),
      keys: field.secret({
        label: 'channelForm.keys',
        hint: 'channelForm.keys.hint',
        block: true,
        required: isNew,
        missing,
      }),
      replace_config: field.switch({ label: 'channelForm.config.replace' }),
      base_url: field.line({ label: 'channelForm.baseUrl', inputMode: 'url', rule: addressRule }),
      models: field.many({ label: 'channelForm.models', hint: 'channelForm.models.hint' }),
      custom_model: field.line({ label: 'channelForm.customModel', hint: 'channelForm.customModel.hint' }),
      model_mapping: field.block({
        label: 'channelForm.mapping',
        hint: 'channelForm.mapping.hint',
        example: MAPPING_EXAMPLE,
        code: true,
        maxBytes: MAPPING_BYTES,
        rule: modelMappingRule,
      }),
      group: field.many({
        label: 'channelForm.groups',
        hint: 'channelForm.groups.hint',
        required: true,
        rule: groupsRule,
      }),
      priority: field.digits({
        label: 'channelForm.priority',
        hint: 'channelForm.priority.hint',
        required: false,
        min: Number.MIN_SAFE_INTEGER,
      }),
      weight: field.digits({
        label: 'channelForm.weight',
        hint: 'channelForm.weight.hint',
        required: false,
        min: Number.MIN_SAFE_INTEGER,
      }),
      test_model: field.choice({ label: 'channelForm.testModel', hint: 'channelForm.testModel.hint' }),
      system_prompt: field.block({
        label: 'channelForm.systemPrompt',
        hint: 'channelForm.systemPrompt.hint',
      }),
    },
    {
      batch: { onlyWhen: (answers) => isNew && hasOwnKey(answers) },
      key: { onlyWhen: (answers) => hasOwnKey(answers) && !answers.batch },
      keys: { onlyWhen: (answers) => isNew && hasOwnKey(answers) && answers.batch },
      base_url: { onlyWhen: (answers) => typeOf(answers)?.baseUrl !== 'none' },
      models: {
        check: (answers) => {
          const isEmpty = answers.models.length === 0 && answers.custom_model.trim() === ''
          if (!isEmpty) return undefined
          if (hadModels) return t('channelForm.models.cleared')
          return hasModels(answers) ? t('channelForm.models.missing') : undefined
        },
      },
      model_mapping: { onlyWhen: hasModels },
      system_prompt: { onlyWhen: hasModels },
    },
  )
}

type CommonFields = ReturnType<typeof commonFields>
export type ChannelFields = CommonFields & ExtraFields
export type ChannelAnswers = Answers<CommonFields> & Answers<ExtraFields>

interface Asking {
  /** The answers of a stored channel; without them a new one is asked for. */
  seed?: ChannelAnswers
  isConfigReadable?: boolean
}

/** What the form of a channel asks: what all have, and the extras of every type. */
export function channelFields({ seed, isConfigReadable = true }: Asking): ChannelFields {
  const common = commonFields(seed === undefined, (seed?.models.length ?? 0) > 0)
  const kept = namesOf(common).map((name) => [
    name,
    {
      ...common[name],
      // Rules are for what is sent; another type asks for other things.
      keptWhen: (answers: ChannelAnswers) =>
        seed !== undefined && answers.type === seed.type && sameAnswer(answers[name], seed[name]),
    },
  ])
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same names with one more condition each
  const judged = Object.fromEntries(kept) as CommonFields
  return { ...judged, ...extraFields({ seed, isConfigReadable }) }
}

/** The field that has to be filled in for a key: its own, or the first of those that it is made of. */
export function keyFieldOf(answers: ChannelAnswers): NameOf<ChannelFields> {
  const type = typeOf(answers)
  const parts = type?.key === 'composed' ? extraNames(type) : []
  return parts.find((name) => answers[name]?.trim() === '') ?? 'key'
}
