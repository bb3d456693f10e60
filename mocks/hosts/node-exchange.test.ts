import { createServer, request, type IncomingMessage, type Server } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createGateway, type Gateway } from '../gateway'
import { exchange } from './node-exchange'

let gateway: Gateway
let server: Server

beforeEach(async () => {
  gateway = createGateway({ limits: 'on' })
  server = createServer((incoming, outgoing) => {
    void exchange(gateway, incoming, outgoing, new URL(incoming.url ?? '/', 'http://localhost'))
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
})
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

function port(): number {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the server does not listen')
  return address.port
}

interface RequestParts {
  body?: string
  headers?: Record<string, string>
}

function started(method: string, path: string, { body, headers }: RequestParts = {}) {
  // Controls want their bodies labelled.
  const labelled = { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers }
  const call = request({ host: '127.0.0.1', port: port(), method, path, headers: labelled, agent: false })
  const response = new Promise<IncomingMessage>((resolve, reject) => {
    call.once('response', resolve)
    call.once('error', reject)
  })
  call.end(body)
  return { call, response }
}

async function ask(method: string, path: string, parts?: RequestParts) {
  const response = await started(method, path, parts).response
  return { status: response.statusCode, headers: response.headers, body: await text(response) }
}

const fault = (order: object) => ask('POST', '/__gateway/faults', { body: JSON.stringify(order) })

const holding = (count: number) =>
  vi.waitFor(() => expect(gateway.worlds.find('default')?.faults.holding).toBe(count))

describe('calls over HTTP', () => {
  it('request body and response headers are transferred', async () => {
    const body = JSON.stringify({ username: 'root', password: '123456' })
    const response = await ask('POST', '/api/user/login', { body })
    expect([response.status, response.headers['content-type']]).toEqual([
      200,
      'application/json; charset=utf-8',
    ])
    expect(JSON.parse(response.body)).toMatchObject({ success: true, data: { username: 'root' } })
    const cookie = response.headers['set-cookie']?.[0]?.split(';')[0] ?? ''
    const self = await ask('GET', '/api/user/self', { headers: { cookie } })
    expect(JSON.parse(self.body)).toMatchObject({ data: { id: 1 } })
  })

  it('non-ASCII characters are preserved in both directions', async () => {
    await ask('POST', '/__gateway/options', { body: JSON.stringify({ Notice: '公告 🎉' }) })
    expect(JSON.parse((await ask('GET', '/api/notice')).body)).toMatchObject({ data: '公告 🎉' })
  })

  it('a response without a content type has no such header', async () => {
    await fault({ call: 'GET /api/about', kind: 'F07' })
    const response = await ask('GET', '/api/about')
    expect([response.status, response.headers['content-type'], response.body]).toEqual([429, undefined, ''])
  })

  it('worlds and sign-in set their cookies', async () => {
    const made = await ask('POST', '/__gateway/worlds', { body: '{"id":"w"}' })
    expect(made.headers['set-cookie']).toEqual(['gateway_world=w; Path=/'])
    const redirect = await ask('DELETE', '/api/token/%E4%B8%AD/')
    expect([redirect.status, redirect.headers.location]).toEqual([307, '/api/token/%E4%B8%AD'])
  })

  it('HEAD is not handled as GET and returns 404', async () => {
    expect(await ask('HEAD', '/api/status')).toMatchObject({ status: 404, body: '' })
  })

  it('rate limits use the connection’s IP address', async () => {
    const parts = { body: '{}' }
    const seen: (number | undefined)[] = []
    for (let call = 0; call < 21; call += 1) {
      // oxlint-disable-next-line no-await-in-loop -- the limit counts in order
      seen.push((await ask('POST', '/api/user/login', parts)).status)
    }
    expect([seen[19], seen[20]]).toEqual([200, 429])
  })
})

describe('faults over HTTP', () => {
  it('a reset closes the connection', async () => {
    await fault({ call: 'GET /api/about', kind: 'F16' })
    await expect(ask('GET', '/api/about')).rejects.toMatchObject({ code: 'ECONNRESET' })
  })

  it('a truncated body is a complete HTTP response', async () => {
    await fault({ call: 'GET /api/status', kind: 'F19' })
    const { status, body } = await ask('GET', '/api/status')
    expect([status, body.startsWith('{"success":true'), body.endsWith('}')]).toEqual([200, true, false])
  })

  it('a client disconnect ends a held response', async () => {
    await fault({ call: 'GET /api/about', kind: 'F17' })
    const { call, response } = started('GET', '/api/about')
    await holding(1)
    call.destroy()
    await expect(response).rejects.toMatchObject({ code: 'ECONNRESET' })
    await holding(0)
  })

  it('responses are sent out of order', async () => {
    await fault({ call: 'GET /api/about', kind: 'F30' })
    const seen: string[] = []
    const asked = async (name: string) => {
      await ask('GET', '/api/about')
      seen.push(name)
    }
    const first = asked('first')
    await holding(1)
    await Promise.all([first, asked('second')])
    expect(seen).toEqual(['second', 'first'])
  })

  it('an aborted request body does not crash the host', async () => {
    const headers = { 'content-length': '100' }
    const call = request({
      host: '127.0.0.1',
      port: port(),
      method: 'POST',
      path: '/api/user/login',
      headers,
    })
    const failed = new Promise((resolve) => {
      call.once('error', resolve)
    })
    call.write('{"user')
    await new Promise((resolve) => {
      server.once('request', resolve)
    })
    call.destroy()
    await failed
    expect((await ask('GET', '/api/status')).status).toBe(200)
  })
})

describe('streamed answers', () => {
  const QUESTION = {
    headers: { 'content-type': 'application/json', authorization: '' },
    body: JSON.stringify({ model: 'gpt-4o', stream: true, messages: [{ role: 'user', content: 'Hello' }] }),
  }
  const answer = () => {
    const world = gateway.worlds.find('default')
    const token = world?.tokens.find(
      ({ user_id, status, models, unlimited_quota }) =>
        user_id === 1 && status === 1 && !models && unlimited_quota,
    )
    const headers = { ...QUESTION.headers, authorization: `Bearer sk-${token?.key}` }
    return started('POST', '/v1/chat/completions', { ...QUESTION, headers }).response
  }

  it('arrive in pieces, the first before the last is sent', async () => {
    const response = await answer()
    const pieces: string[] = []
    for await (const piece of response) pieces.push(String(piece))
    expect(response.headers['content-type']).toBe('text/event-stream')
    expect(pieces.length).toBeGreaterThan(3)
    expect(pieces.join('')).toMatch(/data: \[DONE\]\n\n$/)
  })

  it('end with a broken connection if they are cut short', async () => {
    await fault({ call: 'POST /v1/chat/completions', kind: 'cut-short', applied: true })
    const response = await answer()
    await expect(text(response)).rejects.toThrow('aborted')
  })
})
