import { describe, expect, it } from 'vitest'
import { fromStored, toStored } from './channel-type'
import { CHANNEL_TYPES, channelTypeOf } from './channel-types'

/** Expected numbers and names of the types in their order, then those of newer servers; copied by hand. */
const SPECIFIED = [
  '1 OpenAI',
  '14 Anthropic Claude',
  '33 AWS',
  '3 Azure OpenAI',
  '11 Google PaLM2',
  '24 Google Gemini',
  '28 Mistral AI',
  '41 Novita',
  '40 ByteDance Doubao',
  '15 Baidu Wenxin Qianfan',
  '17 Alibaba Tongyi Qianwen',
  '18 iFlytek Spark',
  '16 Zhipu ChatGLM',
  '19 360 Zhinao',
  '25 Moonshot AI',
  '23 Tencent Hunyuan',
  '26 Baichuan',
  '27 MiniMax',
  '29 Groq',
  '30 Ollama',
  '31 01.AI',
  '32 StepFun',
  '34 Coze',
  '35 Cohere',
  '36 DeepSeek',
  '37 Cloudflare',
  '38 DeepL',
  '39 together.ai',
  '42 VertexAI',
  '43 Proxy',
  '44 SiliconFlow',
  '45 xAI',
  '8 Custom channel',
  '22 Knowledge base FastGPT',
  '21 Knowledge base AI Proxy',
  '20 Proxy OpenRouter',
  '2 Proxy API2D',
  '5 Proxy OpenAI-SB',
  '7 Proxy OhMyGPT',
  '10 Proxy AI Proxy',
  '4 Proxy CloseAI',
  '6 Proxy OpenAI Max',
  '9 Proxy AI.LS',
  '12 Proxy API2GPT',
  '13 Proxy AIGC2D',
  '46 Replicate',
  '47 Baidu Qianfan V2',
  '48 iFlytek Spark V2',
  '49 Alibaba Bailian',
  '50 OpenAI compatible',
  '51 Gemini (OpenAI compatible)',
]

it('channel types: lists all types in order', () => {
  expect(CHANNEL_TYPES.map(({ value, label }) => `${value} ${label()}`)).toEqual(SPECIFIED)
  expect(CHANNEL_TYPES.every(({ color }) => color.length > 0)).toBe(true)
})

it('channel types: an unknown number has no record', () => {
  expect([0, -1, 99, 1.5].map(channelTypeOf)).toEqual([undefined, undefined, undefined, undefined])
})

describe.each(CHANNEL_TYPES)('channel type $value', (type) => {
  const names = Object.keys(type.extras)
  const typed = Object.fromEntries(
    names.map((name) => [name, name.endsWith('adc') ? '{"a":"b"}' : `my ${name}`]),
  )

  it('round-trips the extra fields', () => {
    const stored = { config: {}, other: '' }
    const written = toStored(type, typed, stored)
    expect(fromStored(type, { ...stored, ...written })).toEqual(typed)
  })

  it('reads the extra fields from every storage location', () => {
    for (const stored of [
      { config: typed, other: 'older' },
      { config: {}, other: 'only here' },
    ]) {
      const values = fromStored(type, stored)
      const written = toStored(type, values, stored)
      const config = { ...stored.config, ...written.config }
      expect(fromStored(type, { config, other: written.other ?? stored.other })).toEqual(values)
    }
  })

  it('builds a key only when composed, and only from all parts', () => {
    const stored = { config: {}, other: '' }
    const key = toStored(type, typed, stored).key
    expect(key?.split('|').length ?? 0).toBe(type.key?.length ?? 0)
    for (const name of names) {
      expect(toStored(type, { ...typed, [name]: ' ' }, stored).key).toBeUndefined()
    }
  })
})

const stored = { config: {}, other: '' }
function typeOf(value: number) {
  const type = channelTypeOf(value)
  if (!type) throw new RangeError(`no type ${value}`)
  return type
}
const written = (value: number, values: Record<string, string>, before: typeof stored = stored) =>
  toStored(typeOf(value), values, before)

it('AWS: joins the key parts as the relay splits them', () =>
  expect(written(33, { region: ' eu ', ak: 'AK', sk: 'SK' })).toEqual({
    config: { region: 'eu', ak: 'AK', sk: 'SK' },
    key: 'AK|SK|eu',
  }))

it('Vertex: minifies the credentials to one line (K10.22)', () =>
  expect(
    written(42, { region: 'r', vertex_ai_project_id: 'p', vertex_ai_adc: '{\n "k": "a\\nb"\n}\n' }),
  ).toEqual({
    config: { region: 'r', vertex_ai_project_id: 'p', vertex_ai_adc: '{"k":"a\\nb"}' },
    key: 'r|p|{"k":"a\\nb"}',
  }))

it('Azure: a blank version becomes the default', () =>
  expect(written(3, { api_version: ' ' })).toEqual({ other: '2024-03-01-preview' }))

it('a changed value stays in its location, an emptied one is cleared in both', () => {
  const before = { config: { plugin: 'old' }, other: 'older' }
  expect(written(17, { plugin: 'new' }, before)).toEqual({ config: { plugin: 'new' } })
  expect(written(17, { plugin: '' }, before)).toEqual({ config: { plugin: '' }, other: '' })
})
