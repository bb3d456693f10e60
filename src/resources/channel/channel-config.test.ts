import { expect, it } from 'vitest'
import { parseConfigTexts, isReadableConfig, mergeConfig } from './channel-config'

it.each(['', '{}', ' {"region":"eu"}', '\uFEFF{"a":"b"}', '{"__proto__":{"polluted":1}}'])(
  'channel config: parses %j',
  (text) => expect(isReadableConfig(text)).toBe(true),
)

it.each(['{', '[]', 'null', '5', '"x"', '{"a":1,}', '{} x'])(
  'channel config: %j is unreadable (SH-31, PJ35)',
  (text) => {
    expect(isReadableConfig(text)).toBe(false)
    expect(parseConfigTexts(text)).toEqual({})
    expect(mergeConfig(text, { region: '' })).toBe(text)
  },
)

it('channel config: keeps unknown members in their position (SH-33)', () => {
  const stored = '{"mode":"new","region":"mars","sk":5,"api_version":"v1"}'
  expect(parseConfigTexts(stored)).toEqual({ mode: 'new', region: 'mars', api_version: 'v1' })
  expect(mergeConfig(stored, { region: 'eu', ak: 'x' })).toBe(
    '{"mode":"new","region":"eu","sk":5,"api_version":"v1","ak":"x"}',
  )
})

it('channel config: returns the stored text unchanged when nothing differs', () => {
  expect(mergeConfig(' { "region" : "eu" } ', { region: 'eu', ak: '' })).toBe(' { "region" : "eu" } ')
})

it('channel config: an empty text has no values (SH-29)', () => {
  expect(parseConfigTexts('')).toEqual({})
  expect(mergeConfig('', { region: '' })).toBe('')
})

it('channel config: `__proto__` pollutes no prototype (T-27)', () => {
  const text = mergeConfig('{"__proto__":{"polluted":1}}', { region: 'eu' })
  expect(JSON.parse(text)).toHaveProperty('region', 'eu')
  expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
})
