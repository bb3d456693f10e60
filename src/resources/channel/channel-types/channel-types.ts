import { t } from '#/i18n/i18n'
import { channelType, type ChannelType } from './channel-type'
import { coze, qwen, spark } from './chinese-providers'
import { azure, bedrock, cloudflare, gemini, vertex } from './cloud-providers'
import { aiProxyLibrary, custom, fastGpt, openAiCompatible } from './proxy-providers'

const proxy = (name: string) => () => t('channel.types.proxy', { name })

const openAi = channelType(1, 'OpenAI', 'green', { balance: 'dollars' })
/** Type of a new channel. */
export const DEFAULT_TYPE = openAi.value

/** All channel types in display order, then those of newer servers. */
export const CHANNEL_TYPES: readonly ChannelType[] = [
  openAi,
  channelType(14, 'Anthropic Claude', 'dark'),
  bedrock,
  azure,
  channelType(11, 'Google PaLM2', 'orange'),
  gemini,
  channelType(28, 'Mistral AI', 'orange'),
  channelType(41, 'Novita', 'violet', { keepsVersion: true }),
  channelType(40, () => t('channel.types.doubao'), 'blue', { notice: 'channel.form.notice.doubao' }),
  channelType(15, () => t('channel.types.baidu'), 'blue', {
    keyHint: 'channel.form.key.baidu',
    notice: 'channel.form.notice.baidu',
  }),
  qwen,
  spark,
  channelType(16, () => t('channel.types.zhipu'), 'violet'),
  channelType(19, () => t('channel.types.zhinao'), 'blue'),
  channelType(25, 'Moonshot AI', 'dark'),
  channelType(23, () => t('channel.types.hunyuan'), 'teal', { keyHint: 'channel.form.key.hunyuan' }),
  channelType(26, () => t('channel.types.baichuan'), 'orange'),
  channelType(27, 'MiniMax', 'red'),
  channelType(29, 'Groq', 'orange'),
  channelType(30, 'Ollama', 'dark'),
  channelType(31, () => t('channel.types.lingyi'), 'green'),
  channelType(32, () => t('channel.types.stepfun'), 'blue'),
  coze,
  channelType(35, 'Cohere', 'blue'),
  channelType(36, 'DeepSeek', 'dark', { balance: 'yuan' }),
  cloudflare,
  channelType(38, 'DeepL', 'dark'),
  channelType(39, 'together.ai', 'blue'),
  vertex,
  // Passes requests on.
  channelType(43, 'Proxy', 'blue', { keepsVersion: true, hasModels: false }),
  channelType(44, 'SiliconFlow', 'blue', { balance: 'yuan' }),
  channelType(45, 'xAI', 'dark'),
  custom,
  fastGpt,
  aiProxyLibrary,
  channelType(20, proxy('OpenRouter'), 'dark', { balance: 'dollars' }),
  channelType(2, proxy('API2D'), 'blue'),
  channelType(5, proxy('OpenAI-SB'), 'yellow', { balance: 'yuanPerTenThousand' }),
  channelType(7, proxy('OhMyGPT'), 'violet'),
  channelType(10, proxy('AI Proxy'), 'violet', { balance: 'quota' }),
  channelType(4, proxy('CloseAI'), 'teal', { balance: 'yuan' }),
  channelType(6, proxy('OpenAI Max'), 'violet'),
  channelType(9, proxy('AI.LS'), 'yellow'),
  channelType(12, proxy('API2GPT'), 'blue', { balance: 'yuan' }),
  channelType(13, proxy('AIGC2D'), 'violet', { balance: 'quota' }),
  channelType(46, 'Replicate', 'dark'),
  channelType(47, () => t('channel.types.baiduV2'), 'blue'),
  channelType(48, () => t('channel.types.sparkV2'), 'blue'),
  channelType(49, () => t('channel.types.bailian'), 'orange'),
  openAiCompatible,
  // Its base URL ends with a version.
  channelType(51, () => t('channel.types.geminiCompatible'), 'orange', { keepsVersion: true }),
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
