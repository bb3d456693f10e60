import { describe, expect, it } from 'vitest'
import { signedInWorld } from '../test-client'
import type { TokenRow } from './token-row'

const NOW = 1_700_000_000
const BAD_NAME = '参数错误：令牌名称过长'
const BAD_NET = '参数错误：无效的网段：failed to parse subnet: invalid CIDR address: '
const NO_ID = 'id 或 userId 为空！'
const IS_OVER = '令牌已过期，无法启用，请先修改令牌过期时间，或者设置为永不过期'
const IS_SPENT = '令牌可用额度已用尽，无法启用，请先修改令牌剩余额度，或者设置为无限额度'
const UNREAD = 'json: cannot unmarshal string into Go struct field Token.'

async function inWorld(who = 'alice') {
  const { world, caller } = await signedInWorld(who, { clock: NOW })
  const write = async (method: string, body: unknown, query = '') =>
    (await caller.request<TokenRow>(method, `/api/token/${query}`, { body })).json
  return { world, caller, write, create: (body: unknown) => write('POST', body) }
}

describe('creating a token', () => {
  it('returns the whole row with its key, and is listed first', async () => {
    const { caller, create } = await inWorld()
    const models = 'gpt-4o,o1'
    const overrides = {
      name: 'new',
      remain_quota: 500,
      expired_time: NOW + 60,
      unlimited_quota: true,
      models,
    }
    const made = await create({ ...overrides, subnet: '10.0.0.0/8' })
    expect(made).toEqual({
      success: true,
      message: '',
      data: {
        ...overrides,
        id: 46,
        user_id: 3,
        key: expect.stringMatching(/^[A-Za-z0-9]{48}$/),
        status: 1,
        created_time: NOW,
        accessed_time: NOW,
        used_quota: 0,
        subnet: '10.0.0.0/8',
      },
    })
    const list = await caller.request<TokenRow[]>('GET', '/api/token/')
    expect(list.json?.data?.[0]).toEqual(made?.data)
  })

  it.each([
    {
      body: {},
      want: { name: '', expired_time: -1, remain_quota: 0, unlimited_quota: false, models: null, subnet: '' },
    },
    { body: { expired_time: 0, subnet: null }, want: { expired_time: -1, subnet: '' } },
    { body: { expired_time: -1, models: '' }, want: { expired_time: -1, models: '' } },
    { body: { expired_time: 5 }, want: { expired_time: 5, status: 1 } },
    {
      body: { id: 1, user_id: 1, key: 'mine', status: 2, used_quota: 9 },
      want: { id: 46, user_id: 3, status: 1, used_quota: 0 },
    },
    { body: { remain_quota: -7 }, want: { remain_quota: -7 } },
    { body: { name: '一二三四五六七八九十' }, want: { name: '一二三四五六七八九十' } },
    { body: { subnet: ' 10.0.0.0/8 , ::/0 ' }, want: { subnet: ' 10.0.0.0/8 , ::/0 ' } },
  ])('from $body stores $want', async ({ body, want }) => {
    expect((await (await inWorld()).create(body))?.data).toMatchObject(want)
  })

  it.each([
    ['{"name":"a name of thirty-one bytes here"}', BAD_NAME],
    ['{"name":"一二三四五六七八九十一"}', BAD_NAME],
    ['{"subnet":"10.0.0.1"}', `${BAD_NET}10.0.0.1`],
    ['{"subnet":"10.0.0.0/8, x"}', `${BAD_NET}x`],
    ['{"name":"a name of thirty-one bytes here","subnet":"x"}', BAD_NAME],
    ['', 'EOF'],
    ['{"name":"a"', 'unexpected EOF'],
    ['name=a', "invalid character 'a' in literal null (expecting 'u')"],
    ['[]', 'json: cannot unmarshal array into Go value of type model.Token'],
    ['{"remain_quota":"5"}', `${UNREAD}remain_quota of type int64`],
    ['{"expired_time":"never"}', `${UNREAD}expired_time of type int64`],
    ['{"unlimited_quota":"true"}', `${UNREAD}unlimited_quota of type bool`],
    [
      '{"remain_quota":1e6}',
      'json: cannot unmarshal number 1e6 into Go struct field Token.remain_quota of type int64',
    ],
    [
      '{"remain_quota":0.5}',
      'json: cannot unmarshal number 0.5 into Go struct field Token.remain_quota of type int64',
    ],
  ])('from %s is refused: "%s"', async (body, message) => {
    const { world, create } = await inWorld()
    expect(await create(body)).toEqual({ success: false, message })
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

  it('is made if status_only is empty', async () => {
    const { world, write } = await inWorld()
    await write('PUT', { id: 31, status: 2, name: 'renamed' }, '?status_only=')
    expect(world.tokens.get(31)).toMatchObject({ name: 'renamed', status: 1 })
  })
})

describe('a status change', () => {
  it.each([
    ['?status_only=true', 2],
    ['?status_only=0', 2],
    ['?status_only=true', 77],
    ['?status_only=true', undefined],
  ])('with %s to %s writes only the status', async (query, status) => {
    const { world, write } = await inWorld()
    const before = world.tokens.get(31)
    expect((await write('PUT', { id: 31, status, remain_quota: 1 }, query))?.data).toEqual({
      ...before,
      status: status ?? 0,
    })
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

describe('both kinds of update', () => {
  it.each(['', '?status_only=true'])('check what they get in the order of the server%s', async (query) => {
    const { write } = await inWorld()
    const long = 'x'.repeat(31)
    const messages = [
      await write('PUT', '', query),
      await write('PUT', { id: '31' }, query),
      await write('PUT', { id: 999, name: long, subnet: 'x' }, query),
      await write('PUT', { id: 999, subnet: 'x' }, query),
      await write('PUT', { status: 2 }, query),
      await write('PUT', { id: 1, status: 2 }, query),
      await write('PUT', { id: 999, status: 2 }, query),
    ].map((response) => response?.message)
    expect(messages).toEqual([
      'EOF',
      `${UNREAD}id of type int`,
      BAD_NAME,
      `${BAD_NET}x`,
      NO_ID,
      'record not found',
      'record not found',
    ])
  })
})

describe('deleting a token', () => {
  it.each([
    ['31', ''],
    ['1', 'record not found'],
    ['999', 'record not found'],
    ['0', NO_ID],
    ['abc', NO_ID],
  ])('%s by alice: "%s"', async (id, message) => {
    const { world, caller } = await inWorld()
    const { json } = await caller.request('DELETE', `/api/token/${id}`)
    expect(json).toEqual({ success: message === '', message })
    expect(world.tokens.size).toBe(message === '' ? 44 : 45)
  })

  it('frees its id for the next token, and a second delete is refused', async () => {
    const { caller, create } = await inWorld()
    const made = await create({ name: 'short-lived' })
    await caller.request('DELETE', `/api/token/${made?.data?.id}`)
    expect((await caller.request('DELETE', '/api/token/46')).json?.message).toBe('record not found')
    expect((await create({}))?.data?.id).toBe(46)
  })
})
