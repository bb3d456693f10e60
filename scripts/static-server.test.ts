import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { serveFolder, servePage, startServer, type RunningServer } from './static-server'

let folder: string
let server: RunningServer

beforeAll(async () => {
  const parent = await mkdtemp(join(tmpdir(), 'static-'))
  folder = join(parent, 'dist')
  await mkdir(join(folder, 'assets'), { recursive: true })
  await writeFile(join(parent, 'secret.js'), 'secret')
  await writeFile(join(folder, 'start.js'), 'first')
  await writeFile(join(folder, 'index.html'), '<p>page</p>')
  await writeFile(join(folder, 'assets/app-x1y2.js'), 'app')
  server = await startServer([
    serveFolder(folder),
    servePage(join(folder, 'index.html'), (html) => html.replace('page', 'changed')),
  ])
})
afterAll(async () => {
  server.stop()
  await rm(join(folder, '..'), { recursive: true })
})

/** Sends a path as it is; `fetch` would normalise it. */
async function send(path: string, { method = 'GET', encoding = '', host = '', to = server } = {}) {
  const { hostname, port } = new URL(to.url)
  const headers = { 'accept-encoding': encoding, ...(host && { host }) }
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request({ hostname, port, path, method, headers, agent: false }, resolve).once('error', reject).end()
  })
  const bytes = await buffer(response)
  const body = response.headers['content-encoding'] === 'gzip' ? gunzipSync(bytes) : bytes
  return { status: response.statusCode, headers: response.headers, body: String(body) }
}

describe('static server', () => {
  it('a file below /assets may be cached for ever, other files not at all', async () => {
    const asset = await send('/assets/app-x1y2.js')
    expect([asset.status, asset.body, asset.headers['cache-control']]).toEqual([
      200,
      'app',
      'public, max-age=31536000, immutable',
    ])
    expect((await send('/start.js')).headers['cache-control']).toBe('no-cache')
  })

  it('a changed file is served as it is now', async () => {
    await writeFile(join(folder, 'start.js'), 'second')
    expect((await send('/start.js')).body).toBe('second')
  })

  it.each(['/assets/app-x1y2.js', '/token'])(
    '%s is compressed for a client that accepts it',
    async (path) => {
      const compressed = await send(path, { encoding: 'br, gzip' })
      expect(compressed.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' })
      expect(compressed.body).toBe((await send(path)).body)
    },
  )

  it.each([
    ['GZIP', true],
    ['Gzip;q=0.2', true],
    ['*', true],
    ['br;q=1, gzip;q=0.8, *;q=0.1', true],
    ['*;q=0, gzip', true],
    ['identity;q=0.5, gzip', true],
    ['gzip;q=0', false],
    ['GZIP ; Q=0.000', false],
    ['gzip;q=0, *', false],
    ['*;q=0', false],
    ['identity, gzip;q=0.5', false],
    ['gzip-not, ungzip', false],
    ['', false],
  ])('a client that sends Accept-Encoding %j gets compressed files: %s', async (encoding, isCompressed) => {
    for (const path of ['/assets/app-x1y2.js', '/token'])
      expect((await send(path, { encoding })).headers['content-encoding']).toBe(
        isCompressed ? 'gzip' : undefined,
      )
  })

  it.each(['/', '/token?p=1', '/no-such-file.js'])('%s is the transformed page', async (path) => {
    expect(await send(path)).toMatchObject({ status: 200, body: '<p>changed</p>' })
  })

  it.each(['/assets/old-a1b2.js', '/assets/'])('%s is a 404, not the page', async (path) => {
    expect(await send(path)).toMatchObject({ status: 404, body: '' })
  })

  it.each([
    '/../secret.js',
    '/assets/../../secret.js',
    '/%2e%2e/secret.js',
    '/..%2fsecret.js',
    '//../secret.js',
  ])('%s does not leave the folder', async (path) => {
    expect((await send(path)).body).not.toContain('secret')
  })

  it('HEAD has headers only, other methods are a 405, an invalid target a 404', async () => {
    expect(await send('/token', { method: 'HEAD' })).toMatchObject({ status: 200, body: '' })
    expect((await send('/token', { method: 'POST' })).status).toBe(405)
    expect((await send('//[')).status).toBe(404)
  })

  const OWN = [
    'localhost',
    'localhost:3000',
    'LOCALHOST:3000',
    'a.b.localhost:1',
    '127.0.0.1',
    '192.168.1.7:3000',
    '[::1]:3000',
  ]
  const FOREIGN = [
    'evil.example',
    'evil.example:3000',
    'localhost.evil.example',
    'evil-localhost',
    '127.0.0.1.nip.example',
    '127.0.0.1@evil.example',
    'xn--lcalhost-54a',
  ]
  it.each(OWN)('a request to the host %s is answered', async (host) => {
    expect((await send('/token', { host })).status).toBe(200)
  })

  it.each(FOREIGN)('a request to the host %s is a 403 on every path (DNS rebinding)', async (host) => {
    for (const path of ['/', '/token', '/start.js', '/assets/app-x1y2.js', '/assets/old.js', '//['])
      expect(await send(path, { host })).toMatchObject({
        status: 403,
        body: expect.stringContaining('ALLOWED_HOSTS'),
      })
  })

  it('further hosts can be allowed, with all subdomains after a dot; the own host is', async () => {
    const allowedHosts = ['console.example', '.lan']
    const other = await startServer([servePage(join(folder, 'index.html'))], {
      allowedHosts,
      host: 'localhost',
    })
    const statusOf = async (host: string) => (await send('/', { host, to: other })).status
    const hosts = [
      'console.example:80',
      'a.lan',
      'b.a.lan',
      'x.console.example',
      'evilconsole.example',
      'alan',
    ]
    const statuses = await Promise.all(hosts.map(statusOf))
    other.stop()
    expect(statuses).toEqual([200, 200, 200, 403, 403, 403])
  })

  it('a port that is taken rejects', async () => {
    await expect(startServer([], { port: Number(new URL(server.url).port) })).rejects.toThrow('EADDRINUSE')
  })
})
