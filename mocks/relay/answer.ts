import type { Provider } from '../upstream/rules'
import type { TextRequest } from './text-request'

/** Tokens per byte of UTF-8, as the server estimates with `ApproximateTokenEnabled`. */
const TOKENS_PER_BYTE = 0.38
const PER_MESSAGE = 3

/** Number of tokens of a text, estimated as the server does (K6.11). */
export function countTokens(text: string): number {
  return Math.trunc(new TextEncoder().encode(text).length * TOKENS_PER_BYTE)
}

/** Number of tokens of a conversation (K6.11). */
export function countPrompt({ messages }: TextRequest): number {
  return messages.reduce(
    (sum, { role, text }) => sum + PER_MESSAGE + countTokens(role) + countTokens(text),
    PER_MESSAGE,
  )
}

/** What a pretended model answers. */
export interface Answer {
  text: string
  tokens: number
  reason: 'stop' | 'length'
}

/** The answer of a mock provider, cut to the most tokens that the request allows. */
export function answerOf({ reply, isSilent }: Provider, request: TextRequest): Answer {
  const { model, messages, max_tokens } = request
  const asked = messages.findLast(({ role }) => role === 'user')?.text ?? ''
  const whole = isSilent ? '' : (reply ?? `${model} of the embedded gateway has read: ${asked}`)
  const tokens = countTokens(whole)
  if (max_tokens === 0 || tokens <= max_tokens) return { text: whole, tokens, reason: 'stop' }
  const letters = Array.from(whole).slice(0, Math.ceil(max_tokens / TOKENS_PER_BYTE))
  while (countTokens(letters.join('')) > max_tokens) letters.pop()
  return { text: letters.join(''), tokens: max_tokens, reason: 'length' }
}
