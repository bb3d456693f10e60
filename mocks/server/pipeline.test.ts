import { describe, expect, it } from 'vitest'
import { createGateway } from '../gateway'
import { handlers } from '../handlers'
import { TestClient } from '../test-client'
import { routes } from './routes'

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
    const answer = await inWorld().request(method, path)
    expect([answer.status, answer.header('Location')]).toEqual([status, to])
    const page = `<a href="${to.replace('&', '&amp;')}">Moved Permanently</a>.\n\n`
    expect(answer.text).toBe(method === 'GET' ? page : '')
  })

  it('skip authorization, request id and faults', async () => {
    const caller = inWorld()
    await caller.fault({ call: '* /api/token/', kind: 'F11' })
    const answer = await caller.request('GET', '/api/token')
    expect([answer.status, answer.header('X-Oneapi-Request-Id')]).toEqual([301, undefined])
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
    const answer = await inWorld().request(method, path)
    const error = {
      message: `Invalid URL (${method} ${path})`,
      type: 'invalid_request_error',
      param: '',
      code: '',
    }
    expect([answer.status, answer.json]).toEqual([404, { error }])
    expect(answer.header('X-Oneapi-Request-Id')).toMatch(/^\d+$/)
  })

  it('an undecodable path is a 400', async () => {
    expect(await inWorld().request('GET', '/api/token/%zz')).toMatchObject({
      status: 400,
      text: '400 Bad Request',
    })
  })

  it('every route of the contract has a handler', () => {
    const built = new Set(handlers.map(({ info }) => `${String(info.method)} ${String(info.path)}`))
    expect(routes.filter(({ method, path }) => !built.has(`${method} *${path}`))).toEqual([])
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
