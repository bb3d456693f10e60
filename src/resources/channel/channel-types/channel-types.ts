import { t, type StaticKey } from '#/i18n/i18n'
import { defineChannelType, type ChannelType } from './channel-type'
import { baidu, coze, doubao, hunyuan, qwen, spark } from './chinese-providers'
import { azure, bedrock, cloudflare, gemini, vertex } from './cloud-providers'
import { aiProxyLibrary, custom, fastGpt, geminiCompatible, openAiCompatible, relay } from './proxy-providers'

type Looks = [color: ChannelType['color'], balance?: ChannelType['balance']]

/** A type with a name that is the same in every language. */
const named = (value: number, name: string, ...[color, balance]: Looks) =>
  defineChannelType({ value, label: () => name, color, balance })

const plain = (value: number, label: StaticKey, ...[color, balance]: Looks) =>
  defineChannelType({ value, label: () => t(label), color, balance })

const proxy = (value: number, name: string, ...[color, balance]: Looks) =>
  defineChannelType({ value, label: () => t('channel.types.proxy', { name }), color, balance })

const openAi = named(1, 'OpenAI', 'green', 'dollars')
/** Type of a new channel. */
export const DEFAULT_TYPE = openAi.value

/** All channel types in display order, then those of newer servers. */
export const CHANNEL_TYPES: readonly ChannelType[] = [
  openAi,
  named(14, 'Anthropic Claude', 'dark'),
  bedrock,
  azure,
  named(11, 'Google PaLM2', 'orange'),
  gemini,
  named(28, 'Mistral AI', 'orange'),
  defineChannelType({ value: 41, label: () => 'Novita', color: 'violet', keepsVersion: true }),
  doubao,
  baidu,
  qwen,
  spark,
  plain(16, 'channel.types.zhipu', 'violet'),
  plain(19, 'channel.types.zhinao', 'blue'),
  named(25, 'Moonshot AI', 'dark'),
  hunyuan,
  plain(26, 'channel.types.baichuan', 'orange'),
  named(27, 'MiniMax', 'red'),
  named(29, 'Groq', 'orange'),
  named(30, 'Ollama', 'dark'),
  plain(31, 'channel.types.lingyi', 'green'),
  plain(32, 'channel.types.stepfun', 'blue'),
  coze,
  named(35, 'Cohere', 'blue'),
  named(36, 'DeepSeek', 'dark', 'yuan'),
  cloudflare,
  named(38, 'DeepL', 'dark'),
  named(39, 'together.ai', 'blue'),
  vertex,
  relay,
  named(44, 'SiliconFlow', 'blue', 'yuan'),
  named(45, 'xAI', 'dark'),
  custom,
  fastGpt,
  aiProxyLibrary,
  proxy(20, 'OpenRouter', 'dark', 'dollars'),
  proxy(2, 'API2D', 'blue'),
  proxy(5, 'OpenAI-SB', 'yellow', 'yuanPerTenThousand'),
  proxy(7, 'OhMyGPT', 'violet'),
  proxy(10, 'AI Proxy', 'violet', 'quota'),
  proxy(4, 'CloseAI', 'teal', 'yuan'),
  proxy(6, 'OpenAI Max', 'violet'),
  proxy(9, 'AI.LS', 'yellow'),
  proxy(12, 'API2GPT', 'blue', 'yuan'),
  proxy(13, 'AIGC2D', 'violet', 'quota'),
  named(46, 'Replicate', 'dark'),
  plain(47, 'channel.types.baiduV2', 'blue'),
  plain(48, 'channel.types.sparkV2', 'blue'),
  plain(49, 'channel.types.bailian', 'orange'),
  openAiCompatible,
  geminiCompatible,
]

const BY_VALUE = new Map(CHANNEL_TYPES.map((type) => [type.value, type]))

/** Returns the record of a type number; undefined for an unknown one. */
export function channelTypeOf(value: number): ChannelType | undefined {
  return BY_VALUE.get(value)
}

/** Name of a channel type; that of an unknown one has its number. */
export function channelTypeName(value: number): string {
  const type = channelTypeOf(value)
  return type ? type.label() : t('channel.type.number', { n: value })
}
