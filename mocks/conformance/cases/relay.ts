import type { Section, Step } from '../case'
import { has, matches } from '../expected'
import { make } from './token-steps'

/** A refusal before a channel is used; the message ends with the id of the request. */
const refusal = (status: number, message: string) => ({
  status,
  body: { error: { message: matches(`^${message} \\(request id: \\d+\\)$`), type: 'one_api_error' } },
})

const BEARER = { authorization: 'Bearer sk-{key}' }
const JSON_TYPE = { 'content-type': 'application/json' }
const HELLO = { model: 'm-{tag}', messages: [{ role: 'user', content: 'hello' }] }

/** Creates a token of root and keeps its id and key. */
const token = (body: object = {}): Step => ({
  ...make({ unlimited_quota: true, expired_time: -1, ...body }),
  keep: { id: 'data.id', key: 'data.key' },
})
const put = (body: object): Step => ({
  as: 'root',
  call: 'PUT /api/token/?status_only=true',
  body: { id: '{id}', ...body },
})
const chat = (expect: Step['expect'], body: unknown = HELLO, headers: object = BEARER): Step => ({
  call: 'POST /v1/chat/completions',
  headers: { ...JSON_TYPE, ...headers },
  body,
  expect,
})
/** Creates a channel whose address nothing listens at. */
const channel = (body: object = {}): Step => ({
  as: 'root',
  call: 'POST /api/channel/',
  body: {
    type: 1,
    key: 'k',
    name: 'relay {tag}',
    base_url: 'http://127.0.0.1:9',
    models: 'm-{tag}',
    group: 'default',
    ...body,
  },
})

/** K6.11: the relay, as far as it answers without a provider. */
export const relaying: Section = {
  section: '6.11',
  cases: [
    {
      name: 'a call without a key is refused',
      steps: [chat(refusal(401, '未提供令牌'), HELLO, {})],
    },
    {
      name: 'a call with an unknown key is refused',
      steps: [chat(refusal(401, '无效的令牌'), HELLO, { authorization: 'Bearer sk-none{tag}' })],
    },
    {
      name: 'the key also counts without its prefix',
      steps: [
        token(),
        {
          call: 'GET /v1/models',
          headers: { authorization: '{key}' },
          expect: { body: has({ object: 'list' }) },
        },
      ],
    },
    {
      name: 'a session is no key',
      steps: [{ as: 'root', call: 'GET /v1/models', expect: refusal(401, '未提供令牌') }],
    },
    {
      name: 'a disabled token is refused',
      steps: [token(), put({ status: 2 }), chat(refusal(401, '该令牌状态不可用'))],
    },
    {
      name: 'a token past its time is refused, and its status becomes 3',
      steps: [
        token({ expired_time: 1_000_000_000 }),
        chat(refusal(401, '该令牌已过期')),
        { as: 'root', call: 'GET /api/token/{id}', expect: { body: has({ data: has({ status: 3 }) }) } },
        chat(refusal(401, '该令牌已过期')),
      ],
    },
    {
      name: 'a token without quota is refused, and its status becomes 4 and changes the words',
      steps: [
        token({ unlimited_quota: false, remain_quota: 0 }),
        chat(refusal(401, '该令牌额度已用尽')),
        { as: 'root', call: 'GET /api/token/{id}', expect: { body: has({ data: has({ status: 4 }) }) } },
        chat(refusal(401, '令牌 n {tag}（#{id}）额度已用尽')),
      ],
    },
    {
      name: 'an address outside the subnets of the token is refused',
      steps: [
        token({ subnet: '192.0.2.0/24' }),
        chat(refusal(403, '该令牌只能在指定网段使用：192\\.0\\.2\\.0/24，当前 ip：\\S+')),
      ],
    },
    {
      name: 'an address inside the subnets of the token passes',
      steps: [
        token({ subnet: '198.51.100.0/24, 192.0.2.0/25,2001:db8::/32' }),
        ...['192.0.2.7', '::ffff:192.0.2.127', '2001:db8:1::5'].map((address) =>
          chat(refusal(503, '当前分组 default 下对于模型 m-{tag} 无可用渠道'), HELLO, {
            ...BEARER,
            'x-forwarded-for': address,
          }),
        ),
        ...['192.0.2.128', '2001:db9::1'].map((address) =>
          chat(refusal(403, `该令牌只能在指定网段使用：.*，当前 ip：${address}`), HELLO, {
            ...BEARER,
            'x-forwarded-for': address,
          }),
        ),
      ],
    },
    {
      name: 'a model outside the list of the token is refused',
      steps: [token({ models: 'a,b' }), chat(refusal(403, '该令牌无权使用模型：m-{tag}'))],
    },
    {
      name: 'a model that no enabled channel of the group serves is refused',
      steps: [token(), chat(refusal(503, '当前分组 default 下对于模型 m-{tag} 无可用渠道'))],
    },
    {
      name: 'a body that is not JSON is refused',
      steps: [
        token(),
        chat(
          refusal(
            400,
            "common\\.UnmarshalBodyReusable failed: invalid character 'h' looking for beginning of value",
          ),
          'hello',
        ),
      ],
    },
    {
      name: 'a body with another content type has no model',
      steps: [
        token(),
        chat(refusal(503, '当前分组 default 下对于模型  无可用渠道'), HELLO, {
          ...BEARER,
          'content-type': 'text/plain',
        }),
      ],
    },
    {
      name: 'a chosen channel that does not exist is refused',
      steps: [
        token(),
        chat(refusal(400, '无效的渠道 Id'), HELLO, { authorization: 'Bearer sk-{key}-987654321' }),
        chat(refusal(400, '无效的渠道 Id'), HELLO, { authorization: 'Bearer sk-{key}-x' }),
      ],
    },
    {
      name: 'a common user may not choose a channel',
      steps: [
        { as: 'user', call: 'GET /api/token/?p=0', keep: { key: 'data.0.key' } },
        chat(refusal(403, '普通用户不支持指定渠道'), HELLO, { authorization: 'Bearer sk-{key}-1' }),
      ],
    },
    {
      name: 'a conversation without messages is refused after the channel was found',
      steps: [
        token(),
        channel(),
        chat(
          {
            status: 400,
            body: {
              error: {
                message: matches('^field messages is required \\(request id: \\d+\\)$'),
                type: 'one_api_error',
                param: '',
                code: 'invalid_text_request',
              },
            },
          },
          { model: 'm-{tag}' },
        ),
      ],
    },
    {
      name: 'an invalid number of tokens is refused',
      steps: [
        token(),
        channel(),
        chat(
          {
            status: 400,
            body: has({
              error: has({ message: matches('^max_tokens is invalid '), code: 'invalid_text_request' }),
            }),
          },
          { ...HELLO, max_tokens: -1 },
        ),
      ],
    },
    {
      name: 'a token that does not cover the reservation is refused',
      steps: [
        { as: 'user', call: 'GET /api/token/?p=0', keep: { key: 'data.0.key', id: 'data.0.id' } },
        channel(),
        chat(
          {
            status: 403,
            body: has({
              error: {
                message: matches('^user quota is not enough \\(request id: \\d+\\)$'),
                type: 'one_api_error',
                param: '',
                code: 'insufficient_user_quota',
              },
            }),
          },
          { ...HELLO, max_tokens: 1_000_000_000 },
        ),
      ],
    },
    {
      name: 'the models of a token are its own list, else those of the group',
      steps: [
        token({ models: 'gpt-4o,own-{tag}' }),
        {
          call: 'GET /v1/models',
          headers: BEARER,
          expect: {
            body: has({
              object: 'list',
              data: [has({ id: 'gpt-4o', owned_by: 'openai' }), has({ id: 'own-{tag}', owned_by: 'custom' })],
            }),
          },
        },
      ],
    },
    {
      name: 'a single model is answered from the built-in list only',
      steps: [
        token(),
        {
          call: 'GET /v1/models/gpt-4o',
          headers: BEARER,
          expect: { body: has({ id: 'gpt-4o', object: 'model' }) },
        },
        {
          call: 'GET /v1/models/none-{tag}',
          headers: BEARER,
          expect: {
            body: {
              error: {
                message: "The model 'none-{tag}' does not exist",
                type: 'invalid_request_error',
                param: 'model',
                code: 'model_not_found',
              },
            },
          },
        },
      ],
    },
  ],
}
