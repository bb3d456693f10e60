import { parseTree } from 'jsonc-parser'
import { initialValues, toBody, toDraft, toValues, type DraftOf, type RecordOf } from '#/fields/codec'
import { azureTarget, repairedBase } from '#/fields/address-text'
import { identifierText } from '#/fields/plain-text'
import { parseList, withEntries } from '#/fields/text-list'
import { parseConfig, type Channel, type ChannelConfig } from './channel'
import {
  commonFields,
  extraName,
  type ChannelValues,
  type CommonFields,
  type ExtraValues,
} from './channel-fields'
import type { ChannelType, ConfigTexts } from './channel-types/channel-type'
import { CHANNEL_TYPES, channelTypeOf } from './channel-types/channel-types'
import { chosenTestModel } from './test-model'

/** Members that belong to the type, and the keys. The extra fields of the types edit them. */
interface TypeMembers {
  /** Older storage of one value per type; a value in `config` overrides it. */
  other: string
  config: ChannelConfig
  /** One key per channel to create; an empty list keeps the stored key. */
  keys: readonly string[]
}

/**
 * Channel as edited in a form; the server owns the statistics, and the list changes the status. An undefined
 * number leaves the value to the server.
 */
export type ChannelDraft = DraftOf<CommonFields> & TypeMembers
/** Channel as a form reads it; the server never returns its key. */
export type ChannelRecord = RecordOf<CommonFields> & Omit<TypeMembers, 'keys'>

/** The fields with their codecs, which do not depend on the channel. */
const FIELDS = commonFields(true, false)
const EMPTY_CONFIG = parseConfig('')

/** A new channel. */
export const NEW_CHANNEL: ChannelDraft = {
  ...toDraft(FIELDS, { ...initialValues(FIELDS) }),
  other: '',
  config: EMPTY_CONFIG,
  keys: [],
}

/** Converts a channel to the record of its form: with the test model that this browser chose. */
export function channelRecord(channel: Channel): ChannelRecord {
  return { ...channel, test_model: chosenTestModel(channel) }
}

/** Extra fields with the stored values of the record's own type; those of other types are blank. */
function extraValues(record: ChannelRecord): ExtraValues {
  const stored = { config: record.config.texts ?? {}, other: record.other }
  const entries = CHANNEL_TYPES.flatMap((type) => {
    const values = type.value === record.type ? type.fromStored(stored) : {}
    return Object.keys(type.extras).map((name) => [extraName(type, name), values[name] ?? ''])
  })
  return Object.fromEntries(entries)
}

/** Extra values of a type, under the names that the stored record uses. */
function pickExtraValues(type: ChannelType, values: ExtraValues): ConfigTexts {
  return Object.fromEntries(
    Object.keys(type.extras).map((name) => [name, values[extraName(type, name)] ?? '']),
  )
}

/** Converts a channel to form values. Keys are never shown, so the key fields are blank. */
export function channelToValues(record: ChannelRecord): ChannelValues {
  return { ...extraValues(record), ...toValues(FIELDS, record) }
}

function keysFromValues(values: ChannelValues, composed: string | undefined): string[] {
  const type = channelTypeOf(Number(values.type))
  if (type?.key === 'composed') return composed === undefined ? [] : [composed]
  if (values.batch) return parseList(values.keys, 'keys').entries
  // A line break inside a single key would split it in two or be stored with it.
  const key = identifierText(values.key.replaceAll(/[\r\n]/g, ''))
  return key === '' ? [] : [key]
}

/** Converts valid form values to a draft. Members that the form does not edit are taken from `stored`. */
export function valuesToChannel(values: ChannelValues, stored: ChannelRecord): ChannelDraft {
  const type = channelTypeOf(Number(values.type))
  const config = values.replace_config ? parseConfig('{}') : stored.config
  const storedTexts = { config: config.texts ?? {}, other: stored.other }
  const toStore = type?.toStored(pickExtraValues(type, values), storedTexts) ?? {}
  // A name left in the input for another model counts as selected.
  const models = withEntries(values.models, values.custom_model).entries
  return {
    ...toDraft(FIELDS, { ...values, models }, stored),
    other: toStore.other ?? stored.other,
    config: toStore.config ? mergeConfig(config, toStore.config) : config,
    keys: keysFromValues(values, toStore.key),
  }
}

/** Serialises a draft: lists joined by commas, `config` as its text, all keys as one text. */
function channelBody({ config, other, keys, ...draft }: ChannelDraft) {
  return { ...toBody(FIELDS, draft), other, config: config.text, key: keys.join('\n') || undefined }
}

/**
 * Builds the body that creates one channel per key; a blank `config` becomes `{}`, because the server expects
 * JSON.
 */
export function channelCreateBody(draft: ChannelDraft) {
  return { ...channelBody(draft), config: draft.config.text || '{}' }
}

/** Returns the members whose serialised values differ between the stored and the edited draft. */
export function channelChanges(before: ChannelDraft, after: ChannelDraft) {
  const from: Readonly<Record<string, unknown>> = channelBody(before)
  const changes = Object.entries(channelBody(after)).filter(([name, value]) => from[name] !== value)
  // Send an emptied value as a blank: the server keeps omitted members.
  return Object.fromEntries(changes.map(([name, value]) => [name, value ?? '']))
}

/** Writes one string member into a JSON object in its source text: everything else keeps its spelling. */
function writeMember(text: string, name: string, value: string): string {
  const members = parseTree(text)?.children ?? []
  const stored = members.findLast(({ children }) => children?.[0]?.value === name)?.children?.[1]
  const source = JSON.stringify(value)
  if (stored) return text.slice(0, stored.offset) + source + text.slice(stored.offset + stored.length)
  const last = members.at(-1)
  const end = last ? last.offset + last.length : text.indexOf('{') + 1
  return `${text.slice(0, end)}${last ? ',' : ''}${JSON.stringify(name)}:${source}${text.slice(end)}`
}

/**
 * Merges `texts` into a config. Other members are kept letter for letter: order, spelling of numbers, whitespace.
 * Without a difference the config is returned unchanged. An unreadable one counts as empty.
 */
export function mergeConfig(config: ChannelConfig, texts: ConfigTexts): ChannelConfig {
  const { text, texts: stored } = config
  const changed = Object.entries(texts).filter(([name, value]) => (stored?.[name] ?? '') !== value)
  if (changed.length === 0) return config
  const source = stored === undefined || text.trim() === '' ? '{}' : text.replace(/^\uFEFF/, '')
  return parseConfig(changed.reduce((merged, [name, value]) => writeMember(merged, name, value), source))
}

/** A better base URL than the typed one, and what else the address named. */
export interface AddressRepair {
  base: string
  values: Partial<ChannelValues>
}

/**
 * What a base URL that was copied with more than the relay needs becomes: without the path of a call, query and hash,
 * and for Azure with its deployment among the models. Undefined if nothing is to be repaired.
 */
export function addressRepair(values: ChannelValues): AddressRepair | undefined {
  const type = channelTypeOf(Number(values.type))
  const target = type?.takesTarget ? azureTarget(values.base_url) : undefined
  if (!type || !target) {
    const base = repairedBase(values.base_url, type?.keepsVersion === true)
    return base === undefined ? undefined : { base, values: { base_url: base } }
  }
  const { base, model, version } = target
  const models = model === '' ? values.models : withEntries(values.models, model).entries
  const extras = version === '' ? {} : { [extraName(type, 'api_version')]: version }
  return { base, values: { base_url: base, models, ...extras } }
}
