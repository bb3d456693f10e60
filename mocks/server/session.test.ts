import { describe, expect, it } from 'vitest'
import { createGateway } from '../gateway'
import { TestClient } from '../test-client'

const MONTH = 2_592_000

async function signedIn() {
  const gateway = createGateway()
  const world = gateway.worlds.create({ clock: 1_000_000 })
  return { world, caller: await new TestClient(gateway, world).signIn('alice') }
}

const selfStatus = async (caller: TestClient) => (await caller.request('GET', '/api/user/self')).status

describe('the session cookie', () => {
  it('has exactly the attributes of the contract', async () => {
    const { caller } = await signedIn()
    const cookie = (await caller.control('POST sign-in', { username: 'alice' })).header('Set-Cookie')
    expect(cookie).toMatch(/^session=[^;]+; Path=\/; Expires=Wed, 11 Feb 1970 13:46:40 GMT; Max-Age=2592000$/)
  })

  it('expires 30 days after it was written, without sliding', async () => {
    const { caller } = await signedIn()
    await caller.control('POST clock', { advance: MONTH - 1 })
    expect(await selfStatus(caller)).toBe(200)
    await caller.control('POST clock', { advance: 1 })
    expect(await selfStatus(caller)).toBe(401)
  })

  it.each([
    ['blank', () => ''],
    ['foreign', () => 'MTIzNDU2'],
    ['with another letter', (value: string) => `x${value.slice(1)}`],
    ['with another signature', (value: string) => `${value.split('.')[0]}.abc`],
  ])('is ignored when it is %s', async (_, spoil) => {
    const { caller } = await signedIn()
    const value = /session=([^;]+)/.exec(caller.jar.header())?.[1] ?? ''
    expect(await selfStatus(caller)).toBe(200)
    caller.jar.keep(`session=${spoil(value)}`)
    expect(await selfStatus(caller)).toBe(401)
  })

  it('is rewritten only by log-out', async () => {
    const { caller } = await signedIn()
    expect((await caller.request('GET', '/api/user/self')).header('Set-Cookie')).toBeUndefined()
    const out = await caller.request('GET', '/api/user/logout')
    expect(out.text).toBe('{"success":true,"message":""}')
    expect(out.header('Set-Cookie')).toMatch(/^session=/)
    expect(await selfStatus(caller)).toBe(401)
  })
})
