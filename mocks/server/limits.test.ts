import { describe, expect, it } from 'vitest'
import { createGateway } from '../gateway'
import { TestClient } from '../test-client'

function callerWith(limits: 'on' | 'off') {
  const gateway = createGateway()
  return new TestClient(gateway, gateway.worlds.create({ limits, clock: 1000 }))
}

async function statuses(times: number, ask: () => Promise<{ status: number }>): Promise<number[]> {
  const seen: number[] = []
  for (let left = times; left > 0; left -= 1) {
    // oxlint-disable-next-line no-await-in-loop -- the limit counts in order
    seen.push((await ask()).status)
  }
  return seen
}

const CASES = [
  { name: 'every call', method: 'GET', path: '/api/status', most: 480, seconds: 180 },
  { name: 'an unknown path', method: 'GET', path: '/api/unknown', most: 240, seconds: 180 },
  { name: 'signing in', method: 'POST', path: '/api/user/login', most: 20, seconds: 1200 },
] as const

describe('rate limits', () => {
  it.each(CASES)('$name: allows $most calls in $seconds seconds', async ({ method, path, most, seconds }) => {
    const caller = callerWith('on')
    const ask = () => caller.request(method, path)
    expect(await statuses(most, ask)).not.toContain(429)
    const refused = await ask()
    expect([
      refused.status,
      refused.text,
      refused.header('Content-Type'),
      refused.header('Retry-After'),
    ]).toEqual([429, '', undefined, undefined])
    expect(refused.header('X-Oneapi-Request-Id')).toMatch(/^\d+$/)
    await caller.control('POST clock', { advance: seconds - 1 })
    expect((await ask()).status).toBe(429)
    await caller.control('POST clock', { advance: 1 })
    expect((await ask()).status).not.toBe(429)
  })

  it.each(CASES)('$name: has no limit in a world with limits off', async ({ method, path, most }) => {
    const caller = callerWith('off')
    expect(await statuses(most + 1, () => caller.request(method, path))).not.toContain(429)
  })

  it('critical calls share one strict limit, other calls are not affected', async () => {
    const caller = callerWith('on')
    await statuses(20, () => caller.request('GET', '/api/oauth/state'))
    expect((await caller.request('POST', '/api/user/login')).status).toBe(429)
    expect((await caller.request('GET', '/api/status')).status).toBe(200)
  })

  it('are counted per IP address, which X-Forwarded-For overrides', async () => {
    const caller = callerWith('on')
    const from = (headers: Record<string, string>, address?: string) =>
      caller.request('POST', '/api/user/login', { headers, address })
    const first = { 'x-forwarded-for': '192.0.2.1, 10.0.0.1' }
    await statuses(20, () => from(first))
    const seen = [
      from(first, '198.51.100.9'),
      from({ 'x-forwarded-for': '192.0.2.2' }),
      from({ 'x-real-ip': '192.0.2.1' }),
      from({ 'x-real-ip': '192.0.2.3' }),
      from({}, '192.0.2.1'),
      from({}),
    ]
    expect((await Promise.all(seen)).map(({ status }) => status)).toEqual([429, 200, 429, 200, 429, 200])
  })

  it('do not count redirects', async () => {
    const caller = callerWith('on')
    expect(await statuses(500, () => caller.request('GET', '/api/token'))).not.toContain(429)
  })

  it('apply before authorization', async () => {
    const caller = callerWith('on')
    const seen = await statuses(481, () => caller.request('GET', '/api/user/self'))
    expect([seen[479], seen[480]]).toEqual([401, 429])
  })
})
