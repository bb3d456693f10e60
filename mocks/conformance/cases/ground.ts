import { fine, good, refused, unauthenticated, undecodable, unknownUrl } from '../answers'
import type { Case, Section } from '../case'
import { matches } from '../expected'

const JSON_TYPE = 'application/json; charset=utf-8'
const WRONG_SIGN_IN = '用户名或密码错误，或用户已被封禁'

const label = (says: string, call: string, status = 200): Case => ({
  says,
  steps: [{ call, gives: { status, headers: { 'content-type': JSON_TYPE } } }],
})

const unknown = (call: string): Case => {
  const [method = '', path = ''] = call.split(' ')
  return {
    says: `404 has the other envelope: ${call}`,
    steps: [{ call, gives: unknownUrl(method, path.split('?')[0] ?? '') }],
  }
}

const language = (header: string | undefined, message: string): Case => ({
  says: `invalid parameter with Accept-Language ${header ?? 'absent'} is "${message}"`,
  steps: [
    {
      call: 'POST /api/user/login',
      body: '{',
      headers: header === undefined ? {} : { 'accept-language': header },
      gives: refused(message),
    },
  ],
})

const token = (says: string, body: unknown, found: string, field: string, type: string): Case => ({
  says,
  steps: [{ as: 'root', call: 'POST /api/token/', body, gives: undecodable(found, `Token.${field}`, type) }],
})

/** Contract 1: envelope, statuses, how bodies are read, languages. */
export const ground: Section = {
  section: '1',
  cases: [
    label('a success is labelled JSON in UTF-8', 'GET /api/status'),
    label('a refusal is labelled JSON in UTF-8', 'POST /api/user/login'),
    label('a 401 is labelled JSON in UTF-8', 'GET /api/user/self', 401),
    label('a 404 is labelled JSON in UTF-8', 'GET /api/nothing', 404),
    {
      says: 'message is blank on success and data absent where there is nothing',
      steps: [{ call: 'GET /api/user/logout', gives: good() }],
    },
    {
      says: 'a failure has no data',
      steps: [{ as: 'root', call: 'GET /api/token/999999', gives: refused('record not found') }],
    },
    {
      says: 'a failure of business logic is HTTP 200',
      steps: [
        {
          call: 'POST /api/user/login',
          body: { username: 'root', password: 'wrong' },
          gives: refused(WRONG_SIGN_IN),
        },
      ],
    },
    {
      says: 'an answer carries X-Oneapi-Request-Id',
      steps: [{ call: 'GET /api/status', gives: { headers: { 'x-oneapi-request-id': matches('.') } } }],
    },
    {
      says: 'a 401 carries X-Oneapi-Request-Id',
      steps: [
        {
          call: 'GET /api/user/self',
          gives: { status: 401, headers: { 'x-oneapi-request-id': matches('.') } },
        },
      ],
    },
    {
      says: 'a 404 carries X-Oneapi-Request-Id',
      steps: [
        {
          call: 'GET /api/nothing',
          gives: { status: 404, headers: { 'x-oneapi-request-id': matches('.') } },
        },
      ],
    },
    {
      says: 'answers carry no Cache-Control, ETag or Last-Modified',
      steps: [
        {
          call: 'GET /api/status',
          gives: { headers: { 'cache-control': undefined, etag: undefined, 'last-modified': undefined } },
        },
      ],
    },
    unknown('GET /api/nothing'),
    unknown('POST /api/nothing'),
    unknown('GET /v1/nothing'),
    unknown('GET /api/nothing?with=query'),
    unknown('GET /apidocs'),
    // A method that is not known on a known path is a 404 too, never a 405.
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
      says: 'the Content-Type of a request is not checked',
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
      says: 'unknown fields are ignored',
      steps: [{ as: 'root', call: 'POST /api/token/', body: { name: 'x', nonsense: 5 } }],
    },
    {
      says: 'bytes after the first JSON value are ignored',
      steps: [{ as: 'root', call: 'POST /api/token/', body: '{"name":"after"} and more', gives: fine }],
    },
    {
      says: 'null leaves a field at its zero value',
      steps: [
        {
          as: 'root',
          call: 'POST /api/token/',
          body: { name: null, remain_quota: null, unlimited_quota: null },
        },
      ],
    },
    {
      says: 'an empty body of a call that binds is EOF',
      steps: [{ as: 'root', call: 'POST /api/token/', body: '', gives: refused('EOF') }],
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
      says: 'a query number that does not parse is 0',
      steps: [
        { as: 'root', call: 'GET /api/token/?p=abc', keep: { first: 'data' } },
        { as: 'root', call: 'GET /api/token/?p=-1' },
      ],
    },
    {
      says: 'a guard stands before the body is read',
      steps: [{ call: 'POST /api/token/', body: '{', gives: unauthenticated }],
    },
  ],
}
