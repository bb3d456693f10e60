import { createServer, get, type IncomingMessage, type Server } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createServer as createVite, type ViteDevServer } from 'vite'
import { embeddedGateway } from './vite-host'

let vite: ViteDevServer
let server: Server

beforeAll(async () => {
  vite = await createVite({
    configFile: false,
    logLevel: 'silent',
    appType: 'custom',
    plugins: [embeddedGateway({ options: { SystemName: 'Embedded' } })],
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, ws: false, watch: null },
  })
  server = createServer(vite.middlewares)
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
})
afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await vite.close()
})

function port(): number {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the server does not listen')
  return address.port
}

async function ask(path: string) {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get({ host: '127.0.0.1', port: port(), path, agent: false }, resolve).once('error', reject)
  })
  return { status: response.statusCode, body: await text(response) }
}

describe('Vite plugin', () => {
  it('the default world uses the given order', async () => {
    const { status, body } = await ask('/api/status?x=1')
    expect([status, body]).toEqual([200, expect.stringContaining('"system_name":"Embedded"')])
  })

  it.each([
    ['/v1/models', 401, '未提供令牌'],
    ['/v1/nothing', 404, 'Invalid URL (GET /v1/nothing)'],
    ['/__gateway/worlds/current', 200, '"id":"default"'],
  ])('%s is handled by the gateway', async (path, status, part) => {
    expect(await ask(path)).toEqual({ status, body: expect.stringContaining(part) })
  })

  it('pages have the controls meta tag', async () => {
    const html = await vite.transformIndexHtml('/', '<html><head></head><body></body></html>')
    expect(html).toContain('<meta name="gateway-controls" content="/__gateway/">')
  })

  it.each(['//[', '//a:b/', '//%'])('the request target %s is a 400', async (path) => {
    expect(await ask(path)).toEqual({ status: 400, body: '400 Bad Request' })
  })

  it.each(['//evil.example/api/status', '///api/status'])(
    '%s is not handled as an API call',
    async (path) => {
      expect((await ask(path)).body).not.toContain('system_name')
    },
  )

  it('a mock OAuth provider redirects to the requested host', async () => {
    const own = `http://127.0.0.1:${port()}/oauth/oidc`
    const path = (uri: string) => `/__gateway/provider/oidc?as=member&redirect_uri=${encodeURIComponent(uri)}`
    expect((await ask(path(own))).status).toBe(302)
    expect((await ask(path('http://127.0.0.1:1/oauth/oidc'))).status).toBe(400)
  })

  it('other paths are handled by Vite', async () => {
    const { status, body } = await ask('/no-such-file')
    expect([status, body]).toEqual([404, expect.not.stringContaining('Invalid URL')])
  })
})
