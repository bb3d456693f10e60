/** Default model ratios of a new server (K7.1); one ratio per line, then model names separated by spaces. */
const table = `
0.000025 gemma-7b-it llama-3.1-8b-instant llama-3.2-11b-vision-preview llama-3.2-1b-preview llama-3.2-3b-preview
0.00025 llama-guard-3-8b llama3-8b-8192 step-1-flash
0.0003 gemma2-9b-it mixtral-8x7b-32768 step-1-8k step-1v-8k
0.0013 llama-3.1-70b-versatile llama-3.2-90b-text-preview llama3-70b-8192 step-1-32k step-1v-32k
0.0027 step-1-128k step-2-16k
0.0068 step-1-256k
0.01 text-embedding-3-small
0.0357 embedding-2 glm-4-flash
0.05 gemini-1.5-flash-8b gemini-2.0-flash mistral-embed text-embedding-ada-002 text-embedding-async-v1 text-embedding-async-v2 text-embedding-v1 text-embedding-v2 text-embedding-v3
0.065 text-embedding-3-large
0.0715 embedding-bert-512-v1 embedding_s1_v1 semantic_similarity_s1_v1 ERNIE-Tiny-8K
0.075 gpt-4o-mini gpt-4o-mini-2024-07-18 gpt-4o-mini-audio-preview
0.1 text-moderation-latest text-moderation-stable
0.125 claude-3-haiku-20240307 open-mistral-7b
0.1429 Embedding-V1 bge-large-en bge-large-zh chatglm_lite tao-8k
0.15 llama3-8b-8192(33) llama3.1-8b-128k(33)
0.2 babbage-002 text-ada-001
0.2143 ERNIE-Lite-8K-0308
0.135 deepseek-chat deepseek-coder
0.25 gpt-3.5-turbo gpt-3.5-turbo-0125 text-babbage-001 command-r
0.275 deepseek-reasoner
0.2858 BLOOMZ-7B ERNIE-Speed-128K ERNIE-Speed-8K
0.35 open-mixtral-8x7b
0.3572 abab5.5s-chat chatglm_std chatglm_turbo glm-3-turbo
0.4 claude-instant-1.2
0.5 claude-3-5-haiku-20241022 command command-light command-light-nightly command-nightly gpt-3.5-turbo-1106 gemini-1.5-flash
0.5715 Baichuan2-Turbo ERNIE-Lite-8K-0922
0.7143 abab6.5s-chat chatglm_pro yi-34b-chat-0205 ChatStd
0.75 gpt-3.5-turbo-0301 gpt-3.5-turbo-0613 gpt-3.5-turbo-instruct
0.8572 360GPT_S2_V9 ERNIE-3.5-4K-0205 ERNIE-3.5-8K ERNIE-3.5-8K-1222 moonshot-v1-8k
1 aqa davinci-002 gemini-1.0-pro gemini-1.5-pro gemini-pro mistral-small-latest text-curie-001
1.0714 abab5.5-chat
1.1429 Baichuan2-Turbo-192k
1.25 gpt-4o gpt-4o-2024-08-06 gpt-4o-2024-11-20 gpt-4o-audio-preview
1.2858 SparkDesk SparkDesk-v1.1 SparkDesk-v2.1 SparkDesk-v3.1 SparkDesk-v3.1-128K SparkDesk-v3.5 SparkDesk-v3.5-32K SparkDesk-v4.0
1.325 llama3-70b-8192(33) llama3.1-70b-128k(33)
1.35 mistral-medium-latest
1.4286 qwen-turbo qwen-turbo-latest qwen-plus qwen-plus-latest qwen-max qwen-max-latest qwen-max-longcontext qwen-vl-max qwen-vl-max-latest qwen-vl-plus qwen-vl-plus-latest qwen-vl-ocr qwen-vl-ocr-latest qwen-audio-turbo qwen-math-plus qwen-math-plus-latest qwen-math-turbo qwen-math-turbo-latest qwen-coder-plus qwen-coder-plus-latest qwen-coder-turbo qwen-coder-turbo-latest qwq-32b-preview qwen2.5-72b-instruct qwen2.5-32b-instruct qwen2.5-14b-instruct qwen2.5-7b-instruct qwen2.5-3b-instruct qwen2.5-1.5b-instruct qwen2.5-0.5b-instruct
1.4285 qwen2-72b-instruct qwen2-57b-a14b-instruct qwen2-7b-instruct qwen2-1.5b-instruct qwen2-0.5b-instruct qwen1.5-110b-chat qwen1.5-72b-chat qwen1.5-32b-chat qwen1.5-14b-chat qwen1.5-7b-chat qwen-72b-chat qwen-14b-chat qwen-7b-chat qwen-1.8b-chat qwen2-vl-7b-instruct qwen2-vl-2b-instruct qwen2.5-math-72b-instruct qwen2.5-math-7b-instruct qwen2.5-coder-32b-instruct qwen2.5-coder-14b-instruct qwen2.5-coder-7b-instruct qwen2.5-coder-3b-instruct
1.4287 Baichuan2-53B
1.5 claude-3-5-sonnet-20240620 claude-3-5-sonnet-20241022 claude-3-5-sonnet-latest claude-3-sonnet-20240229 command-r-plus gpt-3.5-turbo-16k gpt-3.5-turbo-16k-0613 o1-mini o1-mini-2024-09-12 o3-mini
1.7143 ERNIE-3.5-8K-0205 ERNIE-Bot-8K moonshot-v1-32k yi-vl-plus
2.1429 abab6.5-chat
2.5 chatgpt-4o-latest gpt-4o-2024-05-13 grok-beta
3.4286 yi-34b-chat-200k
3.5714 glm-4-plus
4 claude-2.0 claude-2.1 mistral-large-latest
4.2858 moonshot-v1-128k
5 gpt-4-0125-preview gpt-4-1106-preview gpt-4-turbo gpt-4-turbo-2024-04-09 gpt-4-turbo-preview gpt-4-vision-preview
7.1429 ChatPro abab6-chat glm-4 glm-4v hunyuan
7.5 claude-3-opus-20240229 o1 o1-2024-12-17 o1-preview o1-preview-2024-09-12 tts-1 tts-1-1106
8 ali-stable-diffusion-v1.5 ali-stable-diffusion-xl wanx-v1
8.5714 ERNIE-4.0-8K
10 ada babbage code-davinci-edit-001 curie dall-e-2 davinci text-davinci-002 text-davinci-003 text-davinci-edit-001 text-search-ada-doc-001
12.5 deepl-en deepl-ja deepl-zh
15 gpt-4 gpt-4-0314 gpt-4-0613 tts-1-hd tts-1-hd-1106 whisper-1
17.8571 cogview-3
20 dall-e-3
30 gpt-4-32k gpt-4-32k-0314 gpt-4-32k-0613
37.5 gpt-4.5-preview gpt-4.5-preview-2025-02-27
0.0125 google/gemma-2-9b-it meta-llama/llama-3.2-1b-instruct meta-llama/llama-3.2-3b-instruct mistralai/ministral-3b
0.0275 meta-llama/llama-3-8b-instruct meta-llama/llama-3.1-8b-instruct mistralai/mistral-7b-instruct openchat/openchat-7b qwen/qwen-2-7b-instruct
0.06 amazon/nova-micro-v1 amazon/nova-lite-v1 google/gemini-flash-1.5 google/gemini-2.0-flash-001 cohere/command-r7b-12-2024
0.0755 openai/gpt-4o-mini openai/gpt-4o-mini-2024-07-18 mistralai/mistral-nemo mistralai/pixtral-12b
0.135001 deepseek/deepseek-chat deepseek/deepseek-chat-v2.5 deepseek/deepseek-coder
0.2751 deepseek/deepseek-r1 deepseek/deepseek-r1-distill-llama-70b deepseek/deepseek-r1-distill-qwen-32b
0.32 meta/llama-2-70b-chat meta/meta-llama-3-70b-instruct meta-llama/llama-3.1-70b-instruct meta-llama/llama-3.3-70b-instruct nousresearch/hermes-3-llama-3.1-70b
0.4001 amazon/nova-pro-v1 mistralai/mixtral-8x7b-instruct mistralai/mixtral-8x22b-instruct microsoft/wizardlm-2-8x22b
0.5501 openai/o1-mini openai/o3-mini openai/o3-mini-high
0.95 meta/meta-llama-3.1-405b-instruct meta-llama/llama-3.1-405b-instruct nousresearch/hermes-3-llama-3.1-405b
1.2501 openai/gpt-4o openai/gpt-4o-2024-08-06 openai/gpt-4o-2024-11-20 google/gemini-pro-1.5 cohere/command-r-plus
1.5001 anthropic/claude-3-sonnet anthropic/claude-3.5-sonnet anthropic/claude-3.5-sonnet-20240620 x-ai/grok-2-1212 x-ai/grok-2-vision-1212
2.5001 openai/chatgpt-4o-latest x-ai/grok-beta x-ai/grok-vision-beta grok-2 grok-2-1212 grok-2-latest grok-2-vision grok-2-vision-1212
6 black-forest-labs/flux-1.1-pro black-forest-labs/flux-1.1-pro-ultra black-forest-labs/flux-dev black-forest-labs/flux-pro black-forest-labs/flux-schnell stability-ai/stable-diffusion-3 ideogram-ai/ideogram-v2 recraft-ai/recraft-v3
7.5001 anthropic/claude-3-opus openai/o1 openai/o1-preview`

/** Default ratio by model. */
export const modelRatios: ReadonlyMap<string, number> = new Map(
  table
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [ratio, ...names] = line.split(' ')
      return names.map((name): [string, number] => [name, Number(ratio)])
    }),
)

/** Default completion ratio by model, where the server has no rule for it. */
export const completionRatios: ReadonlyMap<string, number> = new Map([
  ['deepseek-chat', 2],
  ['gpt-4o', 4],
  ['llama3-70b-8192(33)', 1.3207547169811322],
  ['llama3-8b-8192(33)', 2],
])

/** Serializes ratios as compact JSON with sorted keys, like Go. */
export function ratioJson(ratios: ReadonlyMap<string, number>): string {
  return JSON.stringify(Object.fromEntries([...ratios].toSorted(([a], [b]) => (a < b ? -1 : 1))))
}
