import { blankChannel, CHANNEL_STATUS, type ChannelRow } from './channel-row'

const HOUR = 3600
const DAY = 24 * HOUR

/** Overrides of a channel of the demo seed. */
interface DemoChannel extends Partial<ChannelRow> {
  type: number
  name: string
  models: string
  /** Hours since the last test; absent if never tested. */
  tested?: number
}

const GPT = 'gpt-4o,gpt-4o-mini,o1-mini,o3-mini,text-embedding-3-large,text-embedding-3-small'
const CLAUDE = 'claude-3-5-haiku-20241022,claude-3-5-sonnet-20241022'
const EVERYBODY = 'default,vip'

/** A gateway of a company with some twenty teams; the log of the demo seed refers to the first six, which have used more before it begins. */
const demoChannels: readonly DemoChannel[] = [
  {
    type: 1,
    name: 'OpenAI production',
    models: GPT,
    group: EVERYBODY,
    priority: 20,
    weight: 8,
    tested: 1,
    response_time: 640,
    balance: 1843.2,
    used_quota: 388_500_000,
  },
  {
    type: 14,
    name: 'Anthropic',
    models: CLAUDE,
    group: EVERYBODY,
    priority: 20,
    weight: 5,
    tested: 1,
    response_time: 1180,
    used_quota: 171_200_000,
  },
  {
    type: 36,
    name: 'DeepSeek',
    models: 'deepseek-chat,deepseek-reasoner',
    group: EVERYBODY,
    priority: 10,
    weight: 4,
    tested: 2,
    response_time: 1420,
    balance: 211.75,
    used_quota: 15_900_000,
  },
  {
    type: 17,
    name: 'Qwen (Alibaba)',
    models: 'qwen-max,qwen-plus,qwen-turbo',
    group: EVERYBODY,
    weight: 2,
    tested: 3,
    response_time: 1065,
    used_quota: 174_400_000,
  },
  {
    type: 24,
    name: 'Google Gemini',
    models: 'gemini-1.5-pro,gemini-2.0-flash',
    group: EVERYBODY,
    weight: 3,
    tested: 2,
    response_time: 730,
    used_quota: 2_350_000,
  },
  {
    type: 16,
    name: 'Zhipu',
    models: 'glm-4-flash,glm-4-plus',
    tested: 26,
    response_time: 2240,
    used_quota: 66_800_000,
  },
  {
    type: 3,
    name: 'Azure Sweden',
    models: 'gpt-4o,gpt-4o-mini',
    group: 'vip',
    base_url: 'https://sweden-central.openai.example',
    priority: 10,
    weight: 6,
    tested: 1,
    response_time: 585,
  },
  {
    type: 3,
    name: 'Azure East US',
    models: 'gpt-4o,gpt-4o-mini,o1-mini',
    group: 'vip',
    base_url: 'https://east-us.openai.example',
    priority: 10,
    weight: 4,
    tested: 1,
    response_time: 910,
  },
  {
    type: 28,
    name: 'Mistral Paris',
    models: 'mistral-large-latest,mistral-small-latest',
    tested: 5,
    response_time: 690,
  },
  {
    type: 29,
    name: 'Groq',
    models: 'llama-3.1-8b-instant,llama-3.3-70b-versatile',
    group: EVERYBODY,
    weight: 1,
    tested: 4,
    response_time: 310,
  },
  { type: 45, name: 'xAI', models: 'grok-2,grok-beta', tested: 7, response_time: 1530 },
  {
    type: 25,
    name: 'Moonshot',
    models: 'moonshot-v1-128k,moonshot-v1-32k',
    status: CHANNEL_STATUS.disabledByServer,
    tested: 9,
    balance: 0.4,
  },
  {
    type: 44,
    name: 'SiliconFlow',
    models: 'deepseek-chat,qwen-plus',
    status: CHANNEL_STATUS.disabledByServer,
    tested: 14,
    response_time: 6400,
    balance: 3.1,
  },
  {
    type: 8,
    name: 'Llama on our own servers',
    models: 'llama-3.3-70b',
    base_url: 'https://inference.internal.example',
    priority: 5,
    weight: 2,
    tested: 2,
    response_time: 4870,
  },
  {
    type: 8,
    name: 'Evaluation cluster',
    models: 'llama-3.3-70b,qwen-plus',
    status: CHANNEL_STATUS.disabled,
    base_url: 'https://evaluation.internal.example',
    tested: 210,
    response_time: 2050,
  },
  { type: 35, name: 'Cohere', models: 'command-r,command-r-plus' },
]

/** Channels of the demo seed, for pictures and visitors. */
export function demoChannelRows(start: number): ChannelRow[] {
  return demoChannels.map(({ tested, ...channel }, index) =>
    Object.assign(blankChannel(index + 1, start - (200 - index * 9) * DAY), channel, {
      test_time: tested === undefined ? 0 : start - tested * HOUR,
      balance_updated_time: channel.balance === undefined ? 0 : start - DAY,
    }),
  )
}
