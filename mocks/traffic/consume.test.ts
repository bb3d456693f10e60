import { describe, expect, it } from 'vitest'
import { createWorld } from '../worlds'
import type { WorldOrder } from '../world'
import { consume } from './consume'
import type { ConsumeOrder } from './consume-order'

const NOW = 1_700_000_000
const call = { model: 'gpt-4', prompt_tokens: 100, completion_tokens: 50 }

function inWorld(order: WorldOrder = {}) {
  const world = createWorld('w', { clock: NOW, ...order })
  const add = (change: object = {}) => {
    const base = world.tokens.get(1)
    if (!base) throw new Error('no token to copy')
    const made = { user_id: 3, name: 'mine', status: 1, expired_time: -1, unlimited_quota: false, models: '' }
    return world.tokens.add(() => ({ ...base, ...made, remain_quota: 100_000, used_quota: 0, ...change })).id
  }
  const refused = (overrides: Partial<ConsumeOrder>) => {
    const result = consume(world, { ...call, ...overrides })
    return result.ok ? '' : result.message
  }
  return { world, add, refused }
}

describe('a successful relay call', () => {
  it('charges token and user and writes a log entry', () => {
    const { world, add } = inWorld()
    const token_id = add()
    const before = world.users.get(3)
    // ceil((100 + 50 × 2) × 15 × 1)
    expect(consume(world, { ...call, token_id, channel: 0 })).toEqual({
      ok: true,
      quota: 3000,
      log: world.logs.all().at(-1),
    })
    expect(world.tokens.get(token_id)).toMatchObject({
      remain_quota: 97_000,
      used_quota: 3000,
      accessed_time: NOW,
      status: 1,
    })
    expect(world.users.get(3)).toEqual({
      ...before,
      quota: (before?.quota ?? 0) - 3000,
      used_quota: (before?.used_quota ?? 0) + 3000,
      request_count: (before?.request_count ?? 0) + 1,
    })
    expect(world.logs.all().at(-1)).toMatchObject({
      type: 2,
      user_id: 3,
      username: 'alice',
      token_name: 'mine',
      model_name: 'gpt-4',
      quota: 3000,
      prompt_tokens: 100,
      completion_tokens: 50,
      channel: 0,
      created_at: NOW,
      content: '倍率：15.00 × 1.00 × 2.00',
    })
  })

  it.each([
    [{ prompt_tokens: 0, completion_tokens: 0 }, {}, 0],
    [{ model: 'gemma-7b-it', prompt_tokens: 1, completion_tokens: 0 }, {}, 1],
    [{ model: 'gpt-4', prompt_tokens: 1, completion_tokens: 0 }, { ModelRatio: '{"gpt-4":0}' }, 0],
    [{ model: 'gpt-4o-mini', prompt_tokens: 10, completion_tokens: 1 }, {}, 2],
    [{ prompt_tokens: 10, completion_tokens: 0 }, { GroupRatio: '{"default":0.5}' }, 75],
    [{ quota: 42 }, {}, 42],
    [{ quota: 0 }, {}, 0],
  ])('of %j with %j costs %i', (overrides, options, quota) => {
    const { world, add } = inWorld({ options })
    const token_id = add()
    expect(consume(world, { ...call, ...overrides, token_id })).toMatchObject({ ok: true, quota })
    expect(world.tokens.get(token_id)?.remain_quota).toBe(100_000 - quota)
  })

  it('does not charge an unlimited token', () => {
    const { world, add } = inWorld()
    const token_id = add({ unlimited_quota: true, remain_quota: -1 })
    expect(consume(world, { ...call, token_id }).ok).toBe(true)
    expect(world.tokens.get(token_id)).toMatchObject({ remain_quota: -1, used_quota: 0 })
  })

  it('by user name uses the first enabled token', () => {
    const { world } = inWorld()
    const first = world.tokens.find((token) => token.user_id === 3 && token.status === 1)
    expect(consume(world, { ...call, user: 'alice' })).toMatchObject({
      ok: true,
      log: { token_name: first?.name },
    })
  })

  it('of a user without tokens charges the user', () => {
    const { world } = inWorld()
    world.users.update(4, { status: 1, quota: 1_000_000 })
    for (const { id } of world.tokens.all((token) => token.user_id === 4)) world.tokens.remove(id)
    expect(consume(world, { ...call, user: 'bob' })).toMatchObject({ ok: true, log: { token_name: '' } })
    expect(world.users.get(4)?.quota).toBe(997_000)
  })

  it('is charged but not logged while LogConsumeEnabled is off', () => {
    const { world, add } = inWorld({ options: { LogConsumeEnabled: 'false' } })
    const { size } = world.logs
    const token_id = add()
    expect(consume(world, { ...call, token_id })).toEqual({ ok: true, quota: 3000, log: null })
    expect([world.logs.size, world.tokens.get(token_id)?.remain_quota]).toEqual([size, 97_000])
  })

  it('is routed to and charged to the first enabled channel of the group with the model', () => {
    const { world, add } = inWorld()
    const blank = world.channels.get(1)
    if (!blank) throw new Error('no channel to copy')
    const made = [
      { status: 1, group: 'vip', models: 'x' },
      { status: 2, group: 'default', models: 'x' },
      { status: 1, group: 'vip,default', models: 'x,y', type: 33 },
      { status: 1, group: 'default', models: 'x' },
    ].map((change) => world.channels.add(() => ({ ...blank, used_quota: 7, ...change })).id)
    expect(consume(world, { ...call, model: 'x', quota: 5, token_id: add() })).toMatchObject({
      log: { channel: made[2] },
    })
    expect(made.map((id) => world.channels.get(id)?.used_quota)).toEqual([7, 7, 12, 7])
    expect(consume(world, { ...call, model: 'nobody', quota: 5, token_id: add() })).toMatchObject({
      ok: true,
      log: { channel: 0 },
    })
  })

  it('through a specified channel is charged to it, at the ratio of its type', () => {
    const { world, add } = inWorld({ options: { ModelRatio: '{"gpt-4":1,"gpt-4(3)":2}' } })
    world.channels.update(1, { type: 3, status: 2, models: '', used_quota: 0 })
    expect(consume(world, { ...call, token_id: add(), channel: 1 })).toMatchObject({ quota: 400 })
    expect(world.channels.get(1)?.used_quota).toBe(400)
  })

  it('logs the id of a deleted channel', () => {
    const { world, add } = inWorld()
    expect(consume(world, { ...call, token_id: add(), channel: 987_654 })).toMatchObject({
      ok: true,
      log: { channel: 987_654 },
    })
  })
})

describe('a refused relay call', () => {
  const cases: [string, object, Partial<ConsumeOrder>, number][] = [
    ['该令牌状态不可用', { status: 2 }, {}, 2],
    ['该令牌已过期', { status: 3 }, {}, 3],
    ['令牌 mine（#46）额度已用尽', { status: 4, id: 46 }, {}, 4],
    ['该令牌已过期', { expired_time: NOW - 1 }, {}, 3],
    ['', { expired_time: NOW }, {}, 1],
    ['该令牌额度已用尽', { remain_quota: 0 }, {}, 4],
    ['该令牌额度已用尽', { remain_quota: -5 }, {}, 4],
    ['该令牌无权使用模型：gpt-4', { models: 'gpt-4o,o1' }, {}, 1],
    ['', { models: 'gpt-4o,gpt-4' }, {}, 1],
  ]
  it.each(cases)('"%s" to a token with %j: status after it', (message, change, overrides, status) => {
    const { world, add, refused } = inWorld()
    const before = world.users.get(3)
    const token_id = add(change)
    expect(refused({ ...overrides, token_id })).toBe(message.replace('#46', `#${token_id}`))
    expect(world.tokens.get(token_id)?.status).toBe(status)
    expect(world.users.get(3)?.quota === before?.quota).toBe(message !== '')
  })

  it('leaves an exhausted token enabled until its next call', () => {
    const { world, add, refused } = inWorld()
    const token_id = add({ remain_quota: 10 })
    expect(refused({ token_id, quota: 25 })).toBe('')
    expect(world.tokens.get(token_id)).toMatchObject({ remain_quota: -15, status: 1 })
    expect(refused({ token_id, quota: 25 })).toBe('该令牌额度已用尽')
    expect(world.tokens.get(token_id)).toMatchObject({ remain_quota: -15, status: 4 })
  })

  it('requires quota for the reservation, unless the user has a large quota', () => {
    const { world, add, refused } = inWorld()
    const token_id = add({ remain_quota: 100 })
    // (500 + 100) × 15 is set aside.
    world.users.update(3, { quota: 8999 })
    expect(refused({ token_id })).toBe('user quota is not enough')
    world.users.update(3, { quota: 900_000 })
    expect(refused({ token_id })).toBe('令牌额度不足')
    world.users.update(3, { quota: 900_001 })
    expect(refused({ token_id })).toBe('')
  })

  it('is refused for banned and disabled users', () => {
    const { world, add, refused } = inWorld()
    const token_id = add()
    world.banned.add(3)
    expect(refused({ token_id })).toBe('用户已被封禁')
    world.banned.clear()
    world.users.update(3, { status: 2 })
    expect(refused({ token_id })).toBe('用户已被封禁')
  })

  it.each([
    [{ token_id: 99_999 }, '无效的令牌'],
    [{ user: 'nobody' }, 'no such user: nobody'],
    [{}, 'a token_id or a user is needed'],
  ])('by %j: "%s"', (overrides, message) => {
    expect(inWorld().refused(overrides)).toBe(message)
  })
})
