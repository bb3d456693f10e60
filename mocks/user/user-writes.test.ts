import { describe, expect, it } from 'vitest'
import { LOG_TYPE } from '../log/log-row'
import { signedInWorld, TestClient } from '../test-client'

const INVALID = 'invalid parameter'
const INVALID_INPUT = 'Invalid input, please check your input'
const NO_PEER = '无权更新同权限等级或更高权限等级的用户信息'
const TOO_HIGH = '无权将其他用户权限等级提升到大于等于自己的权限等级'
const NO_MAKING = '无法创建权限大于等于自己的用户'
const NO_DELETING = '无权删除同权限等级或更高权限等级的用户'

async function inWorld(who = 'root') {
  const { gateway, world, caller } = await signedInWorld(who)
  const send = (method: string) => async (body: unknown) =>
    (await caller.request(method, '/api/user/', { body })).json
  return { gateway, world, caller, create: send('POST'), put: send('PUT') }
}

const valid = { username: 'newbie', password: 'secret-123' }

describe('creating a user', () => {
  it.each([
    ['admin', valid, ''],
    ['admin', { ...valid, role: 1 }, ''],
    ['admin', { ...valid, role: 9 }, ''],
    ['admin', { ...valid, role: 10 }, NO_MAKING],
    ['root', { ...valid, role: 10 }, ''],
    ['root', { ...valid, role: 100 }, NO_MAKING],
    ['root', { ...valid, username: '' }, INVALID],
    ['root', { ...valid, password: '' }, INVALID],
    ['root', '', INVALID],
    ['root', { ...valid, quota: '5' }, INVALID],
    ['root', { ...valid, password: 'short' }, INVALID_INPUT],
    ['root', { ...valid, password: 'short', role: 100 }, INVALID_INPUT],
    ['root', { ...valid, username: 'thirteen-char' }, INVALID_INPUT],
    ['root', { ...valid, username: 'alice' }, 'UNIQUE constraint failed: users.username'],
  ])('by %s from %j: "%s"', async (who, body, message) => {
    const { world, create } = await inWorld(who)
    expect(await create(body)).toEqual({ success: message === '', message })
    expect(world.users.size).toBe(message === '' ? 19 : 18)
    expect(world.tokens.size).toBe(message === '' ? 46 : 45)
  })

  it.each([
    [{}, { display_name: 'newbie' }],
    [{ display_name: 'New' }, { display_name: 'New' }],
    [
      { role: 10, quota: 9, group: 'vip', email: 'a@b.c', status: 2 },
      { role: 1, quota: 0, group: 'default', email: '', status: 1 },
    ],
  ])('with %j stores %j', async (body, want) => {
    const { world, create } = await inWorld()
    await create({ ...valid, ...body })
    expect(world.users.get(19)).toMatchObject({ ...valid, ...want, inviter_id: 0 })
  })
})

describe('updating a user', () => {
  it.each([
    [{ username: 'alicia', display_name: 'A', email: 'a@b.c', group: 'vip' }],
    [{ password: 'another-1' }],
    [{ role: 10, status: 2, github_id: 'g', wechat_id: 'w', lark_id: 'l', oidc_id: 'o' }],
    [{ access_token: 'f'.repeat(32), used_quota: 7, request_count: 8, aff_code: 'ABCD', inviter_id: 2 }],
    [{ quota: -5 }],
    [{ status: 77 }],
  ])('writes every non-zero field: %j', async (change) => {
    const { world, put } = await inWorld()
    const before = world.users.get(3)
    expect(await put({ id: 3, quota: 1_000_000, ...change })).toEqual({ success: true, message: '' })
    expect(world.users.get(3)).toEqual({ ...before, ...change })
  })

  it.each([
    [{}],
    [
      {
        username: '',
        password: '',
        display_name: '',
        email: '',
        group: '',
        quota: 0,
        used_quota: 0,
        role: 0,
        status: 0,
      },
    ],
    [{ password: '$I_LOVE_U' }],
    [{ verification_code: 'abc', unknown: 1 }],
  ])('keeps the other fields: %j', async (body) => {
    const { world, put } = await inWorld()
    const before = world.users.get(3)
    expect((await put({ id: 3, ...body }))?.success).toBe(true)
    expect(world.users.get(3)).toEqual(before)
  })

  it.each([
    [{ quota: 2_000_000 }, '管理员将用户额度从 ＄2.000000 额度修改为 ＄4.000000 额度'],
    [{}, '管理员将用户额度从 ＄2.000000 额度修改为 ＄0.000000 额度'],
    [{ quota: 1_000_000 }, undefined],
  ])('with %j logs "%s"', async (body, content) => {
    const { world, put } = await inWorld()
    const before = world.logs.size
    await put({ id: 3, ...body })
    const written = world.logs.all().slice(before)
    const line = { user_id: 3, username: 'alice', type: LOG_TYPE.manage, quota: 0, content }
    expect(written).toMatchObject(content === undefined ? [] : [line])
  })

  it('logs in points if currency display is off', async () => {
    const { world, put } = await inWorld()
    world.options.save('DisplayInCurrencyEnabled', 'false')
    const before = world.logs.size
    await put({ id: 3, quota: 5 })
    expect(world.logs.all()[before]?.content).toBe('管理员将用户额度从 1000000 点额度修改为 5 点额度')
  })

  it.each([
    ['root', '{', INVALID],
    ['root', {}, INVALID],
    ['root', { id: 0, username: 'x'.repeat(13) }, INVALID],
    ['root', { id: '3' }, INVALID],
    ['root', { id: 3, quota: 0.5 }, INVALID],
    ['root', { id: 3, quota: '5' }, INVALID],
    ['root', '{"id":3,"quota":1e6}', INVALID],
    ['root', { id: 3, username: 'x'.repeat(13) }, INVALID_INPUT],
    ['root', { id: 3, password: 'short' }, INVALID_INPUT],
    ['root', { id: 999 }, 'record not found'],
    ['root', { id: 999, password: 'short' }, INVALID_INPUT],
    ['root', { id: 3, username: 'bob' }, 'UNIQUE constraint failed: users.username'],
    ['admin', { id: 1 }, NO_PEER],
    ['admin', { id: 2 }, NO_PEER],
    ['admin', { id: 8, role: 100 }, NO_PEER],
    ['admin', { id: 3, role: 10 }, TOO_HIGH],
    ['admin', { id: 3, role: 9 }, ''],
    ['root', { id: 1, quota: 1 }, ''],
    ['root', { id: 3, role: 100 }, ''],
  ])('by %s with %j: "%s"', async (who, body, message) => {
    const { put } = await inWorld(who)
    expect(await put(body)).toEqual({ success: message === '', message })
  })

  it('bans with status 2 and lifts the ban with status 1', async () => {
    const { gateway, world, put } = await inWorld()
    const alice = await new TestClient(gateway, world).signIn('alice')
    await put({ id: 3, status: 2 })
    expect((await alice.request('GET', '/api/user/self')).json?.message).toBe('用户已被封禁')
    await put({ id: 3, status: 1 })
    await alice.signIn('alice')
    expect((await alice.request('GET', '/api/user/self')).json?.success).toBe(true)
  })
})

describe('deleting by id', () => {
  it.each([
    ['admin', 3],
    ['root', 2],
  ])('%s can delete %i, with an empty response', async (who, id) => {
    const { world, caller } = await inWorld(who)
    const { status, text, header } = await caller.request('DELETE', `/api/user/${id}`)
    expect([status, text, header('Content-Type')]).toEqual([200, '', undefined])
    const username: unknown = expect.stringMatching(/^deleted_[0-9a-f]{32}$/)
    expect(world.users.get(id)).toMatchObject({ status: 3, username })
    expect(world.banned.has(id)).toBe(true)
  })

  it.each([
    ['admin', '8', NO_DELETING],
    ['admin', '2', NO_DELETING],
    ['root', '1', NO_DELETING],
    ['root', '0', 'id 为空！'],
    ['root', '999', 'record not found'],
    ['root', 'x', 'strconv.Atoi: parsing "x": invalid syntax'],
  ])('%s cannot delete %s: "%s"', async (who, id, message) => {
    const { world, caller } = await inWorld(who)
    const { status, json } = await caller.request('DELETE', `/api/user/${id}`)
    expect([status, json]).toEqual([200, { success: false, message }])
    expect(world.users.all((row) => row.status === 3)).toHaveLength(1)
  })
})
