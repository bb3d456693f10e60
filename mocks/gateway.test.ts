import { describe, expect, it } from 'vitest'
import { createGateway, isGatewayPath } from './gateway'
import { TestClient } from './test-client'

const AT = 'http://gateway.test'

describe('isGatewayPath', () => {
  it.each([
    ['/api', true],
    ['/api/status', true],
    ['/apidocs', true],
    ['/v1/models', true],
    ['/__gateway/worlds', true],
    ['/', false],
    ['/token', false],
    ['/x/api/status', false],
  ])('%s: %s', (path, isOwn) => {
    expect(isGatewayPath(path)).toBe(isOwn)
  })
})

describe('world of a request', () => {
  const gateway = createGateway({ options: { SystemName: 'default' } })
  for (const id of ['a', 'b']) gateway.worlds.create({ id, options: { SystemName: id } })

  it.each([
    { name: 'default', header: undefined, cookies: '' },
    { name: 'a', header: undefined, cookies: 'x=1; gateway_world=a' },
    { name: 'b', header: 'b', cookies: 'gateway_world=a' },
  ])('is $name for header $header and cookies "$cookies"', async ({ name, header, cookies }) => {
    const headers: Record<string, string> = header ? { 'x-gateway-world': header } : {}
    const response = await gateway.handle(new Request(`${AT}/api/status`, { headers }), { cookies })
    expect(response).toMatchObject({ body: expect.stringContaining(`"system_name":"${name}"`) })
  })

  it('an unknown world is an error, except for creating a world', async () => {
    const gone = { cookies: 'gateway_world=gone' }
    const lost = await gateway.handle(new Request(`${AT}/api/status`), gone)
    expect(lost).toMatchObject({ status: 400, body: expect.stringContaining('no such world: gone') })
    const made = await gateway.handle(new Request(`${AT}/__gateway/worlds`, { method: 'POST' }), gone)
    expect(made).toMatchObject({ status: 200 })
  })
})

describe('two clients in one world', () => {
  it('have separate sessions and see each other’s changes', async () => {
    const gateway = createGateway()
    const world = gateway.worlds.create()
    const first = await new TestClient(gateway, world).signIn('alice')
    const second = await new TestClient(gateway, world).signIn('alice')
    const other = await new TestClient(gateway, world).signIn('root')

    await first.request('POST', '/api/token/', { body: { name: 'from the first' } })
    const seen = await second.request<{ name: string }[]>('GET', '/api/token/')
    expect(seen.json?.data?.[0]?.name).toBe('from the first')

    await first.request('GET', '/api/user/logout')
    const selves = await Promise.all(
      [first, second, other].map((caller) => caller.request<{ username: string }>('GET', '/api/user/self')),
    )
    expect(selves.map(({ json }) => json?.data?.username)).toEqual([undefined, 'alice', 'root'])
  })
})

describe('an internal error', () => {
  it('becomes a 500 with its message, never a rejection', async () => {
    const gateway = createGateway()
    const world = gateway.worlds.create()
    const caller = await new TestClient(gateway, world).signIn('root')
    world.tokens.page = () => {
      throw new Error('a mistake in the mock')
    }
    const response = await caller.request('GET', '/api/token/')
    expect(response).toMatchObject({ status: 500, text: expect.stringContaining('a mistake in the mock') })
  })
})
