import { describe, expect, it } from 'vitest'
import { signedInWorld, TestClient } from '../test-client'
import type { UserOnWire } from './user-row'

const NO_PEER = '无权更新同权限等级或更高权限等级的用户信息'
const IS_ADMIN = '该用户已经是管理员'
const IS_COMMON = '该用户已经是普通用户'
const ACTIONS = ['disable', 'enable', 'delete', 'promote', 'demote'] as const

async function inWorld(who = 'root') {
  const { gateway, world, caller } = await signedInWorld(who)
  const manage = async (body: unknown) =>
    (await caller.request<UserOnWire>('POST', '/api/user/manage', { body })).json
  return { gateway, world, caller, manage }
}

const ok = (role: number, status: number) => ({ role, status })

// A text refuses; numbers are the role and status afterwards (K6.6, call 32).
const matrix = [
  {
    who: 'admin',
    to: 'alice',
    wants: [ok(1, 2), ok(1, 1), ok(1, 3), '普通管理员用户无法提升其他用户为管理员', IS_COMMON],
  },
  { who: 'admin', to: 'nadia', wants: [NO_PEER, NO_PEER, NO_PEER, NO_PEER, NO_PEER] },
  { who: 'admin', to: 'admin', wants: [NO_PEER, NO_PEER, NO_PEER, NO_PEER, NO_PEER] },
  { who: 'admin', to: 'root', wants: [NO_PEER, NO_PEER, NO_PEER, NO_PEER, NO_PEER] },
  { who: 'root', to: 'alice', wants: [ok(1, 2), ok(1, 1), ok(1, 3), ok(10, 1), IS_COMMON] },
  { who: 'root', to: 'admin', wants: [ok(10, 2), ok(10, 1), ok(10, 3), IS_ADMIN, ok(1, 1)] },
  {
    who: 'root',
    to: 'root',
    wants: [
      '无法禁用超级管理员用户',
      ok(100, 1),
      '无法删除超级管理员用户',
      IS_ADMIN,
      '无法降级超级管理员用户',
    ],
  },
]

const cases = matrix.flatMap(({ who, to, wants }) =>
  wants.map((want, at) => ({ who, action: ACTIONS[at] ?? '', to, want })),
)
const refused = cases.flatMap(({ want, ...rest }) =>
  typeof want === 'string' ? [{ ...rest, message: want }] : [],
)
const done = cases.flatMap(({ want, ...rest }) => (typeof want === 'string' ? [] : [{ ...rest, want }]))

describe('managing a user', () => {
  it.each(refused)('$who cannot $action $to: "$message"', async ({ who, action, to, message }) => {
    const { world, manage } = await inWorld(who)
    const target = world.users.find(({ username }) => username === to)
    expect(await manage({ username: to, action })).toEqual({ success: false, message })
    expect(world.users.get(target?.id ?? 0)).toEqual(target)
  })

  it.each(done)('$who can $action $to: $want', async ({ who, action, to, want }) => {
    const { world, manage } = await inWorld(who)
    const id = world.users.find(({ username }) => username === to)?.id ?? 0
    expect(await manage({ username: to, action })).toMatchObject({
      success: true,
      message: '',
      data: { ...want, id: 0, username: '', display_name: '', quota: 0, access_token: '', group: '' },
    })
    expect(world.users.get(id)).toMatchObject(want)
    expect(world.users.get(id)?.username === to).toBe(want.status !== 3)
    expect(world.banned.has(id)).toBe(want.status !== 1)
  })

  it.each([
    ['{', 'invalid parameter'],
    [{ username: 5 }, 'invalid parameter'],
    [{ username: 'nobody', action: 'disable' }, '用户不存在'],
    [{ username: 'Alice', action: 'disable' }, '用户不存在'],
    [{ username: '', action: 'disable' }, '无法禁用超级管理员用户'],
    [{ action: 'delete' }, '无法删除超级管理员用户'],
  ])('with %j is refused: "%s"', async (body, message) => {
    expect(await (await inWorld()).manage(body)).toEqual({ success: false, message })
  })

  it.each(['', 'explode', 'toString', '__proto__'])(
    'with the unknown action "%s" changes nothing',
    async (action) => {
      const { world, manage } = await inWorld()
      const before = world.users.get(3)
      expect(await manage({ username: 'alice', action })).toMatchObject({ success: true, data: ok(1, 1) })
      expect(world.users.get(3)).toEqual(before)
    },
  )

  it.each(['disable', 'delete'])('%s puts out at once whoever is signed in', async (action) => {
    const { gateway, world, manage } = await inWorld()
    const alice = await new TestClient(gateway, world).signIn('alice')
    await manage({ username: 'alice', action })
    expect((await alice.request('GET', '/api/user/self')).json?.message).toBe('用户已被封禁')
  })

  it('enable lifts the ban', async () => {
    const { gateway, world, manage } = await inWorld()
    await manage({ username: 'bob', action: 'enable' })
    const bob = new TestClient(gateway, world)
    const body = { username: 'bob', password: 'bob1234567' }
    expect((await bob.request('POST', '/api/user/login', { body })).json?.success).toBe(true)
    expect((await bob.request('GET', '/api/user/self')).json?.success).toBe(true)
  })

  it('enable restores a deleted user under the deleted name', async () => {
    const { world, manage } = await inWorld()
    const username = world.users.get(9)?.username ?? ''
    expect(await manage({ username, action: 'enable' })).toMatchObject({ success: true, data: ok(1, 1) })
    expect(world.users.get(9)).toMatchObject({ username, status: 1 })
  })

  it('promote takes effect after the next log-in', async () => {
    const { gateway, world, manage } = await inWorld()
    const alice = await new TestClient(gateway, world).signIn('alice')
    await manage({ username: 'alice', action: 'promote' })
    expect((await alice.request('GET', '/api/user/self')).json?.data).toMatchObject({ role: 10 })
    expect((await alice.request('GET', '/api/user/')).json?.message).toBe('无权进行此操作，权限不足')
    await alice.signIn('alice')
    expect((await alice.request('GET', '/api/user/')).json?.success).toBe(true)
  })
})
