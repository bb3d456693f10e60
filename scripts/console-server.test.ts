import { request, type IncomingMessage } from 'node:http'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startConsole } from './console-server'
import type { RunningServer } from './static-server'

let server: RunningServer

beforeAll(async () => {
  server = await startConsole()
})
afterAll(() => server.stop())

async function statusOf(path: string, headers: Record<string, string>) {
  const { hostname, port } = new URL(server.url)
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request({ hostname, port, path, headers, agent: false }, resolve).once('error', reject).end()
  })
  response.resume()
  return response.statusCode
}

it.each(['/api/status', '/api/user/self', '/v1/models', '/__gateway/worlds', '/__gateway/', '/token'])(
  'console server: %s is a 403 under the name of another site (DNS rebinding)',
  async (path) => expect(await statusOf(path, { host: 'rebound.example:3000' })).toBe(403),
)

it.each([
  ['/api/user/logout', 'document', 403],
  ['/api/user/token', 'image', 403],
  ['/x/../api/user/token', 'image', 403],
  ['/api/status', 'empty', 200],
])('console server: %s requested as %s is a %i', async (path, dest, status) => {
  expect(await statusOf(path, { 'sec-fetch-dest': dest })).toBe(status)
})
