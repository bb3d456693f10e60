import { expect, it } from 'vitest'
import { HttpFailure, type FailureKind } from '#/http/failure'
import { isModelMissing } from './missing-model'

const failure = (serverMessage: string, kind: FailureKind = 'refused') =>
  new HttpFailure({ kind, serverMessage })

it.each([
  'no such model',
  'http status code: 404, error message: The model `gpt-9` does not exist or you do not have access to it.',
  "http status code: 404, error message: The model 'gpt-3.5-turbo-0301' doesn't exist",
  'http status code: 404, error message: models/gemini-9-pro is not found for API version v1beta',
  'http status code: 404, error message: model "llama9:70b" not found, try pulling it first',
  'http status code: 404, error message: model: claude-9-opus',
  'http status code: 404, error message: The API deployment for this resource does not exist.',
  'http status code: 400, error message: acme/big-9 is not a valid model ID',
  'http status code: 400, error message: Unknown Model, please check the model code.',
  'http status code: 400, error message: 模型 glm-9 不存在',
  'http status code: 400, error message: 不存在的模型',
  '{"error":{"code":"model_not_found"}}',
])('a model that does not exist: %s', (text) => expect(isModelMissing(failure(text))).toBe(true))

it.each([
  ['', 'refused'],
  ['http status code: 401, error message: Incorrect API key provided', 'refused'],
  [
    'http status code: 403, error message: The model `gpt-9` does not exist or you do not have access to it.',
    'refused',
  ],
  ['http status code: 429, error message: Rate limit reached for model gpt-9', 'refused'],
  ['http status code: 503, error message: model gpt-9 not found', 'refused'],
  ['http status code: 500, error message: model_not_found', 'refused'],
  ['http status code: 502, error message: bad gateway', 'refused'],
  ['http status code: 404, error message: page not found', 'refused'],
  ['http status code: 404, error message: The organization does not exist', 'refused'],
  ['The user does not exist', 'refused'],
  ['The model is overloaded', 'refused'],
  ['http status code: 400, error message: Unsupported parameter: max_tokens', 'refused'],
  ['response has no choices', 'refused'],
  ['invalid api type: 3', 'refused'],
  ['insufficient_quota', 'refused'],
  ['dial tcp: lookup api.example.com: no such host', 'refused'],
  ['当前分组 default 下对于该模型无可用渠道', 'refused'],
  ['no such model', 'timeout'],
  ['no such model', 'server'],
  ['no such model', 'rateLimited'],
  ['no such model', 'notFound'],
] as const)('says nothing of the model: %s (%s)', (text, kind) =>
  expect(isModelMissing(failure(text, kind))).toBe(false),
)

it('says nothing of the model: an error that is no response', () =>
  expect(isModelMissing(new TypeError('no such model'))).toBe(false))
