import { describe, expect, it } from 'vitest'
import { fieldNames } from '#/fields/fields'
import { isAsStored, validateValue } from '#/fields/fields-schema'
import { initialValues } from '#/fields/record-values'
import { channelSchema, parseConfig, type Channel } from './channel'
import { channelChanges, channelToValues, typedKeys } from './channel-values'
import { CHANNEL_TYPES } from './channel-types/channel-types'
import { channelFields, derivedValues, groupsWarning, type ChannelValues } from './channel-fields'

const full: Channel = {
  ...channelSchema.parse({ id: 7 }),
  type: 1,
  name: 'main',
  group: ['default', 'vip'],
  models: ['gpt-4o', 'o1'],
  model_mapping: '{"gpt-4o":"gpt-4o-mini"}',
  system_prompt: ' Be kind.\n',
  base_url: 'https://a.example/v1',
  other: 'v3.5',
  config: parseConfig(
    '{"region":"eu","ak":"AK","sk":"SK","user_id":"u","vertex_ai_project_id":"p","vertex_ai_adc":"{\\"a\\":\\"b\\"}","later":[1]}',
  ),
  priority: -3,
  weight: 2,
  test_model: 'o1',
}
const blank: Channel = {
  ...full,
  models: [],
  other: '',
  config: parseConfig(''),
  model_mapping: '',
  base_url: '',
}
const broken: Channel = {
  ...full,
  config: parseConfig('{'),
  model_mapping: '{"a":1}',
  group: [],
  name: ' ',
}

describe.each([...CHANNEL_TYPES.map(({ value }) => value), 99])('type %i', (type) => {
  it.each([
    ['full', full],
    ['blank', blank],
    ['broken', broken],
  ])('a %s channel saved without edits: sends no change', (_, stored) => {
    const channel = { ...stored, type }
    expect(channelChanges(channelToValues(channel), channel)).toEqual({})
  })
})

/** Form values of a stored channel, with some of them edited. */
const editedValues = (stored: Channel, edits: Partial<ChannelValues>): ChannelValues =>
  Object.assign(channelToValues(stored), edits)
const change = (stored: Channel, edits: Partial<ChannelValues>) =>
  channelChanges(editedValues(stored, edits), stored)

it('edited values: are trimmed, lose all final slashes, and the weight is at least 0', () => {
  const edits = { name: ' new ', base_url: ' https://b.example// ', weight: '-5', priority: '-7' }
  expect(change(full, edits)).toEqual({
    name: 'new',
    base_url: 'https://b.example',
    weight: 0,
    priority: -7,
  })
})

it('an empty priority or weight: keeps the stored number', () =>
  expect(change(full, { priority: '', weight: ' ' })).toEqual({}))

it('a composed key: is sent only when all its parts are filled in (PJ34)', () => {
  const bedrock = { ...full, type: 33 }
  expect(change(bedrock, { x33_region: 'us' })).toMatchObject({ key: 'AK|SK|us' })
  expect(change({ ...bedrock, config: parseConfig('') }, { x33_region: 'us' })).toEqual({
    config: '{"region": "us"}',
  })
})

it('a model mapping: one that only its line breaks make too long is sent without them, and opens as it was', () => {
  const pairs = Array.from({ length: 40 }, (_, at) => [`requested-${at}`, `sent-${at}`])
  const compact = JSON.stringify(Object.fromEntries(pairs))
  const stored = { ...full, model_mapping: compact }
  const shown = channelToValues(stored).model_mapping
  expect([compact.length <= 1024, shown.length > 1024]).toEqual([true, true])
  expect(change(stored, { name: 'new' })).toEqual({ name: 'new' })
  const longer = shown.replace('"sent-0"', '"other"')
  const edits = editedValues(stored, { model_mapping: longer })
  expect(validateValue(channelFields.model_mapping, longer, edits)).toBeUndefined()
  expect(change(stored, { model_mapping: longer })).toEqual({
    model_mapping: compact.replace('"sent-0"', '"other"'),
  })
})

it('an unreadable config: is kept until the user replaces it (PJ35)', () => {
  const stored = { ...broken, type: 34 }
  expect(change(stored, { name: 'new' })).toEqual({ name: 'new' })
  expect(change(stored, { replace_config: true, x34_user_id: 'u' })).toEqual({ config: '{"user_id": "u"}' })
})

it('pasted keys: line breaks are removed from a single key and separate keys in batch mode', () => {
  expect(change(full, { key: ' a\r\nb ' })).toEqual({ key: 'ab' })
  const batch = { ...initialValues(channelFields), batch: true, keys: 'a\r\n\nb\na' }
  expect(typedKeys(batch)).toEqual(['a', 'b'])
})

describe('validation', () => {
  const problemsOf = (stored: Channel | undefined, edits: Partial<ChannelValues>) => {
    const base = stored ? channelToValues(stored) : initialValues(channelFields)
    const values: ChannelValues = Object.assign({ ...base }, edits)
    return fieldNames(channelFields).flatMap((name) => {
      const [definition, value] = [channelFields[name], values[name]]
      if (!definition || value === undefined) return []
      if (stored && isAsStored(definition, name, values, base)) return []
      const problem = validateValue(definition, value, values, base)
      return problem === undefined ? [] : [`${name}: ${problem}`]
    })
  }
  const NAME_AND_KEY_MISSING = 'Please fill in the channel name and key!'

  it('a new channel: requires name, key and at least one model', () => {
    expect(problemsOf(undefined, {})).toEqual([
      `name: ${NAME_AND_KEY_MISSING}`,
      `key: ${NAME_AND_KEY_MISSING}`,
      'models: Please select at least one model!',
    ])
    expect(problemsOf(undefined, { name: 'a', key: 'k', models: ['m'] })).toEqual([])
    expect(problemsOf(undefined, { type: '43', name: 'a', key: 'k' })).toEqual([])
    expect(problemsOf(undefined, { name: 'a', batch: true, models: ['m'] })).toEqual([
      `keys: ${NAME_AND_KEY_MISSING}`,
    ])
  })

  it.each([
    ['33', ['x33_region', 'x33_ak', 'x33_sk']],
    ['42', ['x42_region', 'x42_vertex_ai_project_id', 'x42_vertex_ai_adc']],
    ['34', ['x34_user_id']],
    ['37', ['x37_user_id']],
    ['3', []],
  ])('a new channel of type %s: requires its extra fields', (type, names) =>
    expect(problemsOf(undefined, { type, name: 'a', key: 'k', models: ['m'] })).toEqual(
      names.map((name) => `${name}: Please fill in this field`),
    ),
  )

  it('a stored channel: validates changed fields only, and those of a new type', () => {
    const stored = { ...broken, type: 33, config: parseConfig('') }
    expect(problemsOf(stored, {})).toEqual([])
    expect(problemsOf(stored, { x33_region: 'eu' })).toHaveLength(2)
    expect(problemsOf({ ...blank, type: 1 }, { type: '34' })).toEqual([
      'x34_user_id: Please fill in this field',
    ])
  })

  it('an emptied model list and too long mappings or keys with a separator: are rejected (PJ33, PJ37)', () => {
    expect(problemsOf(full, { models: [] })).toEqual([
      'models: The server cannot store an empty list. Leave at least one model.',
    ])
    expect(problemsOf(full, { model_mapping: `{"a":"${'x'.repeat(1017)}"}` })).toEqual([
      'model_mapping: At most 1024 bytes; this text has 1025',
    ])
    expect(problemsOf({ ...full, type: 42 }, { x42_vertex_ai_adc: '{"a":"b|c"}' })[0]).toMatch(/joined by \|/)
  })

  it.each([
    [['default'], '–'],
    [['default', 'g'.repeat(24)], '–'],
    [['default', 'g'.repeat(25)], '33 bytes'],
    [['组'.repeat(11)], '33 bytes'],
    [['a', 'b', 'c'.repeat(40)], '44 bytes'],
  ])('the groups %j are saved, with a warning where a database may refuse them', (group, warning) => {
    expect(problemsOf(full, { group })).toEqual([])
    expect(groupsWarning(group) ?? '–').toContain(warning)
  })
})

const valuesOf = (edits: object): ChannelValues => ({ ...channelToValues(blank), ...edits })

describe('credentials of Vertex AI', () => {
  const problemOf = (x42_vertex_ai_adc: string) => {
    const values = valuesOf({ type: '42', x42_vertex_ai_adc })
    const definition = channelFields.x42_vertex_ai_adc
    return definition && validateValue(definition, x42_vertex_ai_adc, values)
  }
  const account = {
    type: 'service_account',
    client_email: 'a@b.c',
    private_key: '-----BEGIN PRIVATE KEY-----',
  }
  const without = (member: keyof typeof account) => JSON.stringify({ ...account, [member]: undefined })

  it.each([
    ['[]', /must be a JSON object/],
    ['AIzaSyD', /must be a JSON object/],
    ['{"type":"authorized_user","refresh_token":"x"}', /must be “service_account”/],
    [without('type'), /must be “service_account”/],
    [without('client_email'), /lack “client_email”/],
    [without('private_key'), /lack “private_key”/],
    [JSON.stringify({ ...account, private_key: '' }), /lack “private_key”/],
    [JSON.stringify({ ...account, client_email: 'nobody' }), /lack “client_email”/],
  ])('%j is refused', (text, message) => expect(problemOf(text)).toMatch(message))

  it('those of a service account are accepted, with other members too', () => {
    expect(problemOf(JSON.stringify({ ...account, project_id: 'p', universe_domain: 'x' }))).toBeUndefined()
  })

  it.each([
    ['{"project_id":"p-1"}', '', { x42_vertex_ai_project_id: 'p-1' }],
    ['{"project_id":"p-1"}', ' ', { x42_vertex_ai_project_id: 'p-1' }],
    ['{"project_id":"p-1"}', 'mine', {}],
    ['{"project_id":7}', '', {}],
    ['{}', '', {}],
    ['no JSON', '', {}],
  ])('%s with the project %j gives %j', (x42_vertex_ai_adc, x42_vertex_ai_project_id, wanted) =>
    expect(derivedValues(valuesOf({ type: '42', x42_vertex_ai_adc, x42_vertex_ai_project_id }))).toEqual(
      wanted,
    ),
  )

  it('another type has none', () => expect(derivedValues(valuesOf({ type: '1' }))).toEqual({}))
})
