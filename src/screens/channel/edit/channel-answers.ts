import { textList } from '#/fields/text-list'
import { wholeNumber } from '#/fields/whole-number'
import { configTexts, writtenConfig } from '#/resources/channel/channel-config'
import { keysIn, type ChannelDraft } from '#/resources/channel/channel-draft'
import { CHANNEL_TYPES, channelTypeOf } from '#/resources/channel/channel-types/channel-types'
import { editableMapping } from '#/resources/channel/model-mapping'
import { DEFAULT_GROUP } from '#/resources/group/group'
import type { ChannelAnswers } from './channel-fields'
import { extraName, extrasOf, type ExtraAnswers } from './extra-fields'

/** A new channel, before anything is typed. */
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

/** The extras of the draft's own type as they are stored; those of all others blank. */
function extraAnswers(draft: ChannelDraft): ExtraAnswers {
  const stored = { config: configTexts(draft.config), other: draft.other }
  const entries = CHANNEL_TYPES.flatMap((type) => {
    const answers = type.value === draft.type ? type.fromStored(stored) : {}
    return Object.keys(type.extras).map((name) => [extraName(type, name), answers[name] ?? ''])
  })
  return Object.fromEntries(entries)
}

/** A draft as it is typed; keys are never shown. */
export function answersOf(draft: ChannelDraft): ChannelAnswers {
  return {
    ...extraAnswers(draft),
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

function typedKeys(answers: ChannelAnswers, composed: string | undefined): string[] {
  const type = channelTypeOf(Number(answers.type))
  if (type?.key === 'composed') return composed === undefined ? [] : [composed]
  // A line break inside a key would make two of it, or be kept in it (H31).
  return answers.batch ? keysIn(answers.keys).keys : keysIn(answers.key.replaceAll(/[\r\n]/g, '')).keys
}

/**
 * What was typed, as the server keeps it; `stored` is what was there before, of which everything stays that the
 * form does not ask for. Only for answers that passed the rules of the fields.
 */
export function draftFrom(answers: ChannelAnswers, stored: ChannelDraft): ChannelDraft {
  const type = channelTypeOf(Number(answers.type))
  const config = answers.replace_config ? '{}' : stored.config
  const before = { config: configTexts(config), other: stored.other }
  const written = type?.toStored(extrasOf(type, answers), before) ?? {}
  const weight = wholeNumber(answers.weight)
  return {
    type: Number(answers.type),
    name: answers.name.trim(),
    group: textList(answers.group),
    models: textList([...answers.models, answers.custom_model]),
    model_mapping: answers.model_mapping.replace(/^\uFEFF/, '').trim(),
    system_prompt: answers.system_prompt.trim() === '' ? '' : answers.system_prompt,
    base_url: answers.base_url.trim().replace(/\/$/, ''),
    other: written.other ?? stored.other,
    config: written.config ? writtenConfig(config, written.config) : config,
    priority: wholeNumber(answers.priority) ?? stored.priority,
    weight: weight === undefined ? stored.weight : Math.max(0, weight),
    test_model: answers.test_model || undefined,
    keys: typedKeys(answers, written.key),
  }
}
