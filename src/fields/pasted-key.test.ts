import { describe, expect, it } from 'vitest'
import { cpuTimeMs } from '../../checks/cpu-time'
import { bareKey, bareKeys, isKey } from './pasted-key'

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
    `Authorization: Bearer ${KEY}`,
    `-H "Authorization: Bearer ${KEY}"`,
    `x-api-key: ${KEY}`,
    `curl -H "Authorization: Bearer ${KEY}"`,
    `curl https://a.example/v1/models -H "Authorization: Bearer ${KEY}" -H 'Accept: */*'`,
    `curl --header 'x-api-key: ${KEY}' \\\n  https://a.example/v1/models`,
    `-H "Authorization: Bearer ${KEY}" \\`,
    `API key: ${KEY}`,
    `My OpenAI API key: "${KEY}"`,
    `密钥：${KEY}`,
    `我的 API 密钥: ${KEY}`,
    `令牌=${KEY}`,
    `{"api_key": "${KEY}"}`,
    `{ "headers": "Bearer ${KEY}" }`,
    `OPENAI=${KEY}`,
    `export openai="${KEY}"`,
    `OPENAI_API_KEY=${KEY}`,
    `export OPENAI_API_KEY="${KEY}"`,
    `set DEEPSEEK_KEY=${KEY}`,
    `$env:OPENAI_API_KEY = '${KEY}'`,
    `"apiKey": "${KEY}",`,
    `api_key='${KEY}';`,
    `const token = \`${KEY}\`;`,
    'ｓｋ－ｐｒｏｊ－Ａｂ＿１２ｃｄ３４ＥＦ５６ｇｈ７８',
    `ＯＰＥＮＡＩ＿ＫＥＹ＝${KEY}`,
    'sk\u2011proj\u2013Ab_12cd34EF56gh78',
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

  it('a key in base64 behind its name keeps its padding', () => {
    expect(bareKey('AZURE_KEY_1=QUJDRA==')).toBe('QUJDRA==')
    expect(bareKey('api key: QUJDRA==')).toBe('QUJDRA==')
  })

  it('takes no time for a long text', () => {
    for (const part of ['a ', 'A_', '-H "', ' -H "key', '{"', '密'])
      expect(cpuTimeMs(() => bareKey(part.repeat(50_000)))).toBeLessThan(300)
  })
})

it('bareKeys: undefined where nothing is to be removed', () => {
  expect(bareKeys(`Bearer ${KEY}`, false)).toBe(KEY)
  expect(bareKeys(` ${KEY} `, false)).toBeUndefined()
  expect(bareKeys(`- "${KEY}" # Bob\nsk-2`, true)).toBeUndefined()
  expect(bareKeys(`A_KEY=${KEY}\n{"api_key": "sk-2"}`, true)).toBe(`${KEY}\nsk-2`)
  expect(bareKeys(`{\n"api_key": "${KEY}"\n}`, true)).toBe(KEY)
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
