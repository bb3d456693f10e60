import { describe, expect, it } from 'vitest'
import { validateValue } from '#/fields/validate-value'
import { channelChanges, type ChannelDraft } from '#/resources/channel/channel-draft'
import { CHANNEL_TYPES } from '#/resources/channel/channel-types/channel-types'
import { channelToValues, valuesToChannel, NEW_CHANNEL } from './channel-values'
import { channelFields, type ChannelValues } from './channel-fields'

const full: ChannelDraft = {
  type: 1,
  name: 'main',
  group: ['default', 'vip'],
  models: ['gpt-4o', 'o1'],
  model_mapping: '{"gpt-4o":"gpt-4o-mini"}',
  system_prompt: ' Be kind.\n',
  base_url: 'https://a.example/v1',
  other: 'v3.5',
  config:
    '{"region":"eu","ak":"AK","sk":"SK","user_id":"u","vertex_ai_project_id":"p","vertex_ai_adc":"{\\"a\\":\\"b\\"}","later":[1]}',
  priority: -3,
  weight: 2,
  test_model: 'o1',
  keys: [],
}
const blank: ChannelDraft = { ...full, models: [], other: '', config: '', model_mapping: '', base_url: '' }
const broken: ChannelDraft = { ...full, config: '{', model_mapping: '{"a":1}', group: [], name: ' ' }

const untouched = (stored: ChannelDraft) => valuesToChannel(channelToValues(stored), stored)

describe.each([...CHANNEL_TYPES.map(({ value }) => value), 99])('type %i', (type) => {
  it.each([
    ['full', full],
    ['blank', blank],
    ['broken', broken],
  ])('opened and saved as it is, a %s channel changes nothing', (_, stored) => {
    const before = untouched({ ...stored, type })
    expect(channelChanges(before, untouched({ ...stored, type }))).toEqual({})
    const { keys: _keys, model_mapping: _mapping, ...kept } = before
    expect(kept).toMatchObject({ type, config: stored.config, priority: -3, weight: 2, group: stored.group })
  })

  it('survives stored → form → stored', () => {
    const { keys: _keys, ...kept } = untouched({ ...full, type })
    const { keys: _none, ...wanted } = { ...full, type }
    expect({ ...kept, model_mapping: JSON.parse(kept.model_mapping) }).toEqual({
      ...wanted,
      model_mapping: JSON.parse(wanted.model_mapping),
    })
  })
})

/** The answers of a stored channel with some typed over. */
const editedValues = (stored: ChannelDraft, typed: Partial<ChannelValues>): ChannelValues =>
  Object.assign(channelToValues(stored), typed)
const change = (stored: ChannelDraft, typed: Partial<ChannelValues>) =>
  channelChanges(untouched(stored), valuesToChannel(editedValues(stored, typed), stored))

it('sends what was typed, trimmed, without one slash and with a weight of at least 0', () => {
  const typed = { name: ' new ', base_url: ' https://b.example// ', weight: '-5', priority: '-7' }
  expect(change(full, typed)).toEqual({
    name: 'new',
    base_url: 'https://b.example/',
    weight: 0,
    priority: -7,
  })
})

it('ignores an empty priority and weight', () =>
  expect(change(full, { priority: '', weight: ' ' })).toEqual({}))

it('takes a custom model that was not added', () =>
  expect(change(full, { custom_model: 'mine, o1' })).toEqual({ models: 'gpt-4o,o1,mine' }))

it('sends a composed key only with all its parts (PJ34)', () => {
  const bedrock = { ...full, type: 33 }
  expect(change(bedrock, { x33_region: 'us' })).toMatchObject({ key: 'AK|SK|us' })
  expect(change({ ...bedrock, config: '' }, { x33_region: 'us' })).toEqual({ config: '{"region":"us"}' })
})

it('keeps settings that cannot be read until they are replaced (PJ35)', () => {
  const stored = { ...broken, type: 34 }
  expect(change(stored, { name: 'new' })).toEqual({ name: 'new' })
  expect(change(stored, { replace_config: true, x34_user_id: 'u' })).toEqual({ config: '{"user_id":"u"}' })
})

it('makes one key of a pasted one with line breaks, and several in batch', () => {
  expect(change(full, { key: ' a\r\nb ' })).toEqual({ key: 'ab' })
  const batch = valuesToChannel(
    { ...channelToValues(NEW_CHANNEL), batch: true, keys: 'a\r\n\nb\na' },
    NEW_CHANNEL,
  )
  expect(batch.keys).toEqual(['a', 'b'])
})

describe('rules', () => {
  const mismatches = (stored: ChannelDraft | undefined, values: Partial<ChannelValues>) => {
    const seed = channelToValues(stored ?? NEW_CHANNEL)
    const fields = channelFields({ seed: stored && seed })
    const typed = editedValues(stored ?? NEW_CHANNEL, values)
    return Object.entries(fields).flatMap(([name, asked]) => {
      const value = Object.entries(typed).find(([each]) => each === name)?.[1]
      const problem = value === undefined ? undefined : validateValue(asked, value, typed)
      return problem === undefined ? [] : [`${name}: ${problem}`]
    })
  }
  const NEITHER = 'Please fill in the channel name and key!'

  it('ask of a new channel for name, key and a model', () => {
    expect(mismatches(undefined, {})).toEqual([
      `name: ${NEITHER}`,
      `key: ${NEITHER}`,
      'models: Please select at least one model!',
    ])
    expect(mismatches(undefined, { name: 'a', key: 'k', custom_model: 'm' })).toEqual([])
    expect(mismatches(undefined, { type: '43', name: 'a', key: 'k' })).toEqual([])
    expect(mismatches(undefined, { name: 'a', batch: true, models: ['m'] })).toEqual([`keys: ${NEITHER}`])
  })

  it.each([
    ['33', ['x33_region', 'x33_ak', 'x33_sk']],
    ['42', ['x42_region', 'x42_vertex_ai_project_id', 'x42_vertex_ai_adc']],
    ['34', ['x34_user_id']],
    ['37', ['x37_user_id']],
    ['3', []],
  ])('ask type %s for what it needs', (type, names) =>
    expect(mismatches(undefined, { type, name: 'a', key: 'k', models: ['m'] })).toEqual(
      names.map((name) => `${name}: Please fill in this field`),
    ),
  )

  it('leave alone what is stored and untouched, not what follows from a change', () => {
    const stored = { ...broken, type: 33, config: '' }
    expect(mismatches(stored, {})).toEqual([])
    expect(mismatches(stored, { x33_region: 'eu' })).toHaveLength(2)
    expect(mismatches(stored, { type: '1' })).toHaveLength(3)
  })

  it('clear no list of models, and refuse long groups and mappings (PJ33, PJ37)', () => {
    expect(mismatches(full, { models: [] })).toEqual([
      'models: The server cannot store an empty list. Leave at least one model.',
    ])
    expect(mismatches(full, { group: ['default', 'g'.repeat(25)] })[0]).toMatch(
      /^group: .*32 bytes; these have 33$/,
    )
    expect(mismatches(full, { model_mapping: `{"a":"${'x'.repeat(1017)}"}` })).toEqual([
      'model_mapping: At most 1024 bytes; this text has 1025',
    ])
    expect(mismatches({ ...full, type: 42 }, { x42_vertex_ai_adc: '{"a":"b|c"}' })[0]).toMatch(/joined by \|/)
  })
})
