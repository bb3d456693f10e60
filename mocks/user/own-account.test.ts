import { describe, expect, it } from 'vitest'
import { signedInWorld, TestClient } from '../test-client'

const BANNED = '用户已被封禁'

async function inWorld(who = 'alice') {
  const { gateway, world, caller } = await signedInWorld(who)
  return { gateway, world, caller, put: (body: unknown) => caller.request('PUT', '/api/user/self', { body }) }
}

const rule = (field: string, tag: string) =>
  `Key: 'User.${field}' Error:Field validation for '${field}' failed on the '${tag}' tag`

describe('updating the own account', () => {
  it.each([
    [{ username: 'alicia' }, { username: 'alicia' }],
    [{ display_name: '爱丽丝' }, { display_name: '爱丽丝' }],
    [{ password: 'another-1' }, { password: 'another-1' }],
    [{ password: '$I_LOVE_U' }, {}],
    [{ username: '', password: '', display_name: '' }, {}],
    [{ id: 1, role: 100, quota: 5, group: 'vip', email: 'other@x.example', status: 2 }, {}],
    [{ github_id: 'x', wechat_id: 'x', access_token: 'x', aff_code: 'x' }, {}],
  ])('with %j writes only %j', async (body, change) => {
    const { world, put } = await inWorld()
    const before = world.users.get(3)
    expect((await put(body)).text).toBe('{"success":true,"message":""}')
    expect(world.users.get(3)).toEqual({ ...before, ...change })
    expect(world.users.get(1)?.username).toBe('root')
  })

  it.each([
    ['{', 'invalid parameter'],
    [{ username: 5 }, 'invalid parameter'],
    [{ username: 'x'.repeat(13) }, `输入不合法 ${rule('Username', 'max')}`],
    [{ password: 'short' }, `输入不合法 ${rule('Password', 'min')}`],
    [{ password: 'p'.repeat(21) }, `输入不合法 ${rule('Password', 'max')}`],
    [{ display_name: '字'.repeat(21) }, `输入不合法 ${rule('DisplayName', 'max')}`],
    [{ email: 'e'.repeat(51) }, `输入不合法 ${rule('Email', 'max')}`],
    [
      { username: 'x'.repeat(13), password: 'short' },
      `输入不合法 ${rule('Username', 'max')}\n${rule('Password', 'min')}`,
    ],
    [{ username: 'bob' }, 'UNIQUE constraint failed: users.username'],
  ])('with %j is refused: "%s"', async (body, message) => {
    const { world, put } = await inWorld()
    const before = world.users.get(3)
    expect((await put(body)).json).toEqual({ success: false, message })
    expect(world.users.get(3)).toEqual(before)
  })

  it('keeps the old name in the session until the next log-in', async () => {
    const { caller, put } = await inWorld()
    await put({ username: 'alicia' })
    await caller.request('GET', '/api/user/self')
    const logged = (await caller.control<never>('GET requests')).text
    expect(logged).toContain('"caller":"alice"')
    expect(logged).not.toContain('"caller":"alicia"')
  })
})

describe('deleting the own account', () => {
  it('is a soft delete: new name, status 3, same email and cookie, later calls refused as banned with 200', async () => {
    const { world, caller } = await inWorld()
    const gone = await caller.request('DELETE', '/api/user/self')
    expect([gone.text, gone.header('Set-Cookie')]).toEqual(['{"success":true,"message":""}', undefined])
    expect(world.users.get(3)).toMatchObject({
      username: expect.stringMatching(/^deleted_[0-9a-f]{32}$/),
      status: 3,
      email: 'alice@example.com',
    })
    for (const path of ['/api/user/self', '/api/token/', '/api/user/self']) {
      // oxlint-disable-next-line no-await-in-loop -- one call after the other
      const { status, json } = await caller.request('GET', path)
      expect([status, json]).toEqual([200, { success: false, message: BANNED }])
    }
  })

  it('is refused for root', async () => {
    const { world, caller } = await inWorld('root')
    const { json } = await caller.request('DELETE', '/api/user/self')
    expect(json).toEqual({ success: false, message: '不能删除超级管理员账户' })
    expect(world.users.get(1)?.status).toBe(1)
  })
})

describe('the system access token', () => {
  it('is new on each call, and the old one is invalid immediately', async () => {
    const { gateway, world, caller } = await inWorld()
    const first = (await caller.request<string>('GET', '/api/user/token')).json?.data ?? ''
    const second = (await caller.request<string>('GET', '/api/user/token')).json?.data ?? ''
    expect([first, second]).toEqual([
      expect.stringMatching(/^[0-9a-f]{32}$/),
      world.users.get(3)?.access_token,
    ])
    const stranger = new TestClient(gateway, world)
    const said = async (authorization: string) =>
      (await stranger.request('GET', '/api/user/self', { headers: { authorization } })).json?.message
    expect([await said(first), await said(second)]).toEqual(['无权进行此操作，access token 无效', ''])
  })
})

describe('the invitation code', () => {
  it('is the existing one', async () => {
    const { world, caller } = await inWorld()
    const code = world.users.get(3)?.aff_code
    expect((await caller.request('GET', '/api/user/aff')).json).toEqual({
      success: true,
      message: '',
      data: code,
    })
    expect(code).toMatch(/^[A-Za-z0-9]{4}$/)
  })

  it('is created by the first call if missing', async () => {
    const { world, caller } = await inWorld('root')
    const made = (await caller.request('GET', '/api/user/aff')).json?.data
    expect(made).toMatch(/^[A-Za-z0-9]{4}$/)
    expect(world.users.get(1)?.aff_code).toBe(made)
    expect((await caller.request('GET', '/api/user/aff')).json?.data).toBe(made)
  })
})

describe('models of the user’s group', () => {
  it('are a sorted list of names', async () => {
    const names =
      (await (await inWorld()).caller.request<string[]>('GET', '/api/user/available_models')).json?.data ?? []
    expect(names.length).toBeGreaterThan(0)
    expect(names).toEqual(names.toSorted())
  })

  it('are empty for a group without channels, even with a comma in its name', async () => {
    const { json } = await (await inWorld('two-groups')).caller.request('GET', '/api/user/available_models')
    expect(json).toEqual({ success: true, message: '', data: [] })
  })
})
