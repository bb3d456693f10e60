const common = [
  'claude-3-5-haiku-20241022',
  'claude-3-5-sonnet-20241022',
  'claude-3-haiku-20240307',
  'claude-3-opus-20240229',
  'dall-e-2',
  'dall-e-3',
  'deepseek-chat',
  'deepseek-reasoner',
  'doubao-pro-32k',
  'ernie-4.0-8k',
  'gemini-1.5-flash',
  'gemini-1.5-pro',
  'gemini-2.0-flash',
  'glm-4',
  'glm-4-flash',
  'glm-4-plus',
  'gpt-3.5-turbo',
  'gpt-4',
  'gpt-4-turbo',
  'gpt-4o',
  'gpt-4o-2024-08-06',
  'gpt-4o-mini',
  'grok-2',
  'hunyuan-lite',
  'llama-3.1-405b-instruct',
  'llama-3.1-70b-versatile',
  'llama-3.1-8b-instant',
  'mistral-large-latest',
  'mistral-small-latest',
  'moonshot-v1-128k',
  'moonshot-v1-8k',
  'o1',
  'o1-mini',
  'o3-mini',
  'qwen-max',
  'qwen-plus',
  'qwen-turbo',
  'text-embedding-3-large',
  'text-embedding-3-small',
  'tts-1',
  'whisper-1',
  'yi-large',
]

/** Model names by user group, sorted as the server sorts them; until channels exist, this stands for them. */
export const modelsOfGroup: ReadonlyMap<string, readonly string[]> = new Map([
  ['default', common],
  ['vip', [...common, 'gpt-4.5-preview', 'o1-pro'].toSorted()],
])

const openAi = common.filter((name) => /^(gpt|o\d|dall|text|tts|whisper)/.test(name))
const own = new Map<number, readonly string[] | null>([
  [14, common.filter((name) => name.startsWith('claude'))],
  [15, ['ernie-4.0-8k']],
  [16, common.filter((name) => name.startsWith('glm'))],
  [17, common.filter((name) => name.startsWith('qwen'))],
  [24, common.filter((name) => name.startsWith('gemini'))],
  [25, common.filter((name) => name.startsWith('moonshot'))],
  [28, common.filter((name) => name.startsWith('mistral'))],
  [34, []],
  [36, common.filter((name) => name.startsWith('deepseek'))],
  [40, ['doubao-pro-32k']],
  [43, null],
  [45, ['grok-2']],
])

/** Model names by channel type "1" … "51"; 43 is null, 34 empty, a type without a list has OpenAI's (contract 6.2). */
export const modelsOfType: Readonly<Record<string, readonly string[] | null>> = Object.fromEntries(
  Array.from({ length: 51 }, (_, index) => {
    const list = own.get(index + 1)
    return [String(index + 1), list === undefined ? openAi : list]
  }),
)
