import { describe, expect, it } from 'vitest'
import { cpuTimeMs } from '../../checks/cpu-time'
import { bareKey, isKey } from './pasted-key'

const KEY = 'sk-proj-Ab_12cd34EF56gh78'

describe('bareKey', () => {
  it.each([
    KEY,
    ` ${KEY}\n`,
    `"${KEY}"`,
    `“${KEY}”`,
    `「${KEY}」`,
    `\`${KEY}\``,
    `Bearer ${KEY}`,
    `bearer\u00A0${KEY}`,
    `"Bearer ${KEY}"`,
    `\u2800${KEY}\u3164`,
    `\u200B${KEY}\u00AD`,
  ])('%j holds the key', (pasted) => expect(bareKey(pasted)).toBe(KEY))

  it.each([
    'AKIAIOSFODNN7',
    'appid|secret|key',
    'abc==',
    'tokenless-name',
    'AIzaSyD-1_x',
    'a:b:fx',
    'ABCDEF=GHI==',
    'AK1==',
    'AB_CD==',
    'K=',
    'abckey==',
    'my-token=',
    '$AB==',
    '{"type":"service_account","private_key":"x"}',
    '{"api_key":5}',
    '{"broken',
  ])('%j is a key already', (key) => expect(bareKey(key)).toBe(key))

  it('takes no time for a long text', () => {
    for (const part of ['a ', '"', 'bearer '])
      expect(cpuTimeMs(() => bareKey(part.repeat(50_000)))).toBeLessThan(300)
  })
})

describe('isKey', () => {
  it.each([
    'sk-secret',
    ' SK-secret',
    '\u200Bsk-secret',
    's\u00ADk-secret',
    'ｓｋ－ｓｅｃｒｅｔ',
    'sk\u2011secret',
    '"sk-secret"',
    'Bearer sk-secret',
    'Bearer 9f8e7d6c5b4a',
    'KEY=sk-secret',
    'OPENAI_API_KEY = 9f8e7d6c5b4a',
    '"token":"9f8e7d6c5b4a"',
    'my key is sk-0123456789abcdefgh',
    '密钥：sk-secret',
    'curl -H "Authorization: Bearer sk-secret"',
    '0123456789ABCDEF0123456789abcdef',
    '0123456789ABCDEF\n0123456789abcdef',
    '‘0123456789ABCDEF0123456789abcdef’',
    '\uFEFF0123456789ABCDEF0123456789abcdef',
    '０１２３４５６７８９abcdef0123456789abcdef',
    'aB3dE5gH7jK9mN1pQ3sT5vW7yZ9aB3dE5gH7jK9mN1pQ3sT5',
  ])('%j is a key', (text) => expect(isKey(text)).toBe(true))

  it.each([
    '',
    'desk-lamp',
    'task-sk-prod',
    'key',
    'token of Bob',
    'key: production',
    'bearer',
    'gpt-4o-mini',
    '20251125084138123456',
    '0123456789abcdef',
  ])('%j is no key', (text) => expect(isKey(text)).toBe(false))
})
