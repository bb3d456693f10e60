import { secretOf } from '../secret-of'
import { blankChannel, type ChannelRow } from './channel-row'

const DAY = 86_400

/** Overrides of a seeded channel; times count back from the world's start. */
interface ChannelSeed extends Partial<ChannelRow> {
  type: number
  name: string
  /** Hours since the last test; absent if never tested. */
  tested?: number
}

const GPT = 'gpt-3.5-turbo,gpt-4,gpt-4-turbo,gpt-4o,gpt-4o-2024-08-06,gpt-4o-mini,o1,o1-mini,o3-mini'
const MEDIA = 'dall-e-2,dall-e-3,text-embedding-3-large,text-embedding-3-small,tts-1,whisper-1'
const CLAUDE =
  'claude-3-5-haiku-20241022,claude-3-5-sonnet-20241022,claude-3-haiku-20240307,claude-3-opus-20240229'
const BOTH = 'default,vip'
const secret = (purpose: string, length: number) => secretOf(`channel ${purpose}`, 1, length)

const credentials = JSON.stringify({
  type: 'service_account',
  project_id: 'example-project',
  private_key: '-----BEGIN PRIVATE KEY-----\nnot a key\n-----END PRIVATE KEY-----\n',
  client_email: 'console@example-project.iam.example.com',
})

// The seeded log refers to the first six channels and their models.
const channelSeeds: ChannelSeed[] = [
  {
    type: 1,
    name: 'OpenAI main',
    models: `${GPT},${MEDIA}`,
    group: BOTH,
    priority: 10,
    weight: 5,
    tested: 2,
    response_time: 812,
    balance: 1284.56,
    used_quota: 912_345_678,
  },
  { type: 14, name: 'Anthropic', models: CLAUDE, group: BOTH, priority: 5, tested: 5, response_time: 2950 },
  {
    type: 36,
    name: 'DeepSeek 深度求索',
    models: 'deepseek-chat,deepseek-reasoner',
    group: BOTH,
    tested: 1,
    response_time: 1999,
    balance: 38.2,
    used_quota: 120_500_000,
  },
  {
    type: 17,
    name: '通义千问（生产环境）',
    models: 'qwen-max,qwen-plus,qwen-turbo',
    group: BOTH,
    config: '{"plugin":"{\\"search\\":{}}"}',
    tested: 8,
    response_time: 1075,
    used_quota: 7_654_321,
  },
  {
    type: 24,
    name: 'Gemini by way of a slow proxy',
    base_url: 'https://gemini.upstream.example',
    models: 'gemini-1.5-flash,gemini-1.5-pro,gemini-2.0-flash',
    group: BOTH,
    config: '{"api_version":"v1beta"}',
    tested: 4,
    response_time: 12_500,
  },
  {
    type: 16,
    name: '智谱清言',
    models: 'glm-4,glm-4-flash,glm-4-plus',
    group: BOTH,
    tested: 8,
    response_time: 940,
  },
  {
    type: 43,
    name: 'Raw proxy',
    base_url: 'https://raw.upstream.example/v1',
    models: 'gpt-4o',
    group: 'svip',
  },
  {
    type: 3,
    name: 'Azure East US',
    base_url: 'https://east-us.azure.example',
    models: 'gpt-3.5-turbo,gpt-4o',
    group: BOTH,
    config: '{"api_version":"2024-08-01-preview"}',
    model_mapping: '{\n  "gpt-3.5-turbo": "gpt-35-turbo"\n}',
    weight: 3,
    tested: 3,
    response_time: 1460,
    used_quota: 48_000_000,
  },
  {
    type: 15,
    name: '百度文心一言',
    key: `${secret('baidu key', 24)}|${secret('baidu secret', 32)}`,
    models: 'ernie-4.0-8k',
    group: BOTH,
    tested: 8,
    response_time: 3100,
  },
  {
    type: 18,
    name: '讯飞星火',
    status: 2,
    key: `${secret('app', 8)}|${secret('xunfei secret', 32)}|${secret('xunfei key', 32)}`,
    other: 'v3.5',
    models: 'Spark-Max',
    tested: 700,
    response_time: 5200,
  },
  {
    type: 21,
    name: 'Library of manuals',
    status: 2,
    config: '{"library_id":"4711"}',
    models: 'gpt-4o-mini',
  },
  { type: 22, name: 'FastGPT 知识库', models: 'gpt-4o-mini', group: 'svip', tested: 30, response_time: 4020 },
  {
    type: 23,
    name: '腾讯混元',
    key: `1250000000|${secret('tencent id', 36)}|${secret('tencent key', 32)}`,
    models: 'hunyuan-lite',
    group: BOTH,
    tested: 9,
    response_time: 655,
  },
  {
    type: 25,
    name: 'Moonshot',
    models: 'moonshot-v1-128k,moonshot-v1-8k',
    group: BOTH,
    tested: 6,
    response_time: 890,
  },
  {
    type: 28,
    name: 'Mistral (EU only)',
    models: 'mistral-large-latest,mistral-small-latest',
    group: BOTH,
    priority: -3,
    system_prompt: 'Answer in the language of the question.',
    tested: 6,
    response_time: 430,
  },
  {
    type: 29,
    name: 'groq_fast',
    models: 'llama-3.1-70b-versatile,llama-3.1-8b-instant',
    group: BOTH,
    tested: 1,
    response_time: 80,
  },
  {
    type: 31,
    name: '零一万物与其他供应商共用的备用渠道，名称很长，用来检查表格在窄屏幕上的换行与截断，不应当撑破布局',
    models: 'yi-large',
    group: BOTH,
    priority: -10,
    tested: 20,
    response_time: 7777,
  },
  {
    type: 33,
    name: 'AWS Claude, Frankfurt',
    key: 'unused',
    models: CLAUDE,
    config: JSON.stringify({ region: 'eu-central-1', ak: secret('aws ak', 20), sk: secret('aws sk', 40) }),
    tested: 10,
    response_time: 2210,
  },
  {
    type: 34,
    name: 'Coze bot',
    status: 0,
    config: '{"user_id":"29032201862555"}',
    models: 'bot-7380401552',
  },
  {
    type: 37,
    name: 'Cloudflare Workers',
    config: '{"user_id":"0123456789abcdef0123456789abcdef"}',
    models: 'llama-3.1-8b-instruct,llama-3.1-405b-instruct',
    group: BOTH,
  },
  { type: 40, name: '豆包', models: 'doubao-pro-32k', group: BOTH, tested: 7, response_time: 1333 },
  {
    type: 42,
    name: 'Vertex AI',
    key: `europe-west4|example-project|${credentials}`,
    models: 'gemini-1.5-pro,gemini-2.0-flash',
    config: JSON.stringify({
      region: 'europe-west4',
      vertex_ai_project_id: 'example-project',
      vertex_ai_adc: credentials,
    }),
  },
  {
    type: 1,
    name: 'Preview models for VIP',
    models: 'gpt-4.5-preview,o1-pro',
    group: 'vip',
    tested: 12,
    response_time: 3600,
    balance: 5,
    used_quota: 3_000_000,
  },
  {
    type: 8,
    name: 'Revoked reseller',
    status: 3,
    base_url: 'https://unauthorised.upstream.example',
    models: 'gpt-4o,gpt-4o-mini',
    tested: 26,
    balance: -2.75,
  },
  {
    type: 4,
    name: 'CloseAI 欠费',
    status: 3,
    base_url: 'https://indebted.upstream.example',
    models: 'gpt-3.5-turbo',
    tested: 49,
  },
  { type: 45, name: 'xAI', models: 'grok-2', group: BOTH, tested: 2, response_time: 705 },
  {
    type: 50,
    name: '',
    status: 2,
    base_url: 'http://unreachable.lan.example:8000',
    models: '',
    weight: 1,
  },
  {
    type: 99,
    name: 'From a newer server',
    status: 9,
    base_url: 'https://newer.upstream.example',
    models: 'gpt-4o',
    config: '{"region":"mars","mode":"new"}',
    priority: 1,
  },
]

function channelOf({ tested, ...overrides }: ChannelSeed, id: number, start: number): ChannelRow {
  const balanceTime = start - DAY - id * 600
  return {
    ...blankChannel(id, start - (channelSeeds.length + 10 - id) * 3 * DAY),
    ...overrides,
    test_time: tested === undefined ? 0 : start - tested * 3600,
    balance_updated_time: overrides.balance === undefined ? 0 : balanceTime,
    id,
  }
}

/** Channels of the small seed: all statuses, an unknown one, all types with their own settings, unusual names. */
export function smallChannels(start: number): ChannelRow[] {
  return channelSeeds.map((seed, index) => channelOf(seed, index + 1, start))
}
