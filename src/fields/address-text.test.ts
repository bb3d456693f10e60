import { expect, it } from 'vitest'
import { baseAddress, fillLink, placeholdersOf, repairedBase } from './address-text'

it.each([
  ['https://a.example///', 'https://a.example'],
  [' https://a.example/api// ', 'https://a.example/api'],
  ['https://a.example\u200B/', 'https://a.example'],
  ['"https://a.example/"', 'https://a.example'],
  ['', ''],
  ['/', ''],
  [`https://a.example${'/'.repeat(100_000)}`, 'https://a.example'],
])('baseAddress: all final slashes of %.40j go', (typed, base) => expect(baseAddress(typed)).toBe(base))

it.each([
  ['https://a.example/v1', 'https://a.example'],
  ['https://a.example/V1/', 'https://a.example'],
  ['https://a.example/v1/chat/completions', 'https://a.example'],
  ['https://openrouter.ai/api/v1/chat/completions/', 'https://openrouter.ai/api'],
  ['https://a.example/v1/v1', 'https://a.example'],
  ['https://a.example/v1/models', 'https://a.example'],
  ['https://a.example/v1/embeddings?x=1', 'https://a.example'],
  ['https://api.anthropic.com/v1/messages', 'https://api.anthropic.com'],
  ['https://a.example/v1/audio/speech', 'https://a.example'],
  ['https://a.example/?key=1', 'https://a.example'],
  ['https://a.example/#/settings', 'https://a.example'],
  ['http://10.0.0.5:8080/v1?', 'http://10.0.0.5:8080'],
  ['https://a.example/v1#', 'https://a.example'],
  ['"https://api.example.com/v1"', 'https://api.example.com'],
  ["'https://a.example'", 'https://a.example'],
  ['“https://a.example/api/”', 'https://a.example/api'],
  ['`http://a.example:3000`', 'http://a.example:3000'],
])('repairedBase: %s becomes %s', (typed, base) => expect(repairedBase(typed, false)).toBe(base))

it.each([
  '',
  'https://a.example',
  'https://a.example/',
  'https://fastgpt.example.com/api/openapi',
  'https://gateway.ai.cloudflare.com/v1/account/gateway/openai',
  'https://ark.example/api/v3',
  'https://v1',
  'http://v1/',
  'a.example/v1',
  '"a.example/v1"',
  'ftp://a.example/v1',
])('repairedBase: %j needs no repair', (typed) => expect(repairedBase(typed, false)).toBeUndefined())

it('repairedBase: keeps the version where the type wants it', () => {
  expect(repairedBase('https://a.example/v1', true)).toBeUndefined()
  expect(repairedBase('https://a.example/v1/chat/completions', true)).toBe('https://a.example/v1')
})

const VALUES = { key: 'sk-a"b&c', address: 'https://gate.example/x' }

it.each([
  ['https://chat.example/?k={key}', 'https://chat.example/?k=sk-a%22b%26c'],
  ['https://chat.example/{key}/x', 'https://chat.example/sk-a%22b%26c/x'],
  ['https://chat.example/#/?u={address}', 'https://chat.example/#/?u=https%3A%2F%2Fgate.example%2Fx'],
  [
    'https://chat.example/?k=%7Bkey%7D&u=%7baddress%7d',
    'https://chat.example/?k=sk-a%22b%26c&u=https%3A%2F%2Fgate.example%2Fx',
  ],
  ['https://chat.example/?k={key}&again={key}', 'https://chat.example/?k=sk-a%22b%26c&again=sk-a%22b%26c'],
  [
    'https://chat.example/#s={"key":"{key}","n":{"u":"{address}"}}',
    'https://chat.example/#s={"key":"sk-a%5C%22b%26c","n":{"u":"https%3A%2F%2Fgate.example%2Fx"}}',
  ],
])('fillLink: %s', (link, filled) => {
  const { known, unknown } = placeholdersOf(link)
  expect([known.length > 0, unknown]).toEqual([true, undefined])
  expect(fillLink(link, VALUES)).toBe(filled)
})

it.each([
  ['https://chat.example/?m={model}&k={key}', '{model}'],
  ['https://chat.example/?k={KEY}', '{KEY}'],
  ['https://chat.example/?k={{key}}', '{{key}}'],
  // oxlint-disable-next-line no-template-curly-in-string -- a placeholder of a shell
  ['https://chat.example/?k=${key}', '${key}'],
  ['https://chat.example/?k={api_key}', '{api_key}'],
  ['https://chat.example/?k={}', '{}'],
  ['https://chat.example/?k={0}', '{0}'],
  ['https://chat.example/?s={"model":"{model}"}', '{model}'],
])('placeholdersOf: %s has %s', (link, unknown) => expect(placeholdersOf(link)).toMatchObject({ unknown }))

it.each([
  '',
  'https://chat.example/',
  'https://chat.example/#s={"a":1,"b":"c"}',
  'https://chat.example/?a={b:1}',
])('%j is no template', (link) => expect(placeholdersOf(link)).toEqual({ known: [], unknown: undefined }))

it('placeholdersOf: those of the console, also as an address bar writes them', () => {
  expect(placeholdersOf('https://chat.example/?u={address}').known).toEqual(['{address}'])
  expect(placeholdersOf('https://chat.example/?k=%7Bkey%7D').known).toEqual(['{key}'])
})
