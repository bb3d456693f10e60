import { describe, expect, it } from 'vitest'
import { signedInWorld } from '../test-client'
import type { SeedName } from '../world'
import type { TokenRow } from './token-row'

const INVALID_ID = 'strconv.Atoi: parsing'

async function listing(who: string, seed: SeedName = 'small') {
  const { world, caller } = await signedInWorld(who, { seed })
  const rows = async (path: string) => (await caller.request<TokenRow[]>('GET', path)).json?.data ?? []
  return { world, caller, rows, ids: async (path: string) => (await rows(path)).map(({ id }) => id) }
}

const range = (from: number, to: number) => Array.from({ length: from - to + 1 }, (_, at) => from - at)

describe('the list of tokens', () => {
  it.each([
    ['', range(23, 14)],
    ['?p=0', range(23, 14)],
    ['?p=1', range(13, 4)],
    ['?p=%2B1', range(13, 4)],
    ['?p=2', range(3, 1)],
    ['?p=3', []],
    ['?p=-1', range(23, 14)],
    ['?p=one', range(23, 14)],
    ['?p=1.5', range(23, 14)],
    ['?order=name', range(23, 14)],
  ])('of root with "%s" returns %j', async (query, ids) => {
    expect(await (await listing('root')).ids(`/api/token/${query}`)).toEqual(ids)
  })

  it('returns only the caller’s tokens, with all fields and the key', async () => {
    const { rows, world } = await listing('alice')
    const page = await rows('/api/token/')
    expect(page.map(({ user_id }) => user_id)).toEqual(Array.from({ length: 10 }, () => 3))
    expect(page[0]).toEqual(world.tokens.get(42))
    expect(page[0]?.key).toMatch(/^[A-Za-z0-9]{48}$/)
  })

  it('is an empty array, not null, without tokens', async () => {
    const { caller } = await listing('root', 'empty')
    expect((await caller.request('GET', '/api/token/')).text).toBe('{"success":true,"message":"","data":[]}')
  })

  it('by remaining quota starts with unlimited tokens', async () => {
    const { rows } = await listing('alice')
    const all = [
      ...(await rows('/api/token/?order=remain_quota')),
      ...(await rows('/api/token/?order=remain_quota&p=1')),
    ]
    expect(all).toHaveLength(14)
    expect(all[0]).toMatchObject({ name: 'default', unlimited_quota: true })
    const left = all.slice(1).map(({ remain_quota }) => remain_quota)
    expect(left).toEqual(left.toSorted((a, b) => b - a))
  })

  it('by used quota is descending', async () => {
    const { rows } = await listing('root')
    const used = (await rows('/api/token/?order=used_quota')).map(({ used_quota }) => used_quota)
    expect(used.slice(0, 4)).toEqual([84_000_000, 1_250_000, 501_824, 500_000])
  })
})

describe('the large seed', () => {
  it('has 5000 computed tokens of root, page by page', async () => {
    const { ids, caller } = await listing('root', 'large')
    expect(await ids('/api/token/')).toEqual(range(5000, 4991))
    expect(await ids('/api/token/?p=499')).toEqual(range(10, 1))
    expect(await ids('/api/token/?p=500')).toEqual([])
    const all = (await caller.request<TokenRow[]>('GET', '/api/token/search?keyword=')).json?.data ?? []
    expect(all).toHaveLength(5000)
    expect(new Set(all.map(({ key }) => key)).size).toBe(5000)
  })
})

describe('the search for tokens', () => {
  it.each([
    ['e', ['ends next week', 'ended yesterday', 'empty purse']],
    ['END', ['ends next week', 'ended yesterday']],
    ['next', []],
    ['_ends', []],
    ['t_o', ['two models']],
    ['%25week', ['ends next week']],
    ['读', ['读书笔记']],
    ['42', []],
  ])('for "%s" finds %j', async (keyword, names) => {
    const { rows } = await listing('alice')
    const found = await rows(`/api/token/search?keyword=${keyword}`)
    expect(found.map(({ name }) => name).toSorted()).toEqual(names.toSorted())
  })

  it('for an empty keyword returns all own tokens, unpaged', async () => {
    const { ids } = await listing('root')
    expect(await ids('/api/token/search?p=2')).toHaveLength(23)
  })
})

describe('a single token', () => {
  it.each([
    ['31', '', 31],
    ['+31', '', 31],
    ['1', 'record not found', undefined],
    ['999', 'record not found', undefined],
    ['-5', 'record not found', undefined],
    ['0', 'id 或 userId 为空！', undefined],
    ['abc', `${INVALID_ID} "abc": invalid syntax`, undefined],
    ['1.0', `${INVALID_ID} "1.0": invalid syntax`, undefined],
    ['9223372036854775808', `${INVALID_ID} "9223372036854775808": value out of range`, undefined],
  ])('%s for alice: "%s"', async (id, message, found) => {
    const { caller } = await listing('alice')
    const { status, json } = await caller.request<TokenRow>('GET', `/api/token/${id}`)
    expect([status, json?.success, json?.message]).toEqual([200, message === '', message])
    expect(json?.data?.id).toBe(found)
  })

  it('of another user is not found, for root too', async () => {
    const { caller } = await listing('root')
    expect((await caller.request('GET', '/api/token/31')).json?.message).toBe('record not found')
  })
})

describe('the small seed', () => {
  it('has all statuses, an unknown one, and an expired token not yet marked', async () => {
    const { world } = await listing('root')
    const own = world.tokens.all(({ user_id }) => user_id === 1)
    expect(new Set(own.map(({ status }) => status))).toEqual(new Set([1, 2, 3, 4, 9]))
    const isPast = (row: TokenRow) => row.expired_time !== -1 && row.expired_time < world.start
    expect(own.filter((row) => row.status === 1 && isPast(row))).toHaveLength(1)
    expect(
      own.filter(({ remain_quota, unlimited_quota }) => remain_quota < 0 && !unlimited_quota),
    ).toHaveLength(1)
  })
})
