import { describe, expect, it } from 'vitest'
import { signedInWorld } from '../test-client'
import type { SeedName } from '../world'
import type { RedemptionRow } from './redemption-row'

const NOW = 1_700_000_000
const BAD_NAME = '兑换码名称长度必须在1-20之间'
const TOO_FEW = '兑换码个数必须大于0'
const TOO_MANY = '一次兑换码批量生成的个数不能大于 100'
const UNREAD = 'into Go struct field Redemption.'

async function inWorld(seed: SeedName = 'small', who = 'admin') {
  const { world, caller } = await signedInWorld(who, { seed, clock: NOW })
  const get = async (path: string) =>
    (await caller.request<RedemptionRow[]>('GET', `/api/redemption/${path}`)).json
  const ids = async (path: string) => (await get(path))?.data?.map(({ id }) => id)
  const write = async (method: string, body: unknown, query = '') =>
    (await caller.request(method, `/api/redemption/${query}`, { body })).json
  return { world, caller, get, ids, write }
}

describe('the list of codes', () => {
  it('is sorted newest first, ten rows per page', async () => {
    const { ids } = await inWorld()
    expect(await ids('')).toEqual([16, 15, 14, 13, 12, 11, 10, 9, 8, 7])
    expect(await ids('?p=1&order=quota')).toEqual([6, 5, 4, 3, 2, 1])
    expect(await ids('?p=2')).toEqual([])
  })

  it('returns unmasked keys and count 0', async () => {
    const { world, get } = await inWorld()
    const row = (await get(''))?.data?.[0]
    expect(row).toEqual({
      ...world.redemptions.get(16),
      key: expect.stringMatching(/^[0-9a-f]{32}$/),
      count: 0,
    })
  })

  it.each([
    ['large', 1000],
    ['empty', 0],
  ] as const)('of the %s seed has %i', async (seed, count) => {
    const { world, ids } = await inWorld(seed, 'root')
    expect(world.redemptions.size).toBe(count)
    expect(await ids('')).toHaveLength(Math.min(count, 10))
  })

  it('of the small seed has all statuses and an unknown one', async () => {
    const { world } = await inWorld()
    expect(new Set(world.redemptions.all().map(({ status }) => status))).toEqual(new Set([1, 2, 3, 9]))
  })
})

describe('the search for codes', () => {
  it.each([
    ['', Array.from({ length: 16 }, (_, at) => at + 1)],
    ['launch', [1, 2, 3]],
    ['LAUNCH', [1, 2, 3]],
    ['新年', [7, 8]],
    ['4', [4]],
    ['Lisbon', []],
    ['%Lisbon', [5, 6]],
    ['0', []],
  ])('for "%s" finds %j', async (keyword, want) => {
    expect(await (await inWorld()).ids(`search?keyword=${encodeURIComponent(keyword)}`)).toEqual(want)
  })
})

describe('a single code', () => {
  it.each([
    ['GET', '4', ''],
    ['GET', '0', 'id 为空！'],
    ['GET', '999', 'record not found'],
    ['GET', 'abc', 'strconv.Atoi: parsing "abc": invalid syntax'],
    ['DELETE', '4', ''],
    ['DELETE', '0', 'id 为空！'],
    ['DELETE', 'abc', 'id 为空！'],
    ['DELETE', '999', 'record not found'],
  ])('%s %s: "%s"', async (method, id, message) => {
    const { world, caller } = await inWorld()
    const row = world.redemptions.get(4)
    const { json } = await caller.request(method, `/api/redemption/${id}`)
    expect(json).toMatchObject({ success: message === '', message })
    expect(json?.data).toEqual(method === 'GET' && message === '' ? row : undefined)
    expect(world.redemptions.size).toBe(method === 'DELETE' && message === '' ? 15 : 16)
  })
})

describe('creating codes', () => {
  it('returns their keys and stores them with the caller as creator', async () => {
    const { world, write } = await inWorld()
    const response = await write('POST', {
      name: 'gift',
      quota: 500,
      count: 3,
      status: 3,
      key: 'mine',
      id: 1,
    })
    const rows = world.redemptions.all(({ id }) => id > 16)
    expect(response).toEqual({ success: true, message: '', data: rows.map(({ key }) => key) })
    expect(new Set(rows.map(({ key }) => key)).size).toBe(3)
    expect(rows[2]).toEqual({
      id: 19,
      user_id: 2,
      key: expect.stringMatching(/^[0-9a-f]{32}$/),
      status: 1,
      name: 'gift',
      quota: 500,
      created_time: NOW,
      redeemed_time: 0,
      count: 0,
    })
  })

  it.each([
    [{ name: 'x', count: 1 }, 100],
    [{ name: 'x', count: 1, quota: 0 }, 100],
    [{ name: 'x', count: 1, quota: -5 }, -5],
    [{ name: 'twenty bytes exactly', count: 100, quota: 1 }, 1],
    [{ name: '一二三四五六', count: 1, quota: 1 }, 1],
  ])('with %j stores a quota of %i', async (body, quota) => {
    const { world, write } = await inWorld()
    expect((await write('POST', body))?.data).toHaveLength(body.count)
    expect(world.redemptions.get(16 + body.count)?.quota).toBe(quota)
  })

  it.each([
    [{ name: '', count: 1 }, BAD_NAME],
    [{ name: '', count: 0 }, BAD_NAME],
    [{ name: 'x'.repeat(21), count: 1 }, BAD_NAME],
    [{ name: '一二三四五六七', count: 1 }, BAD_NAME],
    [{ name: 'x' }, TOO_FEW],
    [{ name: 'x', count: -1 }, TOO_FEW],
    [{ name: 'x', count: 101 }, TOO_MANY],
    ['', 'EOF'],
    [{ name: 5 }, `json: cannot unmarshal number ${UNREAD}name of type string`],
    [{ name: 'x', count: '1' }, `json: cannot unmarshal string ${UNREAD}count of type int`],
    [{ name: 'x', quota: 0.5 }, `json: cannot unmarshal number 0.5 ${UNREAD}quota of type int64`],
  ])('with %j is refused: "%s"', async (body, message) => {
    const { world, write } = await inWorld()
    expect(await write('POST', body)).toEqual({ success: false, message })
    expect(world.redemptions.size).toBe(16)
  })

  it.each([
    [2, 2],
    [0, 0],
  ])('fails halfway with room for %i, and returns the created codes', async (room, made) => {
    const { world, write } = await inWorld()
    world.roomForCodes = room
    const response = await write('POST', { name: 'gift', quota: 5, count: 3 })
    const keys = world.redemptions.all(({ id }) => id > 16).map(({ key }) => key)
    expect(keys).toHaveLength(made)
    expect(response).toEqual({
      success: false,
      message: 'database or disk is full',
      data: made === 0 ? null : keys,
    })
  })
})

describe('updating a code', () => {
  it.each([
    ['', { name: 'new', quota: 7, status: 3, key: 'k' }, { name: 'new', quota: 7 }],
    ['', {}, { name: '', quota: 0 }],
    ['', { name: 'x'.repeat(40), quota: -1 }, { name: 'x'.repeat(40), quota: -1 }],
    ['?status_only=', { status: 3 }, { name: '', quota: 0 }],
    ['?status_only=true', { status: 2, name: 'new', quota: 7 }, { status: 2 }],
    ['?status_only=0', { status: 77 }, { status: 77 }],
    ['?status_only=true', {}, { status: 0 }],
  ])('with PUT%s %j writes %j and returns the row', async (query, body, change) => {
    const { world, write } = await inWorld()
    const before = world.redemptions.get(3)
    const response = await write('PUT', { id: 3, ...body }, query)
    expect(response).toEqual({ success: true, message: '', data: { ...before, ...change } })
    expect(world.redemptions.get(3)).toEqual({ ...before, ...change })
  })

  it('can enable a used code again', async () => {
    const { world, write } = await inWorld()
    await write('PUT', { id: 1, status: 1 }, '?status_only=true')
    expect(world.redemptions.get(1)?.status).toBe(1)
  })

  it.each([
    [{}, 'id 为空！'],
    [{ id: 999 }, 'record not found'],
    ['', 'EOF'],
    [{ id: '1' }, `json: cannot unmarshal string ${UNREAD}id of type int`],
  ])('with %j is refused: "%s"', async (body, message) => {
    expect(await (await inWorld()).write('PUT', body)).toEqual({ success: false, message })
  })
})

describe('codes', () => {
  it.each(['GET ', 'GET search', 'GET 1', 'POST ', 'PUT ', 'DELETE 1'])(
    '%s requires an admin',
    async (call) => {
      const [method = '', path = ''] = call.split(' ')
      const { json } = await (
        await inWorld('small', 'alice')
      ).caller.request(method, `/api/redemption/${path}`)
      expect(json).toEqual({ success: false, message: '无权进行此操作，权限不足' })
    },
  )
})
