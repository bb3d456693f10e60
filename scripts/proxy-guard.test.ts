import { createServer, request, type IncomingMessage, type Server } from 'node:http'
import { Socket, type AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createServer as createVite, type ViteDevServer } from 'vite'
import { proxyGuard, proxyTo, visitorAddress } from './proxy-guard'

const reached: string[] = []
const addresses: unknown[] = []
let upstream: Server
let vite: ViteDevServer
let front: Server

const portOf = (server: Server) => {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a server that listens on a port has such an address
  return (server.address() as AddressInfo).port
}

async function listening(server: Server) {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  return server
}

beforeAll(async () => {
  upstream = await listening(
    createServer((incoming, outgoing) => {
      reached.push(incoming.url ?? '')
      addresses.push(incoming.headers['x-forwarded-for'])
      outgoing.end('upstream')
    }),
  )
  vite = await createVite({
    configFile: false,
    logLevel: 'silent',
    appType: 'custom',
    plugins: [proxyGuard()],
    optimizeDeps: { noDiscovery: true },
    server: {
      middlewareMode: true,
      ws: false,
      watch: null,
      proxy: proxyTo(`http://127.0.0.1:${portOf(upstream)}`),
    },
  })
  front = await listening(createServer(vite.middlewares))
})
afterAll(async () => {
  for (const server of [front, upstream]) {
    server.closeAllConnections()
    server.close()
  }
  await vite.close()
})

async function send(path: string, headers = {}) {
  reached.length = 0
  addresses.length = 0
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    request({ host: '127.0.0.1', port: portOf(front), path, headers, agent: false }, resolve)
      .once('error', reject)
      .end()
  })
  return { status: answer.statusCode, body: await text(answer) }
}

describe('proxy guard', () => {
  it.each([
    '/api',
    '/api/',
    '/api/status',
    '/api?x=1',
    '/v1',
    '/v1/models',
    '/api/user/self?x=//evil.example/../..',
    '/api/user/search?keyword=%2F..%2F%5C%00',
    '/api/token/%E4%B8%AD',
    '/api/token/a%20b',
    '/api/token/a.b/..c/c..',
    '/api/token/1:2@3',
  ])('forwards %s unchanged', async (path) => {
    expect(await send(path)).toEqual({ status: 200, body: 'upstream' })
    expect(reached).toEqual([path])
  })

  it.each([
    '/apidocs',
    '/api-x',
    '/api.json',
    '/v10/models',
    '/v1x',
    '/dashboard',
    '/token/add',
    '/API/status',
    '/%61pi/status',
  ])('does not forward %s: it is not below /api or /v1', async (path) => {
    await send(path)
    expect(reached).toEqual([])
  })
})

describe('proxy guard: calls by others', () => {
  const fetchOf = (site: string, dest: string) => ({ 'sec-fetch-site': site, 'sec-fetch-dest': dest })

  it.each([
    ['an image of another site', '/api/user/token', fetchOf('cross-site', 'image')],
    ['an image of the console itself', '/api/user/token', fetchOf('same-origin', 'image')],
    ['a link of another site', '/api/user/logout', fetchOf('cross-site', 'document')],
    ['an address typed by hand', '/api/channel/test', fetchOf('none', 'document')],
    ['a frame', '/api/channel/update_balance', fetchOf('same-origin', 'iframe')],
    ['a script of a neighbouring host', '/api/status', fetchOf('same-site', 'script')],
    ['a fetch of another site', '/api/user/aff', fetchOf('cross-site', 'empty')],
    ['a fetch of another port of this machine', '/api/status?x=1', fetchOf('same-site', 'empty')],
    ['a style sheet', '/api', fetchOf('same-origin', 'style')],
    ['a prefetch of another site', '/api?x', fetchOf('cross-site', '')],
    ['a header sent twice', '/api/status', { 'sec-fetch-dest': ['empty', 'image'] }],
  ])('%s is rejected with 403 and not forwarded', async (_, path, headers) => {
    expect((await send(path, headers)).status).toBe(403)
    expect(reached).toEqual([])
  })

  it.each([
    ['a fetch of the console', '/api/user/token', fetchOf('same-origin', 'empty')],
    ['a program, which sends no such headers', '/api/user/token', {}],
    ['the relay API, which takes a key', '/v1/chat/completions', fetchOf('cross-site', 'empty')],
    ['an image in an answer of the relay API', '/v1/files/1', fetchOf('cross-site', 'image')],
  ])('%s is forwarded', async (_, path, headers) => {
    expect((await send(path, headers)).status).toBe(200)
    expect(reached).toEqual([path])
  })

  it('a page of the console is no call', async () => {
    await send('/apidocs', fetchOf('cross-site', 'document'))
    expect(reached).toEqual([])
  })
})

describe('proxy: the address of the visitor', () => {
  it.each([
    ['is told to the gateway', {}, '127.0.0.1'],
    ['is that of a proxy on this machine', { 'x-forwarded-for': '198.51.100.7' }, '198.51.100.7'],
  ])('%s', async (_, headers, address) => {
    await send('/api/status', headers)
    expect(addresses).toEqual([address])
  })

  it.each([
    ['192.0.2.9', undefined, '192.0.2.9'],
    ['::ffff:192.0.2.9', '198.51.100.7', '192.0.2.9'],
    ['2001:db8::1', '198.51.100.7', '2001:db8::1'],
    ['::1', '198.51.100.7', '198.51.100.7'],
    ['::ffff:127.0.0.1', undefined, '127.0.0.1'],
  ])('from %s, who names %s, is %s', (remoteAddress, named, address) => {
    const socket = new Socket()
    Object.defineProperty(socket, 'remoteAddress', { value: remoteAddress })
    expect(visitorAddress({ socket, headers: { 'x-forwarded-for': named } })).toBe(address)
  })
})
