import { describe, expect, it } from 'vitest'
import { repairedBase } from '#/fields/address-text'
import { parseList } from '#/fields/text-list'
import { channelSchema, parseConfig } from './channel'
import { channelTypeOf } from './channel-types/channel-types'
import { channelChanges, channelCreateBody, channelToValues, mergeConfig } from './channel-values'

const wire = {
  id: 7,
  type: 1,
  key: 'planted-secret',
  status: 3,
  name: 'main',
  weight: 0,
  priority: -3,
  used_quota: 5,
  balance: 1.5,
  base_url: 'https://a.example',
  other: null,
  models: 'a,,b ,a',
  group: 'default',
  model_mapping: null,
  config: '',
  system_prompt: null,
}
const channel = channelSchema.parse(wire)
const values = channelToValues(channel)

it('channel values: a create sends all form values and never id, status or statistics (K11.3)', () => {
  expect(channelCreateBody({ ...values, batch: true, keys: 'k1\nk2', test_model: 'b' })).toEqual({
    type: 1,
    name: 'main',
    group: 'default',
    models: 'a,b',
    model_mapping: '',
    system_prompt: '',
    base_url: 'https://a.example',
    other: '',
    config: '{}',
    priority: -3,
    weight: 0,
    key: 'k1\nk2',
    test_model: 'b',
  })
})

it('channel values: an edit sends only differences, and an emptied text as a blank', () => {
  const change = (edits: object) => channelChanges({ ...values, ...edits }, channel)
  expect(change({})).toEqual({})
  expect(change({ base_url: '', priority: '0', models: ['a'] })).toEqual({
    base_url: '',
    priority: 0,
    models: 'a',
  })
  expect(change({ key: 'Bearer k' })).toEqual({ key: 'k' })
  expect(channelChanges(values, { ...channel, test_model: 'a' })).toEqual({ test_model: '' })
})

it('channel values: counts the lines of pasted keys (CD-52)', () => {
  const lines = [...Array.from({ length: 195 }, (_, at) => `key-${at}`), ' key-0\r', 'key-1', '', ' ', '\r']
  expect(parseList(lines.join('\n'), 'keys')).toMatchObject({
    entries: Array.from({ length: 195 }, (_, at) => `key-${at}`),
    duplicates: 2,
    blanks: 3,
  })
})

const mergedText = (text: string, texts: Record<string, string>) => mergeConfig(parseConfig(text), texts)

it.each(['', '{}', ' {"region":"eu"}', '\uFEFF{"a":"b"}', '{"__proto__":{"polluted":1}}'])(
  'channel config: parses %j',
  (text) => expect(parseConfig(text)).toMatchObject({ text, texts: {} }),
)

it.each(['{', '[]', 'null', '5', '"x"', '{"a":1,}', '{} x'])(
  'channel config: %j is unreadable (SH-31, PJ35)',
  (text) => {
    expect(parseConfig(text)).toEqual({ text, texts: undefined })
    expect(mergedText(text, { region: '' })).toBe(text)
  },
)

it('channel config: keeps unknown members in their position (SH-33)', () => {
  const stored = '{"mode":"new","region":"mars","sk":5,"api_version":"v1"}'
  expect(parseConfig(stored).texts).toEqual({ mode: 'new', region: 'mars', api_version: 'v1' })
  expect(mergedText(stored, { region: 'eu', ak: 'x' })).toBe(
    '{"mode":"new","region":"eu","sk":5,"api_version":"v1","ak": "x"}',
  )
})

it.each([
  [
    '{"2":1,"1":1.50,"region":"a","big":12345678901234567890}',
    '{"2":1,"1":1.50,"region":"b","big":12345678901234567890}',
  ],
  [
    '{"later":{"n": 1e3 , "l":[ 1 ]},"\\u0061":"x"}',
    '{"later":{"n": 1e3 , "l":[ 1 ]},"\\u0061":"x","region": "b"}',
  ],
  ['{ "region" : "a" , "k" : -0 }', '{ "region" : "b" , "k" : -0 }'],
  ['\uFEFF{"region":5}', '{"region":"b"}'],
  [' { } ', ' {"region": "b" } '],
  ['', '{"region": "b"}'],
  ['{', '{"region": "b"}'],
])('channel config: %s with a new region becomes %s, everything else letter for letter', (stored, text) =>
  expect(mergedText(stored, { region: 'b' })).toBe(text),
)

it('channel config: returns the stored text unchanged when nothing differs', () => {
  expect(mergedText(' { "region" : "eu" } ', { region: 'eu', ak: '' })).toBe(' { "region" : "eu" } ')
})

it('channel config: a blank field keeps a member that is not text', () =>
  expect(mergedText('{"region":"a","sk":5}', { region: 'b', sk: '' })).toBe('{"region":"b","sk":5}'))

it('channel config: an empty text has no values (SH-29)', () => {
  expect(parseConfig('').texts).toEqual({})
  expect(mergedText('', { region: '' })).toBe('')
})

it('channel config: `__proto__` pollutes no prototype (T-27)', () => {
  const text = mergedText('{"__proto__":{"polluted":1}}', { region: 'eu' })
  expect(JSON.parse(text)).toHaveProperty('region', 'eu')
  expect(parseConfig('{"__proto__":"x","a":"b"}').texts).toEqual({ a: 'b' })
  expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
})

describe('base URL that was copied with more than its base', () => {
  const repairOf = (type: number, base_url: string) =>
    repairedBase(base_url, channelTypeOf(type)?.keepsVersion === true)

  it.each([
    [1, 'https://a.example/v1/', 'https://a.example'],
    [1, 'https://a.example/v1/chat/completions', 'https://a.example'],
    [8, 'https://a.example/v1?x=1', 'https://a.example'],
    [50, 'https://a.example/v1/chat/completions', 'https://a.example/v1'],
    [43, 'https://a.example/v1/#x', 'https://a.example/v1'],
    [51, 'https://a.example/v1/models', 'https://a.example/v1'],
    [41, 'https://a.example/v1/models', 'https://a.example/v1'],
    [99, 'https://a.example/v1', 'https://a.example'],
  ])('type %i, %s: offers %s', (type, base_url, base) => expect(repairOf(type, base_url)).toBe(base))

  it.each([
    [1, 'https://a.example/'],
    [50, 'https://a.example/v1/'],
    [51, 'https://generativelanguage.googleapis.com/v1beta/openai/'],
    [22, 'https://fastgpt.example.com/api/openapi'],
    [1, ''],
    [1, 'not an address'],
  ])('type %i, %j: offers nothing', (type, base_url) => expect(repairOf(type, base_url)).toBeUndefined())
})
