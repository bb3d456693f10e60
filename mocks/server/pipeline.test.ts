import { describe, expect, it } from 'vitest'
import { createGateway } from '../gateway'
import { TestClient } from '../test-client'

function inWorld() {
  const gateway = createGateway()
  return new TestClient(gateway, gateway.worlds.create())
}

describe('redirects', () => {
  it.each([
    {
      method: 'GET',
      path: '/api/token?p=1&order=used_quota',
      status: 301,
      to: '/api/token/?p=1&order=used_quota',
    },
    { method: 'GET', path: '/api/log/self/', status: 301, to: '/api/log/self' },
    { method: 'POST', path: '/api/token', status: 307, to: '/api/token/' },
    { method: 'DELETE', path: '/api/token/7/', status: 307, to: '/api/token/7' },
    { method: 'DELETE', path: '/api/token/%E4%B8%AD/', status: 307, to: '/api/token/%E4%B8%AD' },
  ])('$method $path returns $status to $to', async ({ method, path, status, to }) => {
    const response = await inWorld().request(method, path)
    expect([response.status, response.header('Location')]).toEqual([status, to])
    const page = `<a href="${to.replace('&', '&amp;')}">Moved Permanently</a>.\n\n`
    expect(response.text).toBe(method === 'GET' ? page : '')
  })

  it('skip authorization, request id and faults', async () => {
    const caller = inWorld()
    await caller.fault({ call: '* /api/token/', kind: 'F11' })
    const response = await caller.request('GET', '/api/token')
    expect([response.status, response.header('X-Oneapi-Request-Id')]).toEqual([301, undefined])
  })
})

describe('unknown routes', () => {
  it.each([
    ['GET', '/api/unknown'],
    ['GET', '/api'],
    ['DELETE', '/api/status'],
    ['GET', '/v1/unknown'],
    ['GET', '/apidocs'],
    ['GET', '/api/文'],
  ])('%s %s is a 404 with its own envelope', async (method, path) => {
    const response = await inWorld().request(method, path)
    const error = {
      message: `Invalid URL (${method} ${path})`,
      type: 'invalid_request_error',
      param: '',
      code: '',
    }
    expect([response.status, response.json]).toEqual([404, { error }])
    expect(response.header('X-Oneapi-Request-Id')).toMatch(/^\d+$/)
  })

  it('an undecodable path is a 400', async () => {
    expect(await inWorld().request('GET', '/api/token/%zz')).toMatchObject({
      status: 400,
      text: '400 Bad Request',
    })
  })
})

describe('every response', () => {
  it('has a JSON content type, a unique request id and no cache headers', async () => {
    const caller = inWorld()
    const first = await caller.request('GET', '/api/status')
    const second = await caller.request('GET', '/api/status')
    expect(first.header('Content-Type')).toBe('application/json; charset=utf-8')
    expect(first.header('X-Oneapi-Request-Id')).not.toBe(second.header('X-Oneapi-Request-Id'))
    expect(['Cache-Control', 'ETag', 'Last-Modified', 'Set-Cookie'].map(first.header)).toEqual(
      Array.from({ length: 4 }, () => undefined),
    )
  })
})
