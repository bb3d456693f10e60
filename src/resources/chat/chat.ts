import * as z from 'zod/mini'
import { messageOfError, parseJson } from '#/http/envelope'
import { HttpFailure } from '#/http/failure'
import { postToRelay } from '#/http/relay'

/** A message of a conversation, as the relay takes it. */
export interface ChatMessage {
  role: 'system' | 'user' | 'assistant'
  content: string
}

/** Body of a chat; what is undefined is left to the server. */
export interface ChatBody {
  model: string
  messages: readonly ChatMessage[]
  temperature?: number | undefined
  max_tokens?: number | undefined
  /** Whether the answer arrives in pieces; true by default. */
  stream?: boolean
}

const text = z.catch(z.nullish(z.string()), undefined)
/** What a model thinks before it answers, by the names of two families of providers. */
const message = z.catch(
  z.optional(z.object({ content: text, reasoning_content: text, reasoning: text })),
  undefined,
)
/** One choice of a piece (`delta`) or of a whole answer (`message`). */
const choice = z.object({
  delta: message,
  message,
  finish_reason: text,
})
const answerSchema = z.object({ choices: z.array(choice) })

export type ChatPiece =
  /** The relay has accepted the call; `requestId` is that of its log entry, or blank. */
  | { kind: 'opened'; requestId: string }
  | { kind: 'text'; text: string }
  /** The model thinks; what it thinks is not shown. */
  | { kind: 'thought' }
  /** Why the model has ended: `stop`, `length`, or a word of its provider. */
  | { kind: 'end'; reason: string }
  /** A line that is no event, as some providers send in the middle of an answer. */
  | { kind: 'odd'; line: string }

function* piecesOf(data: string): Generator<ChatPiece> {
  const parsed = parseJson(data)
  const serverMessage = messageOfError(parsed)
  if (serverMessage !== undefined) throw new HttpFailure({ kind: 'refused', serverMessage })
  const answer = z.safeParse(answerSchema, parsed)
  if (!answer.success) {
    yield { kind: 'odd', line: data }
    return
  }
  // Only one answer was asked for; the last piece may have no choice.
  const [first] = answer.data.choices
  const said = first?.delta ?? first?.message
  const content = said?.content ?? ''
  if (said?.reasoning_content || said?.reasoning) yield { kind: 'thought' }
  if (content !== '') yield { kind: 'text', text: content }
  if (first?.finish_reason) yield { kind: 'end', reason: first.finish_reason }
}

/**
 * Asks a model and yields its answer as it arrives, whole if that is asked for or the server does not stream. Throws `HttpFailure`, also for an
 * error in the middle of the answer, or the reason of `signal`.
 */
export async function* streamChat(
  body: ChatBody,
  key: string,
  signal: AbortSignal,
): AsyncGenerator<ChatPiece> {
  const response = await postToRelay('v1/chat/completions', { key, body: { stream: true, ...body }, signal })
  yield { kind: 'opened', requestId: response.requestId }
  if (!response.events) {
    const whole = await response.text()
    for (const piece of piecesOf(whole)) {
      // A page of a proxy, or nothing at all.
      if (piece.kind === 'odd') throw new HttpFailure({ kind: 'malformed' })
      yield piece
    }
    return
  }
  for await (const data of response.events) {
    if (data.trim() === '[DONE]') return
    yield* piecesOf(data)
  }
}
