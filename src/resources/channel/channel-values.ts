import { applyEdits, modify } from 'jsonc-parser'
import { bareKey } from '#/fields/pasted-key'
import { toBody, toChanges, toValues, type Changes } from '#/fields/record-values'
import { parseList } from '#/fields/text-list'
import { parseConfig, type Channel, type ChannelConfig } from './channel'
import { commonFields, extraName, extraTexts, type ChannelValues, type ExtraValues } from './channel-fields'
import { fromStored, toStored, type ConfigTexts } from './channel-types/channel-type'
import { CHANNEL_TYPES, channelTypeOf } from './channel-types/channel-types'
import { withTestModel } from './test-model'

/** Extra fields with the stored values of the channel's own type; those of other types are blank. */
function extraValues(channel: Channel): ExtraValues {
  const stored = { config: channel.config.texts ?? {}, other: channel.other }
  const entries = CHANNEL_TYPES.flatMap((type) => {
    const values = type.value === channel.type ? fromStored(type, stored) : {}
    return Object.keys(type.extras).map((name) => [extraName(type, name), values[name] ?? ''])
  })
  return Object.fromEntries(entries)
}

/** Converts a channel to form values. Keys are never shown, so the key fields are blank. */
export function channelToValues(channel: Channel): ChannelValues {
  const replace_config = channel.config.texts !== undefined
  return { ...extraValues(channel), ...toValues(commonFields, withTestModel(channel)), replace_config }
}

/** The typed keys, one per channel to create; none keeps the stored key. */
export function typedKeys(values: ChannelValues): string[] {
  const type = channelTypeOf(Number(values.type))
  if (type?.key) {
    const { key } = toStored(type, extraTexts(type, values), { config: {}, other: '' })
    return key === undefined ? [] : [key]
  }
  if (values.batch) return parseList(values.keys, 'keys').entries
  // A line break inside a single key would split it in two or be stored with it.
  const key = bareKey(values.key.replaceAll(/[\r\n]/g, ''))
  return key === '' ? [] : [key]
}

/** The members that depend on the type; what the form does not edit is taken from `stored`. */
function typeMembers(values: ChannelValues, stored: Pick<Channel, 'config' | 'other'>) {
  const type = channelTypeOf(Number(values.type))
  const isReplaced = stored.config.texts === undefined && values.replace_config
  const config = isReplaced ? parseConfig('{}') : stored.config
  const storedTexts = { config: config.texts ?? {}, other: stored.other }
  const written = type ? toStored(type, extraTexts(type, values), storedTexts) : {}
  return {
    other: written.other ?? stored.other,
    config: written.config ? mergeConfig(config, written.config) : config.text,
    key: typedKeys(values).join('\n') || undefined,
  }
}

/** Builds the body that creates one channel per key, of the settings of `source` if it is a copy. */
export function channelCreateBody(
  values: ChannelValues,
  source: Pick<Channel, 'config' | 'other'> = { config: parseConfig(''), other: '' },
) {
  const members = typeMembers(values, source)
  const { test_model, ...body } = toBody(commonFields, values)
  // The server expects JSON.
  return { ...body, test_model: test_model || undefined, ...members, config: members.config || '{}' }
}

/** The members that a save changes in the channel `now`. */
export function channelChanges(values: ChannelValues, now: Channel): Changes {
  // What a form without edits would send is no change, such as the default of a blank value.
  const before: Changes = typeMembers(channelToValues(now), now)
  const edited = Object.entries(typeMembers(values, now)).filter(
    ([name, member]) => member !== undefined && member !== before[name],
  )
  return { ...toChanges(commonFields, values, withTestModel(now)), ...Object.fromEntries(edited) }
}

/** Writes `texts` into a config; everything else keeps its spelling. An unreadable config counts as empty. */
export function mergeConfig({ text, texts: stored }: ChannelConfig, texts: ConfigTexts): string {
  const changed = Object.entries(texts).filter(([name, value]) => (stored?.[name] ?? '') !== value)
  if (changed.length === 0) return text
  const source = stored === undefined || text.trim() === '' ? '{}' : text.replace(/^\uFEFF/, '')
  return changed.reduce(
    (merged, [name, value]) => applyEdits(merged, modify(merged, [name], value, {})),
    source,
  )
}
