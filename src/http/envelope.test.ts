import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { unwrapEnvelope, failureFromStatus } from './envelope'
import { HttpFailure } from './failure'

function failureIn(body: string): HttpFailure {
  try {
    unwrapEnvelope(body)
  } catch (error) {
    if (error instanceof HttpFailure) return error
  }
  throw new Error('the answer was accepted')
}

describe('unwrapEnvelope', () => {
  it.each([
    ['{"success":true,"message":"","data":[1]}', [1]],
    ['{"success":true,"message":""}', undefined],
    ['\uFEFF{"success":true,"data":1}', 1],
    ['{"object":"list","data":[{"id":"gpt"}]}', [{ id: 'gpt' }]],
  ])('response %s: its data is returned (SH-63, SH-109, SH-115)', (body, data) =>
    expect(unwrapEnvelope(body).data).toEqual(data),
  )

  it.each([
    ['{"success":false,"message":"no"}', 'refused', 'no'],
    ['{"success":false,"message":""}', 'refused', undefined],
    ['{"success":false}', 'refused', undefined],
    ['{"success":false,"message":{"a":1}}', 'refused', undefined],
    ['{"success":false,"message":7}', 'refused', '7'],
    ['{"success":false,"message":"<b>no</b>"}', 'refused', '<b>no</b>'],
    ['{"success":false,"message":[[[]]]}', 'refused', undefined],
    ['{"success":false,"message":"用户已被封禁"}', 'banned', '用户已被封禁'],
    ['{"success":false,"message":"record not found"}', 'notFound', 'record not found'],
    ['{"message":"neither good nor bad"}', 'refused', 'neither good nor bad'],
    ['{"error":{"message":"Invalid URL"},"data":1}', 'refused', 'Invalid URL'],
    ['', 'malformed', undefined],
    ['<html></html>', 'webPage', undefined],
    ['[]', 'malformed', undefined],
    ['"ok"', 'malformed', undefined],
    ['null', 'malformed', undefined],
    ['{"success":true,"data":[{"id":1', 'truncated', undefined],
  ])('response %s: throws a failure of kind %s (SH-107)', (body, kind, serverMessage) =>
    expect([failureIn(body).kind, failureIn(body).serverMessage]).toEqual([kind, serverMessage]),
  )

  it('response to a write without a success flag: rejected as malformed (SH-109)', () => {
    const body = '{"data":["code"]}'
    expect(() => unwrapEnvelope(body, 'write')).toThrow(expect.objectContaining({ kind: 'malformed' }))
    expect(unwrapEnvelope('{"success":true,"data":1}', 'write').data).toBe(1)
  })

  it('numbers in decimal or exponent notation: read as integers (SH-111)', () => {
    const { data } = unwrapEnvelope('{"success":true,"data":{"id":1.0,"quota":1e3,"role":10e-1}}')
    expect(z.object({ id: z.int(), quota: z.int(), role: z.int() }).parse(data)).toEqual({
      id: 1,
      quota: 1000,
      role: 1,
    })
  })

  it('JSON nested 10,000 levels deep: handled without a crash (SH-113)', () => {
    const deep = `${'['.repeat(10_000)}${']'.repeat(10_000)}`
    const { data } = unwrapEnvelope(`{"success":true,"data":${deep}}`)
    expect(z.object({ id: z.int() }).safeParse(data).success).toBe(false)
    expect(failureIn(`{"success":false,"message":${deep}}`).serverMessage).toBeUndefined()
  })

  it('refusal with data: the failure keeps the data, such as codes already created', () =>
    expect(failureIn('{"success":false,"message":"x","data":["code"]}').data).toEqual(['code']))
})

describe('failureFromStatus', () => {
  it.each([
    [401, 'unauthenticated'],
    [403, 'forbidden'],
    [404, 'notFound'],
    [405, 'demoReadOnly'],
    [409, 'conflict'],
    [413, 'tooLarge'],
    [429, 'rateLimited'],
    [500, 'server'],
    [502, 'server'],
    [503, 'unavailable'],
    [504, 'server'],
    [418, 'other'],
  ])('status %i: failure of kind %s', (status, kind) =>
    expect(failureFromStatus(new Response(null, { status }), '')).toMatchObject({ kind, status }),
  )

  it('error body in either envelope format: the server message is kept', () => {
    const response = new Response(null, { status: 404 })
    expect(failureFromStatus(response, '{"error":{"message":"Invalid URL"}}').serverMessage).toBe(
      'Invalid URL',
    )
    expect(failureFromStatus(response, '{"success":false,"message":"no"}').serverMessage).toBe('no')
    expect(failureFromStatus(response, '<html>').serverMessage).toBeUndefined()
  })

  it.each([
    ['2', 2],
    ['86400', 86_400],
    ['soon', undefined],
    ['-5', undefined],
    ['1.5', undefined],
    ['3, 4', undefined],
    ['Thu, 01 Jan 1970 00:00:00 GMT', undefined],
  ])('Retry-After header %s: parsed as seconds, undefined if invalid', (header, seconds) => {
    const response = new Response(null, { status: 429, headers: { 'retry-after': header } })
    expect(failureFromStatus(response, '').retryAfter).toBe(seconds)
  })

  it('refusals with status 200: missing permission is told apart from other refusals', () => {
    const refused = (message: string) => () => unwrapEnvelope(JSON.stringify({ success: false, message }))
    expect(refused('无权进行此操作，权限不足')).toThrow(expect.objectContaining({ kind: 'forbidden' }))
    expect(refused('无权更新同权限等级或更高权限等级的用户信息')).toThrow(
      expect.objectContaining({ kind: 'refused' }),
    )
  })
})

it.each([
  [401, '<!doctype html><title>Sign on</title>', 'webPage'],
  [403, ' <html>Checking your browser</html>', 'webPage'],
  [400, '<html></html>', 'webPage'],
  [401, '{"success":false,"message":"no"}', 'unauthenticated'],
  [403, '', 'forbidden'],
  [404, '<html></html>', 'notFound'],
  [413, '<html></html>', 'tooLarge'],
  [429, '<html></html>', 'rateLimited'],
  [502, '<html></html>', 'server'],
  [503, '<html></html>', 'unavailable'],
])(
  'status %i with the body %s: %s, so that a page in front of the gateway ends no session',
  (status, body, kind) => expect(failureFromStatus(new Response(body, { status }), body).kind).toBe(kind),
)
