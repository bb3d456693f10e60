import { describe, expect, it } from 'vitest'
import { signedInWorld } from '../test-client'
import type { TokenRow } from './token-row'

const NOW = 1_700_000_000
const IS_OVER = '令牌已过期，无法启用，请先修改令牌过期时间，或者设置为永不过期'
const IS_SPENT = '令牌可用额度已用尽，无法启用，请先修改令牌剩余额度，或者设置为无限额度'

async function inWorld(who = 'alice') {
  const { world, caller } = await signedInWorld(who, { clock: NOW })
  const write = async (method: string, body: unknown, query = '') =>
    (await caller.request<TokenRow>(method, `/api/token/${query}`, { body })).json
  return { world, caller, write, create: (body: unknown) => write('POST', body) }
}

describe('creating a token', () => {
  it('from a list is refused with the name of the type', async () => {
    const { world, create } = await inWorld()
    expect(await create('[]')).toEqual({
      success: false,
      message: 'json: cannot unmarshal array into Go value of type model.Token',
    })
    expect(world.tokens.size).toBe(45)
  })
})

describe('a full update', () => {
  it('overwrites six fields, even if absent, and never the status', async () => {
    const { world, write } = await inWorld()
    world.tokens.update(31, {
      status: 3,
      models: 'o1',
      subnet: '10.0.0.0/8',
      expired_time: 5,
      remain_quota: 6,
    })
    const before = world.tokens.get(31)
    const response = await write('PUT', { id: 31, status: 2, key: 'other', user_id: 1, used_quota: 0 })
    const zero = {
      name: '',
      expired_time: 0,
      remain_quota: 0,
      unlimited_quota: false,
      models: null,
      subnet: null,
    }
    expect(response).toEqual({ success: true, message: '', data: { ...before, ...zero } })
    expect(world.tokens.get(31)).toEqual(response?.data)
  })
})

describe.each(['', '?status_only=true'])('enabling by PUT%s', (query) => {
  const expired = { status: 3, expired_time: NOW }
  const spent = { status: 4, remain_quota: 0, unlimited_quota: false }
  it.each([
    { stored: expired, body: {}, message: IS_OVER },
    { stored: expired, body: { expired_time: -1 }, message: IS_OVER },
    { stored: { ...expired, expired_time: -1 }, body: {}, message: '' },
    { stored: { ...expired, expired_time: NOW + 1 }, body: {}, message: '' },
    { stored: { status: 1, expired_time: NOW }, body: {}, message: '' },
    { stored: spent, body: {}, message: IS_SPENT },
    { stored: { ...spent, remain_quota: -5 }, body: { remain_quota: 100 }, message: IS_SPENT },
    { stored: { ...spent, remain_quota: 1 }, body: {}, message: '' },
    { stored: { ...spent, unlimited_quota: true }, body: {}, message: '' },
    { stored: { ...expired, ...spent, status: 2 }, body: {}, message: '' },
  ])('a token with $stored: "$message"', async ({ stored, body, message }) => {
    const { world, write } = await inWorld()
    world.tokens.update(31, stored)
    const response = await write('PUT', { id: 31, status: 1, name: 'renamed', ...body }, query)
    expect([response?.success, response?.message]).toEqual([message === '', message])
    const isRenamed = world.tokens.get(31)?.name === 'renamed'
    expect(isRenamed).toBe(message === '' && query === '')
    expect(world.tokens.get(31)?.status).toBe(message === '' && query !== '' ? 1 : stored.status)
  })
})
