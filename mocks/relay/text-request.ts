import type { GoField } from '../server/go-struct'
import { callOf } from '../server/call'
import { GoDecodeError, parseWholeGoJson, type GoJson } from '../server/go-json'
import { fillStruct, goBool, goInt, goString, goStruct, type GoValue } from '../server/go-struct'
import { ownError, relayFailure } from './relay-error'

/** A member of any type. */
const anyField: GoField<GoJson> = { type: 'any', zero: { kind: 'null' }, read: (json) => ({ value: json }) }

const listField: GoField<GoJson[]> = {
  type: '[]model.Message',
  zero: [],
  read: (json) => (json.kind === 'array' ? { value: json.items } : { found: json.kind }),
}

const messageStruct = goStruct('model', 'Message', { role: goString, content: anyField })
const textRequest = goStruct('model', 'GeneralOpenAIRequest', {
  model: goString,
  messages: listField,
  input: anyField,
  stream: goBool,
  max_tokens: goInt,
})

/** A message of a conversation; of a list of parts only the texts count. */
interface Message {
  role: string
  text: string
}

/** Body of a relay call, as far as the embedded gateway reads it. */
export interface TextRequest extends Omit<GoValue<typeof textRequest>, 'messages' | 'input'> {
  messages: Message[]
  /** Texts to embed. */
  inputs: string[]
}

/** Longest answer that the server accepts, in tokens: half of the largest 32-bit integer. */
const MAX_TOKENS = 1_073_741_823

function textOf(json: GoJson): string {
  if (json.kind === 'string') return json.value
  if (json.kind === 'array') return json.items.map(textOf).join('\n')
  if (json.kind !== 'object') return ''
  const part = json.members.find(([name]) => name === 'text')?.[1]
  return part?.kind === 'string' ? part.value : ''
}

function inputsOf(json: GoJson): string[] {
  if (json.kind === 'array') return json.items.map(textOf)
  return json.kind === 'string' ? [json.value] : []
}

function parse(body: string): TextRequest {
  const { messages, input, ...others } = fillStruct(textRequest, parseWholeGoJson(body))
  return {
    ...others,
    inputs: inputsOf(input),
    messages: messages.map((item) => {
      const { role, content } = fillStruct(messageStruct, item)
      return { role, text: textOf(content) }
    }),
  }
}

/** Parses and validates the body of a call for a chat or for embeddings (K6.11). Throws the refusal as a Response. */
export function textRequestOf(request: Request, kind: 'chat' | 'embeddings'): TextRequest {
  const refuse = (message: string) => relayFailure(request, 400, ownError('invalid_text_request', message))
  const parsed = attempt(() => parse(callOf(request).body))
  if (typeof parsed === 'string') throw refuse(parsed)
  if (parsed.max_tokens < 0 || parsed.max_tokens > MAX_TOKENS) throw refuse('max_tokens is invalid')
  if (parsed.model === '') throw refuse('model is required')
  if (kind === 'chat' && parsed.messages.length === 0) throw refuse('field messages is required')
  return parsed
}

function attempt(read: () => TextRequest): TextRequest | string {
  try {
    return read()
  } catch (error) {
    if (error instanceof GoDecodeError) return error.message
    throw error
  }
}
