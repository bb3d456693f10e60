import { bedrock } from './bedrock'
import { defineChannelType, type ChannelType } from './channel-type'
import { vertex } from './vertex'
import { baidu, custom, doubao, fastGpt, hunyuan, openAiCompatible, relay } from './with-notes'
import { cloudflare, coze } from './with-user-id'
import { aiProxyLibrary, azure, gemini, qwen, spark } from './with-version'

const plain = (
  value: number,
  label: ChannelType['label'],
  color: ChannelType['color'],
  balance?: ChannelType['balance'],
) => defineChannelType({ value, label, color, balance })

/** All types of the specification in its order, then those that newer servers know (decision 27). */
export const CHANNEL_TYPES: readonly ChannelType[] = [
  plain(1, 'channelType.openai', 'green', 'dollars'),
  plain(14, 'channelType.anthropic', 'dark'),
  bedrock,
  azure,
  plain(11, 'channelType.palm', 'orange'),
  gemini,
  plain(28, 'channelType.mistral', 'orange'),
  plain(41, 'channelType.novita', 'violet'),
  doubao,
  baidu,
  qwen,
  spark,
  plain(16, 'channelType.zhipu', 'violet'),
  plain(19, 'channelType.zhinao', 'blue'),
  plain(25, 'channelType.moonshot', 'dark'),
  hunyuan,
  plain(26, 'channelType.baichuan', 'orange'),
  plain(27, 'channelType.minimax', 'red'),
  plain(29, 'channelType.groq', 'orange'),
  plain(30, 'channelType.ollama', 'dark'),
  plain(31, 'channelType.lingyi', 'green'),
  plain(32, 'channelType.stepfun', 'blue'),
  coze,
  plain(35, 'channelType.cohere', 'blue'),
  plain(36, 'channelType.deepseek', 'dark', 'yuan'),
  cloudflare,
  plain(38, 'channelType.deepl', 'dark'),
  plain(39, 'channelType.together', 'blue'),
  vertex,
  relay,
  plain(44, 'channelType.siliconFlow', 'blue', 'yuan'),
  plain(45, 'channelType.xai', 'dark'),
  custom,
  fastGpt,
  aiProxyLibrary,
  plain(20, 'channelType.openRouter', 'dark', 'dollars'),
  plain(2, 'channelType.api2d', 'blue'),
  plain(5, 'channelType.openAiSb', 'yellow', 'yuanPerTenThousand'),
  plain(7, 'channelType.ohMyGpt', 'violet'),
  plain(10, 'channelType.aiProxy', 'violet', 'quota'),
  plain(4, 'channelType.closeAi', 'teal', 'yuan'),
  plain(6, 'channelType.openAiMax', 'violet'),
  plain(9, 'channelType.aiLs', 'yellow'),
  plain(12, 'channelType.api2Gpt', 'blue', 'yuan'),
  plain(13, 'channelType.aigc2d', 'violet', 'quota'),
  plain(46, 'channelType.replicate', 'dark'),
  plain(47, 'channelType.baiduV2', 'blue'),
  plain(48, 'channelType.sparkV2', 'blue'),
  plain(49, 'channelType.bailian', 'orange'),
  openAiCompatible,
  plain(51, 'channelType.geminiCompatible', 'orange'),
]

const BY_VALUE = new Map(CHANNEL_TYPES.map((type) => [type.value, type]))

/** The record of a type number, or undefined for one that this console does not know. */
export function channelTypeOf(value: number): ChannelType | undefined {
  return BY_VALUE.get(value)
}
