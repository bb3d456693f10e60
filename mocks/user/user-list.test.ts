import { describe, expect, it } from 'vitest'
import { signedInWorld } from '../test-client'
import type { UserOnWire } from './user-row'

async function inWorld(who = 'admin', seed: 'small' | 'large' = 'small') {
  const { world, caller } = await signedInWorld(who, { seed })
  const list = async (path: string) => (await caller.request<UserOnWire[]>('GET', path)).json?.data ?? []
  return { world, caller, list }
}

const idsOf = (rows: readonly UserOnWire[]) => rows.map(({ id }) => id)

describe('the list of users', () => {
  it('is sorted newest first, ten rows per page, without deleted users', async () => {
    const { list } = await inWorld()
    expect(idsOf(await list('/api/user/'))).toEqual([18, 17, 16, 15, 14, 13, 12, 11, 10, 8])
    expect(idsOf(await list('/api/user/?p=1'))).toEqual([7, 6, 5, 4, 3, 2, 1])
    expect(idsOf(await list('/api/user/?p=2'))).toEqual([])
    expect(idsOf(await list('/api/user/?p=-1&order=nonsense'))).toEqual(idsOf(await list('/api/user/?p=x')))
  })

  it('returns all keys, with access tokens and without passwords', async () => {
    const { world, list } = await inWorld()
    const row = (await list('/api/user/?p=1')).find(({ id }) => id === 3)
    expect(row).toEqual({ ...world.users.get(3), password: '', verification_code: '' })
    expect(row?.access_token).toMatch(/^[0-9a-f]{32}$/)
  })

  it.each(['quota', 'used_quota', 'request_count'] as const)('by %s is descending', async (order) => {
    const { list } = await inWorld()
    const both = [
      ...(await list(`/api/user/?order=${order}`)),
      ...(await list(`/api/user/?p=1&order=${order}`)),
    ]
    const values = both.map((row) => row[order])
    expect(values).toEqual(values.toSorted((a, b) => b - a))
    expect(both).toHaveLength(17)
    expect(new Set(values).size).toBeGreaterThan(2)
  })

  it('of the large seed has 1000 pages minus deleted users', async () => {
    const { world, list } = await inWorld('admin', 'large')
    expect(world.users.size).toBe(10_000)
    expect(idsOf(await list('/api/user/'))[0]).toBe(10_000)
    expect(await list('/api/user/?p=975')).toHaveLength(6)
    expect(await list('/api/user/?p=976')).toEqual([])
  })
})

describe('the search for users', () => {
  it.each([
    ['3', [3]],
    [' 3.0 ', [3]],
    ['ali', [3]],
    ['ALI', [3]],
    ['alice@', [3]],
    ['陈', [5]],
    ['María', [6]],
    ['ernández', []],
    ['%ernández', [6]],
    ['deleted_', [9]],
    ['_lice', [3]],
    ['twelve-chars', [11]],
    ['default', []],
    ['99999', []],
  ])('for "%s" finds %j', async (keyword, ids) => {
    const { list } = await inWorld()
    expect(idsOf(await list(`/api/user/search?keyword=${encodeURIComponent(keyword)}`))).toEqual(ids)
  })

  it('without a keyword returns all users, oldest first, including deleted ones', async () => {
    const { world, list } = await inWorld()
    const rows = await list('/api/user/search')
    expect(idsOf(rows)).toEqual(Array.from({ length: 18 }, (_, at) => at + 1))
    expect(rows[8]).toMatchObject({ status: 3, access_token: world.users.get(9)?.access_token })
  })
})
