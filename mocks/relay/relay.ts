import { http, HttpResponse } from 'msw'
import type { Noun } from '../noun'
import { listedModels } from '../model/model-list'
import { callOf, worldOf } from '../server/call'
import { jsonReply } from '../server/reply'
import { routesOf } from '../server/route'
import { answerOf, countPrompt, countTokens, type Answer } from './answer'
import { relayCaller } from './relay-caller'
import { relayCall, type RelayKind } from './routed-call'
import { textRequestOf } from './text-request'

const CREATED = 1_626_777_600
const EMBEDDING_SIZE = 8

/** The models of the server's own list, each name once. */
const knownModels = new Map(listedModels.toReversed().map((model) => [model.id, model]))

interface Completion {
  id: string
  created: number
  model: string
}

function wholeAnswer({ id, created, model }: Completion, { text, tokens, reason }: Answer, prompt: number) {
  return jsonReply({
    id,
    object: 'chat.completion',
    created,
    model,
    choices: [{ index: 0, message: { role: 'assistant', content: text }, finish_reason: reason }],
    usage: { prompt_tokens: prompt, completion_tokens: tokens, total_tokens: prompt + tokens },
  })
}

/** The events of a streamed answer: its words one by one, then the reason of its end. */
function streamedAnswer({ id, created, model }: Completion, { text, reason }: Answer): Response {
  const event = (delta: object, finish_reason: string | null) => ({
    id,
    object: 'chat.completion.chunk',
    created,
    model,
    choices: [{ index: 0, delta, finish_reason }],
  })
  const events = [
    event({ role: 'assistant', content: '' }, null),
    ...(text.match(/\s*\S+\s*/g) ?? []).map((content) => event({ content }, null)),
    event({}, reason),
  ]
  const lines = [...events.map((value) => JSON.stringify(value)), '[DONE]'].map((line) => `data: ${line}\n\n`)
  return new HttpResponse(lines.join(''), {
    headers: { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-cache' },
  })
}

function chatKind(request: Request): RelayKind {
  const { requestId, world } = callOf(request)
  const asked = textRequestOf(request, 'chat')
  const prompt = countPrompt(asked)
  return {
    expectedTokens: prompt + asked.max_tokens,
    path: '/v1/chat/completions',
    answer: (provider) => {
      const answer = answerOf(provider, asked)
      return {
        prompt_tokens: prompt,
        completion_tokens: answer.tokens,
        is_stream: asked.stream,
        respond: (model) => {
          const completion = { id: `chatcmpl-${requestId}`, created: world.clock.now(), model }
          return asked.stream ? streamedAnswer(completion, answer) : wholeAnswer(completion, answer, prompt)
        },
      }
    },
  }
}

/** Numbers that stand for the meaning of a text. */
function embeddingOf(text: string): number[] {
  return Array.from({ length: EMBEDDING_SIZE }, (_, at) => ((text.length + at) % 10) / 10)
}

function embeddingsKind(request: Request): RelayKind {
  const { inputs } = textRequestOf(request, 'embeddings')
  const tokens = inputs.reduce((sum, text) => sum + countTokens(text), 0)
  return {
    // The server sets nothing aside for the text itself.
    expectedTokens: 0,
    path: '/v1/embeddings',
    answer: () => ({
      prompt_tokens: tokens,
      completion_tokens: 0,
      is_stream: false,
      respond: (model) =>
        jsonReply({
          object: 'list',
          data: inputs.map((text, index) => ({ object: 'embedding', index, embedding: embeddingOf(text) })),
          model,
          usage: { prompt_tokens: tokens, total_tokens: tokens },
        }),
    }),
  }
}

/** MSW handlers of the relay, which authenticates by `sk-` keys instead of a session (K6.11). */
const relayHandlers = [
  http.get('*/v1/models', ({ request }) => {
    const { user, token } = relayCaller(request)
    const names = new Set(
      token?.models ? token.models.split(',') : worldOf(request).abilities.modelsOf(user.group),
    )
    const known = [...knownModels.values()].filter(({ id }) => names.delete(id)).toReversed()
    const custom = [...names].map((id) => ({
      id,
      object: 'model',
      created: CREATED,
      owned_by: 'custom',
      permission: null,
      root: id,
      parent: null,
    }))
    return jsonReply({ object: 'list', data: [...known, ...custom] })
  }),

  http.get('*/v1/models/:id', ({ request, params }) => {
    relayCaller(request)
    const name = String(params.id)
    const error = {
      message: `The model '${name}' does not exist`,
      type: 'invalid_request_error',
      param: 'model',
      code: 'model_not_found',
    }
    return jsonReply(knownModels.get(name) ?? { error })
  }),

  http.post('*/v1/chat/completions', ({ request }) => {
    const caller = relayCaller(request, { requiresModel: true })
    return relayCall(request, caller, () => chatKind(request))
  }),

  http.post('*/v1/embeddings', ({ request }) => {
    const caller = relayCaller(request)
    return relayCall(request, caller, () => embeddingsKind(request))
  }),
]

/** The relay: models, chat completions and embeddings. */
export const relay = {
  handlers: relayHandlers,
  routes: routesOf(relayHandlers),
} satisfies Noun
