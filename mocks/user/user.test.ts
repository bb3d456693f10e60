import { describe, expect, it } from 'vitest'
import { blankUser } from '../conformance/cases/sign-in-steps'
import { createGateway } from '../gateway'
import { TestClient } from '../test-client'
import type { WorldOrder } from '../world'

const REFUSED = '用户名或密码错误，或用户已被封禁'
const INVALID = 'invalid parameter'

function inWorld(order: WorldOrder = {}) {
  const gateway = createGateway()
  const world = gateway.worlds.create(order)
  return { world, caller: new TestClient(gateway, world) }
}

describe('log-in', () => {
  it('returns five fields of the user, leaves the others empty, and creates a session', async () => {
    const { caller } = inWorld()
    const response = await caller.request('POST', '/api/user/login', {
      body: { username: 'alice', password: 'alice12345' },
    })
    const five = { id: 3, username: 'alice', display_name: 'Alice', role: 1, status: 1 }
    expect(response.json).toEqual({ success: true, message: '', data: { ...blankUser, ...five } })
    expect((await caller.request('GET', '/api/user/self')).json?.success).toBe(true)
  })

  it.each([
    ['root', '123456', ''],
    ['admin', 'admin12345', ''],
    ['chen', 'chen12345', ''],
    ['alice@example.com', 'alice12345', ''],
    ['bob', 'bob1234567', REFUSED],
    ['alice', 'alice1234', REFUSED],
    ['Alice', 'alice12345', REFUSED],
    ['nobody', 'alice12345', REFUSED],
    ['', 'alice12345', INVALID],
    ['alice', '', INVALID],
  ])('%s with %s: "%s"', async (username, password, message) => {
    const { caller } = inWorld()
    const response = await caller.request('POST', '/api/user/login', { body: { username, password } })
    expect(response).toMatchObject({ status: 200, json: { success: message === '', message } })
    expect(Boolean(response.header('Set-Cookie'))).toBe(message === '')
    expect('data' in (response.json ?? {})).toBe(message === '')
  })

  it.each([
    ['', undefined, INVALID],
    ['{', undefined, INVALID],
    ['[]', 'en-GB', INVALID],
    ['{"username":5,"password":"x"}', 'fr, zh', INVALID],
    ['null', 'zh', '无效的参数'],
    ['{', 'ZH-tw,en', '无效的参数'],
  ])('with the body %j in %s: "%s"', async (body, language, message) => {
    const headers: Record<string, string> = language ? { 'accept-language': language } : {}
    const response = await inWorld().caller.request('POST', '/api/user/login', { body, headers })
    expect([response.status, response.json]).toEqual([200, { success: false, message }])
  })

  it('is refused before the body is read while password log-in is disabled', async () => {
    const { caller } = inWorld({ options: { PasswordLoginEnabled: 'false' } })
    const response = await caller.request('POST', '/api/user/login', { body: '{' })
    expect(response.json).toEqual({ success: false, message: '管理员关闭了密码登录' })
  })
})

describe('log-out', () => {
  it('needs no session', async () => {
    expect((await inWorld().caller.request('GET', '/api/user/logout')).text).toBe(
      '{"success":true,"message":""}',
    )
  })
})

describe('the own account', () => {
  it('returns all fields without secrets', async () => {
    const { world, caller } = inWorld()
    await caller.signIn('alice')
    const { json } = await caller.request('GET', '/api/user/self')
    const secrets = { password: '', access_token: '', verification_code: '' }
    expect(json?.data).toEqual({ ...world.users.get(3), ...secrets })
  })

  it('of a removed user is refused', async () => {
    const { world, caller } = inWorld()
    await caller.signIn('alice')
    world.users.remove(3)
    expect((await caller.request('GET', '/api/user/self')).json).toEqual({
      success: false,
      message: 'record not found',
    })
  })
})
