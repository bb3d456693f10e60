import { HIGHEST_TYPE } from '../upstream/providers'

const list = (names: string) => names.trim().split(/\s+/)

const OPENAI =
  list(`gpt-3.5-turbo gpt-4 gpt-4-turbo gpt-4o gpt-4o-2024-08-06 gpt-4o-mini o1 o1-mini o1-pro o3-mini
  gpt-4.5-preview text-embedding-3-large text-embedding-3-small dall-e-2 dall-e-3 whisper-1 tts-1`)
const CLAUDE = list(`claude-3-haiku-20240307 claude-3-opus-20240229 claude-3-5-haiku-20241022
  claude-3-5-sonnet-20241022`)
const GEMINI = list('gemini-1.5-flash gemini-1.5-pro gemini-2.0-flash')
const QWEN = list('qwen-turbo qwen-plus qwen-max')

/** Model names of channel types that do not use OpenAI's list. */
const own = new Map<number, readonly string[] | null>([
  [11, ['PaLM-2']],
  [14, CLAUDE],
  [15, list('ernie-4.0-8k ernie-3.5-8k ernie-speed-128k')],
  [16, list('glm-4 glm-4-plus glm-4-flash')],
  [17, QWEN],
  [18, list('Spark-Lite Spark-Pro Spark-Max')],
  [19, list('360gpt-turbo 360gpt-pro')],
  [23, list('hunyuan-lite hunyuan-pro')],
  [24, GEMINI],
  [25, list('moonshot-v1-8k moonshot-v1-128k')],
  [26, list('Baichuan2-Turbo Baichuan2-53B')],
  [27, list('abab6.5-chat abab5.5s-chat')],
  [28, list('mistral-small-latest mistral-large-latest')],
  [29, list('llama-3.1-8b-instant llama-3.1-70b-versatile gemma2-9b-it')],
  [30, list('codellama:7b-instruct llama2:7b qwen:7b')],
  [31, list('yi-large yi-lightning')],
  [32, list('step-1-8k step-2-16k')],
  [33, CLAUDE],
  [34, []],
  [35, list('command-r command-r-plus')],
  [36, list('deepseek-chat deepseek-reasoner')],
  [37, list('@cf/meta/llama-3.1-8b-instruct @cf/qwen/qwen1.5-14b-chat-awq')],
  [38, list('deepl-zh deepl-en deepl-ja')],
  [39, list('meta-llama/Llama-3-70b-chat-hf deepseek-ai/deepseek-coder-33b-instruct')],
  [40, list('doubao-pro-32k doubao-lite-4k')],
  [41, list('meta-llama/llama-3-8b-instruct nousresearch/hermes-2-pro-llama-3-8b')],
  [42, [...GEMINI, ...CLAUDE]],
  [43, null],
  [44, list('deepseek-ai/DeepSeek-V2.5 Qwen/Qwen2.5-72B-Instruct')],
  [45, list('grok-2 grok-beta')],
  [46, list('black-forest-labs/flux-schnell meta/meta-llama-3-70b-instruct')],
  [47, list('ernie-4.0-8k deepseek-v3')],
  [48, list('lite pro-128k 4.0Ultra')],
  [49, [...QWEN, 'deepseek-r1']],
  [51, GEMINI],
])

/** Model names by channel type, from "1"; 43 is null, 34 is empty, types without a list get OpenAI's (K6.2). */
export const modelsOfType: Readonly<Record<string, readonly string[] | null>> = Object.fromEntries(
  Array.from({ length: HIGHEST_TYPE }, (_, index) => {
    const names = own.get(index + 1)
    return [String(index + 1), names === undefined ? OPENAI : names]
  }),
)
