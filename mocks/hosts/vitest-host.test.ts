import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { startGateway, type TestGateway } from './vitest-host'

let gateway: TestGateway

beforeEach(() => {
  gateway = startGateway()
})
afterEach(() => {
  gateway.stop()
})

const received = async (path: string, init?: RequestInit) => {
  const response = await fetch(path, init)
  const json: { success: boolean; message: string; data?: unknown } = await response.json()
  return json
}
const signIn = (password = 'alice12345') =>
  received('/api/user/login', { method: 'POST', body: JSON.stringify({ username: 'alice', password }) })

describe('fetch in a unit test', () => {
  it('keeps the session after log-in and drops it after log-out', async () => {
    expect((await signIn()).success).toBe(true)
    expect((await received('/api/user/self')).data).toMatchObject({ username: 'alice' })
    gateway.signOut()
    expect((await fetch('/api/user/self')).status).toBe(401)
  })

  it('accepts URLs and Request objects', async () => {
    const url = new URL('/api/status', 'http://localhost:3000')
    const responses = await Promise.all([fetch(url), fetch(new Request(url)), fetch(url.href)])
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(gateway.requests()).toHaveLength(3)
  })

  it('follows redirects with method and body', async () => {
    gateway.signIn('alice')
    const made = await received('/api/token', { method: 'POST', body: '{"name":"by another way"}' })
    expect(made.data).toMatchObject({ id: 46, name: 'by another way' })
    expect(gateway.requests().map(({ method, path, status }) => `${method} ${path} ${status}`)).toEqual([
      'POST /api/token 307',
      'POST /api/token/ 200',
    ])
  })

  it('returns status and headers, but not Set-Cookie', async () => {
    gateway.fault({ call: 'GET /api/about', kind: 'F08' })
    const response = await fetch('/api/about')
    const seen = ['Content-Type', 'Retry-After', 'Set-Cookie'].map((name) => response.headers.get(name))
    expect([response.status, ...seen, await response.text()]).toEqual([429, null, '2', null, ''])
  })

  it('rejects with a TypeError when the connection is reset', async () => {
    gateway.fault({ call: 'GET /api/about', kind: 'reset' })
    await expect(fetch('/api/about')).rejects.toThrow(new TypeError('Failed to fetch'))
  })

  it('rejects for paths outside the gateway', async () => {
    await expect(fetch('/elsewhere')).rejects.toThrow('nothing handles')
  })

  it('rejects with the abort reason, before sending and while held', async () => {
    await expect(fetch('/api/about', { signal: AbortSignal.abort(new Error('early')) })).rejects.toThrow(
      'early',
    )
    gateway.fault({ call: 'GET /api/about', kind: 'F17' })
    const leaving = new AbortController()
    const asked = fetch('/api/about', { signal: leaving.signal })
    await vi.waitFor(() => expect(gateway.world().faults.holding).toBe(1))
    leaving.abort(new Error('late'))
    await expect(asked).rejects.toThrow('late')
    await vi.waitFor(() => expect(gateway.world().faults.holding).toBe(0))
  })

  it('returns responses out of order', async () => {
    gateway.fault({ call: 'GET /api/about', kind: 'F30' })
    const seen: string[] = []
    const ask = async (name: string) => {
      await (await fetch('/api/about')).text()
      seen.push(name)
    }
    const first = ask('first')
    await vi.waitFor(() => expect(gateway.world().faults.holding).toBe(1))
    await Promise.all([first, ask('second')])
    expect(seen).toEqual(['second', 'first'])
  })
})

describe('the controls', () => {
  it('release held responses and remove faults', async () => {
    gateway.fault({ call: 'GET /api/about', kind: 'F17' })
    const ask = async () => {
      const asked = fetch('/api/about')
      await vi.waitFor(() => expect(gateway.world().faults.holding).toBe(1))
      return { asked }
    }
    const first = await ask()
    gateway.release()
    expect((await first.asked).status).toBe(200)
    const second = await ask()
    gateway.clearFaults()
    expect((await second.asked).status).toBe(200)
    expect((await fetch('/api/about')).status).toBe(200)
  })

  it('createWorld logs out and releases responses held by the old world', async () => {
    gateway.signIn('root')
    gateway.fault({ call: 'GET /api/about', kind: 'F17' })
    const held = fetch('/api/about')
    await vi.waitFor(() => expect(gateway.world().faults.holding).toBe(1))
    expect(gateway.createWorld({ id: 'next', seed: 'empty' })).toBe('next')
    expect((await held).status).toBe(200)
    expect([gateway.world().id, (await fetch('/api/user/self')).status]).toEqual(['next', 401])
    expect(() => gateway.signIn('alice')).toThrow('no such user in this world: alice')
  })

  it('createWorld logs out even if the new world has the same id', async () => {
    gateway.createWorld({ id: 'same' })
    gateway.signIn('alice')
    gateway.createWorld({ id: 'same' })
    expect((await fetch('/api/user/self')).status).toBe(401)
  })

  it('move the clock and save options', async () => {
    gateway.clock({ set: 1000, advance: 5 })
    gateway.options({ Notice: 'Hello' })
    expect([gateway.world().clock.now(), (await received('/api/notice')).data]).toEqual([1005, 'Hello'])
  })

  it('fault validates its order', () => {
    expect(() => gateway.fault({ call: 'GET /api/about', kind: 'F10', status: 42 })).toThrow('status')
    expect(() => gateway.fault({ call: 'about', kind: 'F10' })).toThrow(RangeError)
  })

  it('stop restores the original fetch', () => {
    const during = globalThis.fetch
    gateway.stop()
    expect(globalThis.fetch).not.toBe(during)
  })
})
