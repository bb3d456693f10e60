import { describe, expect, it } from 'vitest'
import { signedInWorld } from '../test-client'
import type { SeedName } from '../world'
import type { TokenRow } from './token-row'

async function listing(who: string, seed: SeedName = 'small') {
  const { world, caller } = await signedInWorld(who, { seed })
  const rows = async (path: string) => (await caller.request<TokenRow[]>('GET', path)).json?.data ?? []
  return { world, caller, rows, ids: async (path: string) => (await rows(path)).map(({ id }) => id) }
}

const range = (from: number, to: number) => Array.from({ length: from - to + 1 }, (_, at) => from - at)

describe('the list of tokens', () => {
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
