import { describe, expect, it } from 'vitest'
import { signedInWorld } from '../test-client'
import type { SeedName } from '../world'
import type { RedemptionRow } from './redemption-row'

const NOW = 1_700_000_000

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

describe('creating codes', () => {
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
