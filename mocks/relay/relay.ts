import { http } from 'msw'
import type { Noun } from '../noun'
import { listedModels } from '../model/model-list'
import { worldOf } from '../server/call'
import { jsonReply } from '../server/reply'
import { routesOf } from '../server/route'
import { answerOf, countPrompt, countTokens } from './answer'
import { streamedCompletion, wholeCompletion } from './completion'
import { relayCaller } from './relay-caller'
import { relayCall, type RelayKind } from './routed-call'
import { textRequestOf } from './text-request'

const CREATED = 1_626_777_600
const EMBEDDING_SIZE = 8

/** The models of the server's own list, each name once. */
const knownModels = new Map(listedModels.toReversed().map((model) => [model.id, model]))

function chatKind(request: Request): RelayKind {
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
        respond: (model) =>
          asked.stream
            ? streamedCompletion(request, model, answer, provider)
            : wholeCompletion(request, model, { ...answer, prompt }),
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
    const known = [...knownModels.values()].filter(({ id }) => names.has(id)).toReversed()
    const custom = [...names]
      .filter((id) => !knownModels.has(id))
      .map((id) => ({
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
