import { fine, good, refused, unauthenticated, undecodable, unknownUrl } from '../responses'
import type { Case, Section } from '../case'
import { matches } from '../expected'

const JSON_TYPE = 'application/json; charset=utf-8'
const WRONG_SIGN_IN = '用户名或密码错误，或用户已被封禁'

const label = (name: string, call: string, status = 200): Case => ({
  name,
  steps: [{ call, expect: { status, headers: { 'content-type': JSON_TYPE } } }],
})

const unknown = (call: string): Case => {
  const [method = '', path = ''] = call.split(' ')
  return {
    name: `an unknown route returns the 404 envelope: ${call}`,
    steps: [{ call, expect: unknownUrl(method, path.split('?')[0] ?? '') }],
  }
}

const language = (header: string | undefined, message: string): Case => ({
  name: `invalid parameter with Accept-Language ${header ?? 'absent'} is "${message}"`,
  steps: [
    {
      call: 'POST /api/user/login',
      body: '{',
      headers: header === undefined ? {} : { 'accept-language': header },
      expect: refused(message),
    },
  ],
})

const token = (name: string, body: unknown, found: string, field: string, type: string): Case => ({
  name,
  steps: [{ as: 'root', call: 'POST /api/token/', body, expect: undecodable(found, `Token.${field}`, type) }],
})

/** K1: envelope, statuses, body decoding, languages. */
export const setup: Section = {
  section: '1',
  cases: [
    label('a success is labelled JSON in UTF-8', 'GET /api/status'),
    label('a refusal is labelled JSON in UTF-8', 'POST /api/user/login'),
    label('a 401 is labelled JSON in UTF-8', 'GET /api/user/self', 401),
    label('a 404 is labelled JSON in UTF-8', 'GET /api/nothing', 404),
    {
      name: 'on success message is empty and data is absent if there is none',
      steps: [{ call: 'GET /api/user/logout', expect: good() }],
    },
    {
      name: 'a failure has no data',
      steps: [{ as: 'root', call: 'GET /api/token/999999', expect: refused('record not found') }],
    },
    {
      name: 'a business error has HTTP status 200',
      steps: [
        {
          call: 'POST /api/user/login',
          body: { username: 'root', password: 'wrong' },
          expect: refused(WRONG_SIGN_IN),
        },
      ],
    },
    {
      name: 'a response has the header X-Oneapi-Request-Id',
      steps: [{ call: 'GET /api/status', expect: { headers: { 'x-oneapi-request-id': matches('.') } } }],
    },
    {
      name: 'a 401 has the header X-Oneapi-Request-Id',
      steps: [
        {
          call: 'GET /api/user/self',
          expect: { status: 401, headers: { 'x-oneapi-request-id': matches('.') } },
        },
      ],
    },
    {
      name: 'a 404 has the header X-Oneapi-Request-Id',
      steps: [
        {
          call: 'GET /api/nothing',
          expect: { status: 404, headers: { 'x-oneapi-request-id': matches('.') } },
        },
      ],
    },
    {
      name: 'responses have no Cache-Control, ETag or Last-Modified',
      steps: [
        {
          call: 'GET /api/status',
          expect: { headers: { 'cache-control': undefined, etag: undefined, 'last-modified': undefined } },
        },
      ],
    },
    unknown('GET /api/nothing'),
    unknown('POST /api/nothing'),
    unknown('GET /v1/nothing'),
    unknown('GET /api/nothing?with=query'),
    unknown('GET /apidocs'),
    // An unsupported method on a known path is a 404 too, never a 405.
    unknown('POST /api/status'),
    unknown('DELETE /api/status'),
    unknown('PATCH /api/token/'),
    unknown('PUT /api/token/5'),
    unknown('DELETE /api/user/'),
    language(undefined, 'invalid parameter'),
    language('en-GB,en', 'invalid parameter'),
    language('fr,zh', 'invalid parameter'),
    language('zh-CN,zh;q=0.9', '无效的参数'),
    language('ZH', '无效的参数'),
    {
      name: 'the Content-Type of a request is not checked',
      steps: [
        {
          as: 'root',
          call: 'POST /api/token/',
          body: '{"name":"labelled {tag}"}',
          headers: { 'content-type': 'text/plain' },
        },
      ],
    },
    {
      name: 'unknown fields are ignored',
      steps: [{ as: 'root', call: 'POST /api/token/', body: { name: 'x', nonsense: 5 } }],
    },
    {
      name: 'bytes after the first JSON value are ignored',
      steps: [{ as: 'root', call: 'POST /api/token/', body: '{"name":"after"} and more', expect: fine }],
    },
    {
      name: 'null decodes to the zero value',
      steps: [
        {
          as: 'root',
          call: 'POST /api/token/',
          body: { name: null, remain_quota: null, unlimited_quota: null },
        },
      ],
    },
    {
      name: 'an empty body of a call with body validation is refused with EOF',
      steps: [{ as: 'root', call: 'POST /api/token/', body: '', expect: refused('EOF') }],
    },
    token('a text for a number fails the request', { remain_quota: '5' }, 'string', 'remain_quota', 'int64'),
    token('a fraction for an integer fails', '{"remain_quota":1.5}', 'number 1.5', 'remain_quota', 'int64'),
    token('an exponent for an integer fails', '{"remain_quota":1e6}', 'number 1e6', 'remain_quota', 'int64'),
    token(
      'what JavaScript makes of 1e21 fails',
      '{"remain_quota":1e+21}',
      'number 1e+21',
      'remain_quota',
      'int64',
    ),
    token('a number for a text fails', { name: 5 }, 'number', 'name', 'string'),
    token('a number for a flag fails', { unlimited_quota: 1 }, 'number', 'unlimited_quota', 'bool'),
    token('an object for a text fails', { name: {} }, 'object', 'name', 'string'),
    token('a list for a text fails', { name: [] }, 'array', 'name', 'string'),
    token('a flag for an integer fails', { expired_time: true }, 'bool', 'expired_time', 'int64'),
    {
      name: 'an invalid number in the query is 0',
      steps: [
        { as: 'root', call: 'GET /api/token/?p=abc', keep: { first: 'data' } },
        { as: 'root', call: 'GET /api/token/?p=-1' },
      ],
    },
    {
      name: 'authorization is checked before the body is read',
      steps: [{ call: 'POST /api/token/', body: '{', expect: unauthenticated }],
    },
  ],
}
