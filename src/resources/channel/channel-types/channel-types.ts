import { t } from '#/i18n/i18n'
import { defineChannelType, type ChannelType } from './channel-type'
import { baidu, coze, doubao, hunyuan, qwen, spark } from './chinese-providers'
import { azure, bedrock, cloudflare, gemini, vertex } from './cloud-providers'
import { aiProxyLibrary, custom, fastGpt, geminiCompatible, openAiCompatible, relay } from './proxy-providers'

const plain = (
  value: number,
  label: ChannelType['label'],
  color: ChannelType['color'],
  balance?: ChannelType['balance'],
) => defineChannelType({ value, label, color, balance })

const openAi = plain(1, 'channel.types.openai', 'green', 'dollars')
/** Type of a new channel. */
export const DEFAULT_TYPE = openAi.value

/** All channel types in display order, then those of newer servers. */
export const CHANNEL_TYPES: readonly ChannelType[] = [
  openAi,
  plain(14, 'channel.types.anthropic', 'dark'),
  bedrock,
  azure,
  plain(11, 'channel.types.palm', 'orange'),
  gemini,
  plain(28, 'channel.types.mistral', 'orange'),
  defineChannelType({ value: 41, label: 'channel.types.novita', color: 'violet', keepsVersion: true }),
  doubao,
  baidu,
  qwen,
  spark,
  plain(16, 'channel.types.zhipu', 'violet'),
  plain(19, 'channel.types.zhinao', 'blue'),
  plain(25, 'channel.types.moonshot', 'dark'),
  hunyuan,
  plain(26, 'channel.types.baichuan', 'orange'),
  plain(27, 'channel.types.minimax', 'red'),
  plain(29, 'channel.types.groq', 'orange'),
  plain(30, 'channel.types.ollama', 'dark'),
  plain(31, 'channel.types.lingyi', 'green'),
  plain(32, 'channel.types.stepfun', 'blue'),
  coze,
  plain(35, 'channel.types.cohere', 'blue'),
  plain(36, 'channel.types.deepseek', 'dark', 'yuan'),
  cloudflare,
  plain(38, 'channel.types.deepl', 'dark'),
  plain(39, 'channel.types.together', 'blue'),
  vertex,
  relay,
  plain(44, 'channel.types.siliconFlow', 'blue', 'yuan'),
  plain(45, 'channel.types.xai', 'dark'),
  custom,
  fastGpt,
  aiProxyLibrary,
  plain(20, 'channel.types.openRouter', 'dark', 'dollars'),
  plain(2, 'channel.types.api2d', 'blue'),
  plain(5, 'channel.types.openAiSb', 'yellow', 'yuanPerTenThousand'),
  plain(7, 'channel.types.ohMyGpt', 'violet'),
  plain(10, 'channel.types.aiProxy', 'violet', 'quota'),
  plain(4, 'channel.types.closeAi', 'teal', 'yuan'),
  plain(6, 'channel.types.openAiMax', 'violet'),
  plain(9, 'channel.types.aiLs', 'yellow'),
  plain(12, 'channel.types.api2Gpt', 'blue', 'yuan'),
  plain(13, 'channel.types.aigc2d', 'violet', 'quota'),
  plain(46, 'channel.types.replicate', 'dark'),
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
  return type ? t(type.label) : t('channel.type.number', { n: value })
}
