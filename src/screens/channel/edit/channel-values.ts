import { parseTextList } from '#/fields/text-list'
import { parseWholeNumber } from '#/fields/whole-number'
import { parseConfigTexts, mergeConfig } from '#/resources/channel/channel-config'
import { parseKeys, type ChannelDraft } from '#/resources/channel/channel-draft'
import { CHANNEL_TYPES, channelTypeOf } from '#/resources/channel/channel-types/channel-types'
import { editableMapping } from '#/resources/channel/model-mapping'
import { DEFAULT_GROUP } from '#/resources/group/group'
import type { ChannelValues } from './channel-fields'
import { extraName, pickExtraValues, type ExtraValues } from './extra-fields'

/** Default values of a new channel. */
export const NEW_CHANNEL: ChannelDraft = {
  type: 1,
  name: '',
  group: [DEFAULT_GROUP],
  models: [],
  model_mapping: '',
  system_prompt: '',
  base_url: '',
  other: '',
  config: '',
  priority: 0,
  weight: 0,
  keys: [],
}

/** Extra fields with the stored values of the draft's own type; those of other types are blank. */
function extraValues(draft: ChannelDraft): ExtraValues {
  const stored = { config: parseConfigTexts(draft.config), other: draft.other }
  const entries = CHANNEL_TYPES.flatMap((type) => {
    const values = type.value === draft.type ? type.fromStored(stored) : {}
    return Object.keys(type.extras).map((name) => [extraName(type, name), values[name] ?? ''])
  })
  return Object.fromEntries(entries)
}

/** Form values of a draft. Keys are never shown, so the key fields are blank. */
export function channelToValues(draft: ChannelDraft): ChannelValues {
  return {
    ...extraValues(draft),
    type: String(draft.type),
    name: draft.name,
    batch: false,
    key: '',
    keys: '',
    replace_config: false,
    base_url: draft.base_url,
    models: draft.models,
    custom_model: '',
    model_mapping: editableMapping(draft.model_mapping),
    group: draft.group,
    priority: String(draft.priority ?? ''),
    weight: String(draft.weight ?? ''),
    test_model: draft.test_model ?? '',
    system_prompt: draft.system_prompt,
  }
}

function keysFromValues(values: ChannelValues, composed: string | undefined): string[] {
  const type = channelTypeOf(Number(values.type))
  if (type?.key === 'composed') return composed === undefined ? [] : [composed]
  // A line break inside a single key would split it in two or be stored with it (K11.31).
  return values.batch ? parseKeys(values.keys).keys : parseKeys(values.key.replaceAll(/[\r\n]/g, '')).keys
}

/** Converts valid form values to a draft. Properties that the form does not edit are taken from `stored`. */
export function valuesToChannel(values: ChannelValues, stored: ChannelDraft): ChannelDraft {
  const type = channelTypeOf(Number(values.type))
  const config = values.replace_config ? '{}' : stored.config
  const storedTexts = { config: parseConfigTexts(config), other: stored.other }
  const toStore = type?.toStored(pickExtraValues(type, values), storedTexts) ?? {}
  const weight = parseWholeNumber(values.weight)
  return {
    type: Number(values.type),
    name: values.name.trim(),
    group: parseTextList(values.group),
    models: parseTextList([...values.models, values.custom_model]),
    model_mapping: values.model_mapping.replace(/^\uFEFF/, '').trim(),
    system_prompt: values.system_prompt.trim() === '' ? '' : values.system_prompt,
    base_url: values.base_url.trim().replace(/\/$/, ''),
    other: toStore.other ?? stored.other,
    config: toStore.config ? mergeConfig(config, toStore.config) : config,
    priority: parseWholeNumber(values.priority) ?? stored.priority,
    weight: weight === undefined ? stored.weight : Math.max(0, weight),
    test_model: values.test_model || undefined,
    keys: keysFromValues(values, toStore.key),
  }
}
