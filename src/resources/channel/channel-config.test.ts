import { expect, it } from 'vitest'
import { parseConfigTexts, isReadableConfig, mergeConfig } from './channel-config'

it.each(['', '{}', ' {"region":"eu"}', '\uFEFF{"a":"b"}', '{"__proto__":{"polluted":1}}'])(
  'reads %j',
  (text) => expect(isReadableConfig(text)).toBe(true),
)

it.each(['{', '[]', 'null', '5', '"x"', '{"a":1,}', '{} x'])('cannot read %j (SH-31, PJ35)', (text) => {
  expect(isReadableConfig(text)).toBe(false)
  expect(parseConfigTexts(text)).toEqual({})
  expect(mergeConfig(text, { region: '' })).toBe(text)
})

it('keeps what it does not know, in its place (SH-33)', () => {
  const stored = '{"mode":"new","region":"mars","sk":5,"api_version":"v1"}'
  expect(parseConfigTexts(stored)).toEqual({ mode: 'new', region: 'mars', api_version: 'v1' })
  expect(mergeConfig(stored, { region: 'eu', ak: 'x' })).toBe(
    '{"mode":"new","region":"eu","sk":5,"api_version":"v1","ak":"x"}',
  )
})

it('gives the stored text back letter for letter when nothing differs', () => {
  expect(mergeConfig(' { "region" : "eu" } ', { region: 'eu', ak: '' })).toBe(' { "region" : "eu" } ')
})

it('has nothing to fill in of an empty text (SH-29)', () => {
  expect(parseConfigTexts('')).toEqual({})
  expect(mergeConfig('', { region: '' })).toBe('')
})

it('pollutes nothing (T-27)', () => {
  const text = mergeConfig('{"__proto__":{"polluted":1}}', { region: 'eu' })
  expect(JSON.parse(text)).toHaveProperty('region', 'eu')
  expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
})
