import { describe, expect, it } from 'vitest'
import { createGateway } from '../gateway'
import { TestClient } from '../test-client'

const EMPTY = 'Turnstile token 为空'
const REFUSED = 'Turnstile 校验失败，请刷新重试！'

function inWorld(options: Record<string, string> = {}) {
  const gateway = createGateway()
  const world = gateway.worlds.create({ options: { TurnstileCheckEnabled: 'true', ...options } })
  return { caller: new TestClient(gateway, world) }
}

// Each is refused for another reason once the check is passed.
const guarded = [
  ['POST', '/api/user/register', 'invalid parameter'],
  ['GET', '/api/verification', 'invalid parameter'],
  ['GET', '/api/reset_password', 'invalid parameter'],
] as const

describe.each(guarded)('%s %s', (method, path, after) => {
  it.each([
    { query: '', secret: '', message: EMPTY },
    { query: '?turnstile=', secret: '', message: EMPTY },
    { query: '?turnstile=refused', secret: '', message: REFUSED },
    { query: '?turnstile=good', secret: '2x0000000000000000000000000000000AA', message: REFUSED },
    { query: '?turnstile=good', secret: '1x0000000000000000000000000000000AA', message: after },
    { query: '?turnstile=good', secret: '', message: after },
  ])('with "$query" and the secret "$secret": "$message"', async ({ query, secret, message }) => {
    const { caller } = inWorld({ TurnstileSecretKey: secret })
    const response = await caller.request(method, `${path}${query}`)
    expect([response.status, response.json]).toEqual([200, { success: false, message }])
  })

  it('returns the network error if the verification service is unreachable', async () => {
    const response = await inWorld().caller.request(method, `${path}?turnstile=unreachable`)
    expect(response.json?.message).toContain('challenges.cloudflare.com')
  })

  it('requires no token while the option is off', async () => {
    const response = await inWorld({ TurnstileCheckEnabled: 'false' }).caller.request(method, path)
    expect(response.json?.message).toBe(after)
  })
})

describe('the Turnstile check', () => {
  it('is stored in the session until log-out', async () => {
    const { caller } = inWorld()
    const said = async (path: string) => (await caller.request('GET', path)).json?.message
    expect(await said('/api/verification?turnstile=good')).toBe('invalid parameter')
    expect(await said('/api/reset_password')).toBe('invalid parameter')
    const body = { username: 'alice', password: 'alice12345' }
    await caller.request('POST', '/api/user/login', { body })
    expect(await said('/api/verification')).toBe('invalid parameter')
    await caller.request('GET', '/api/user/logout')
    expect(await said('/api/verification')).toBe(EMPTY)
  })

  it('does not apply to log-in', async () => {
    const body = { username: 'alice', password: 'alice12345' }
    expect((await inWorld().caller.request('POST', '/api/user/login', { body })).json?.success).toBe(true)
  })
})
