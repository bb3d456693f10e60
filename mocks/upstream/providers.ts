/** Name and default base URL by channel type, starting at 0 (K8.4); "" if there is none. */
const providers: readonly (readonly [name: string, address: string])[] = [
  ['Unknown', ''],
  ['OpenAI', 'https://api.openai.com'],
  ['API2D', 'https://oa.api2d.net'],
  ['Azure', ''],
  ['CloseAI', 'https://api.closeai-proxy.xyz'],
  ['OpenAISB', 'https://api.openai-sb.com'],
  ['OpenAIMax', 'https://api.openaimax.com'],
  ['OhMyGPT', 'https://api.ohmygpt.com'],
  ['Custom', ''],
  ['Ails', 'https://api.caipacity.com'],
  ['AIProxy', 'https://api.aiproxy.io'],
  ['PaLM', 'https://generativelanguage.googleapis.com'],
  ['API2GPT', 'https://api.api2gpt.com'],
  ['AIGC2D', 'https://api.aigc2d.com'],
  ['Anthropic', 'https://api.anthropic.com'],
  ['Baidu', 'https://aip.baidubce.com'],
  ['Zhipu', 'https://open.bigmodel.cn'],
  ['Ali', 'https://dashscope.aliyuncs.com'],
  ['Xunfei', ''],
  ['AI360', 'https://ai.360.cn'],
  ['OpenRouter', 'https://openrouter.ai/api'],
  ['AIProxyLibrary', 'https://api.aiproxy.io'],
  ['FastGPT', 'https://fastgpt.run/api/openapi'],
  ['Tencent', 'https://hunyuan.tencentcloudapi.com'],
  ['Gemini', 'https://generativelanguage.googleapis.com'],
  ['Moonshot', 'https://api.moonshot.cn'],
  ['Baichuan', 'https://api.baichuan-ai.com'],
  ['Minimax', 'https://api.minimax.chat'],
  ['Mistral', 'https://api.mistral.ai'],
  ['Groq', 'https://api.groq.com/openai'],
  ['Ollama', 'http://localhost:11434'],
  ['LingYiWanWu', 'https://api.lingyiwanwu.com'],
  ['StepFun', 'https://api.stepfun.com'],
  ['AwsClaude', ''],
  ['Coze', 'https://api.coze.com'],
  ['Cohere', 'https://api.cohere.ai'],
  ['DeepSeek', 'https://api.deepseek.com'],
  ['Cloudflare', 'https://api.cloudflare.com'],
  ['DeepL', 'https://api-free.deepl.com'],
  ['TogetherAI', 'https://api.together.xyz'],
  ['Doubao', 'https://ark.cn-beijing.volces.com'],
  ['Novita', 'https://api.novita.ai/v3/openai'],
  ['VertexAI', ''],
  ['Proxy', ''],
  ['SiliconFlow', 'https://api.siliconflow.cn'],
  ['xAI', 'https://api.x.ai'],
  ['Replicate', 'https://api.replicate.com/v1/models/'],
  ['BaiduV2', 'https://qianfan.baidubce.com'],
  ['XunfeiV2', 'https://spark-api-open.xf-yun.com'],
  ['AliBailian', 'https://dashscope.aliyuncs.com'],
  ['OpenAICompatible', ''],
  ['GeminiOpenAICompatible', 'https://generativelanguage.googleapis.com/v1beta/openai/'],
]

/** Highest number of a channel type; the lowest that can be chosen is 1. */
export const HIGHEST_TYPE = providers.length - 1

/** Xunfei, AWS and Vertex derive their URL from other settings (K8.5). */
const WITHOUT_ADDRESS: ReadonlySet<number> = new Set([18, 33, 42])

/** The channel fields that determine its URL. */
export interface ChannelAddress {
  type: number
  base_url: string | null
}

/** The server's name of a channel type; undefined outside 0 to `HIGHEST_TYPE`. */
export function providerName(type: number): string | undefined {
  return providers[type]?.[0]
}

/** Whether the server crashes on a channel: unknown type without a base URL (K8.4). */
export function crashes({ type, base_url }: ChannelAddress): boolean {
  return !providers[type] && !base_url
}

/** Go's error if the channel's URL is invalid; undefined otherwise. */
export function addressError(verb: string, channel: ChannelAddress, path: string): string | undefined {
  const { type, base_url } = channel
  if (!base_url && WITHOUT_ADDRESS.has(type)) return undefined
  const address = `${requestAddress(channel)}${path}`
  // oxlint-disable-next-line no-control-regex -- Go rejects these characters in a URL
  if (/[\u0000-\u001f\u007f]/.test(address))
    return `parse ${JSON.stringify(address)}: net/url: invalid control character in URL`
  const scheme = /^([a-z][a-z\d+.-]*):/i.exec(address)?.[1]?.toLowerCase() ?? ''
  if (scheme === 'http' || scheme === 'https') return undefined
  return `${verb} ${JSON.stringify(encodeURI(address))}: unsupported protocol scheme "${scheme}"`
}

/** The base URL of a channel's requests: its own, else that of its type. */
export function requestAddress({ type, base_url }: ChannelAddress): string {
  return base_url || (providers[type]?.[1] ?? '')
}
