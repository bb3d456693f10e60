import { describe, expect, it } from 'vitest'
import { t } from '#/i18n/i18n'
import { CHANNEL_TYPES, channelTypeOf } from './channel-types'

/** The list of the specification, copied by hand in its order, and the types that later servers add. */
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

it('has the types of the specification in its order', () => {
  expect(CHANNEL_TYPES.map(({ value, label }) => `${value} ${t(label)}`)).toEqual(SPECIFIED)
  expect(CHANNEL_TYPES.every(({ color }) => color.length > 0)).toBe(true)
})

it('knows no type of another number', () => {
  expect([0, -1, 52, 99, 1.5].map(channelTypeOf)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
  ])
})

describe.each(CHANNEL_TYPES)('type $value', (type) => {
  const names = Object.keys(type.extras)
  const typed = Object.fromEntries(
    names.map((name) => [name, name.endsWith('adc') ? '{"a":"b"}' : `my ${name}`]),
  )

  it('keeps its extras from the form to the server and back', () => {
    const stored = { config: {}, other: '' }
    const written = type.toStored(typed, stored)
    expect(type.fromStored({ ...stored, ...written })).toEqual(typed)
  })

  it('keeps them wherever they are stored', () => {
    for (const stored of [
      { config: typed, other: 'older' },
      { config: {}, other: 'only here' },
    ]) {
      const values = type.fromStored(stored)
      const written = type.toStored(values, stored)
      const config = { ...stored.config, ...written.config }
      expect(type.fromStored({ config, other: written.other ?? stored.other })).toEqual(values)
    }
  })

  it('makes a key only where it is composed, and only of all its parts', () => {
    const stored = { config: {}, other: '' }
    const key = type.toStored(typed, stored).key
    expect(key?.split('|').length ?? 0).toBe(type.key === 'composed' ? names.length : 0)
    for (const name of names) {
      expect(type.toStored({ ...typed, [name]: ' ' }, stored).key).toBeUndefined()
    }
  })
})

const stored = { config: {}, other: '' }
const written = (value: number, values: Record<string, string>, before: typeof stored = stored) =>
  channelTypeOf(value)?.toStored(values, before)

it('joins the parts of AWS as the relay reads them', () =>
  expect(written(33, { region: ' eu ', ak: 'AK', sk: 'SK' })).toEqual({
    config: { region: 'eu', ak: 'AK', sk: 'SK' },
    key: 'AK|SK|eu',
  }))

it('puts the credentials of Vertex on one line (K10.22)', () =>
  expect(
    written(42, { region: 'r', vertex_ai_project_id: 'p', vertex_ai_adc: '{\n "k": "a\\nb"\n}\n' }),
  ).toEqual({
    config: { region: 'r', vertex_ai_project_id: 'p', vertex_ai_adc: '{"k":"a\\nb"}' },
    key: 'r|p|{"k":"a\\nb"}',
  }))

it('takes the default for a blank version of Azure', () =>
  expect(written(3, { api_version: ' ' })).toEqual({ other: '2024-03-01-preview' }))

it('changes a value where it is, and empties both places when it is emptied', () => {
  const before = { config: { plugin: 'old' }, other: 'older' }
  expect(channelTypeOf(17)?.toStored({ plugin: 'new' }, before)).toEqual({ config: { plugin: 'new' } })
  expect(channelTypeOf(17)?.toStored({ plugin: '' }, before)).toEqual({ config: { plugin: '' }, other: '' })
})
