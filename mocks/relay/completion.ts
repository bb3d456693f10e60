import { HttpResponse } from 'msw'
import { callOf } from '../server/call'
import { jsonReply } from '../server/reply'
import type { Stream } from '../server/response'
import type { Provider } from '../upstream/rules'
import type { Answer } from './answer'

/** What responses to one chat have in common. */
interface Completion {
  id: string
  created: number
  model: string
}

function completionOf(request: Request, model: string): Completion {
  const { requestId, world } = callOf(request)
  return { id: `chatcmpl-${requestId}`, created: world.clock.now(), model }
}

/** The response to a chat that is not streamed. */
export function wholeCompletion(
  request: Request,
  model: string,
  { text, tokens, reason, prompt }: Answer & { prompt: number },
): Response {
  return jsonReply({
    ...completionOf(request, model),
    object: 'chat.completion',
    choices: [{ index: 0, message: { role: 'assistant', content: text }, finish_reason: reason }],
    usage: { prompt_tokens: prompt, completion_tokens: tokens, total_tokens: prompt + tokens },
  })
}

/** Pauses between pieces, in ms. */
const INTERVAL_MS = 15
const SLOW_INTERVAL_MS = 400
/** A provider that takes this long for a test also streams slowly. */
const SLOW_PROVIDER_MS = 10_000
/** Longer answers arrive in larger pieces, so that none takes longer than some seconds. */
const MAX_PIECES = 400

/** Joins neighbours, so that at most `MAX_PIECES` remain. */
function joined(lines: readonly string[]): string[] {
  const size = Math.ceil(lines.length / MAX_PIECES)
  return Array.from({ length: Math.ceil(lines.length / size) }, (_, index) =>
    lines.slice(index * size, (index + 1) * size).join(''),
  )
}

/** The words of an answer as the provider sends them: all, or the first half, with a line that is no event among them. */
function wordsOf({ text, reason }: Answer, { breaksOff, stumbles }: Provider) {
  const words = text.split(/(?<=\s)(?=\S)/)
  const middle = Math.ceil(words.length / 2)
  return {
    before: words.slice(0, middle),
    intruder: stumbles ? ['overloaded'] : [],
    after: breaksOff ? [] : words.slice(middle),
    reason: breaksOff ? undefined : reason,
  }
}

/** The response to a streamed chat: an event for each word, the reason of the end, `[DONE]`. */
export function streamedCompletion(
  request: Request,
  model: string,
  answer: Answer,
  provider: Provider,
): Response {
  const event = (delta: object, finish_reason: string | null) =>
    JSON.stringify({
      ...completionOf(request, model),
      object: 'chat.completion.chunk',
      choices: [{ index: 0, delta, finish_reason }],
    })
  const { before, intruder, after, reason } = wordsOf(answer, provider)
  const wordEvents = (words: readonly string[]) => words.map((content) => event({ content }, null))
  const lines = [
    event({ role: 'assistant', content: '' }, null),
    ...wordEvents(before),
    ...intruder,
    ...wordEvents(after),
    ...(reason === undefined ? [] : [event({}, reason)]),
    // The server ends a stream this way even if the provider did not (K6.11).
    '[DONE]',
  ].map((line) => `data: ${line}\n\n`)
  const stream: Stream = {
    pieces: joined(lines),
    intervalMs: provider.ms >= SLOW_PROVIDER_MS ? SLOW_INTERVAL_MS : INTERVAL_MS,
  }
  callOf(request).stream = stream
  return new HttpResponse(lines.join(''), {
    headers: { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-cache', 'X-Accel-Buffering': 'no' },
  })
}
