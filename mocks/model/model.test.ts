import { describe, expect, it } from 'vitest'
import { signedInWorld } from '../test-client'
import type { SeedName } from '../world'
import { HIGHEST_TYPE } from '../upstream/providers'
import type { ListedModel } from './model-list'

async function inWorld(who: string, seed: SeedName = 'small', id = 'a') {
  const { world, caller } = await signedInWorld(who, { seed, id })
  return { world, caller, get: <Data>(path: string) => caller.request<Data>('GET', path) }
}

const MINE = '/api/user/available_models'

describe('models by type', () => {
  it('has a list for each type: 43 is null, 34 is empty, types without a list get OpenAI’s', async () => {
    const { get } = await inWorld('alice')
    const types = (await get<Record<string, string[] | null>>('/api/models')).json?.data ?? {}
    expect(Object.keys(types)).toEqual(Array.from({ length: HIGHEST_TYPE }, (_, at) => String(at + 1)))
    expect([types['43'], types['34']]).toEqual([null, []])
    expect(types['8']).toEqual(types['1'])
    expect(types['14']).not.toEqual(types['1'])
  })

  it('returns type 33 in an order that is stable per world', async () => {
    const orders = await Promise.all(
      ['a', 'b', 'c', 'd', 'e'].map(async (id) => {
        const { get } = await inWorld('alice', 'small', id)
        const read = async () =>
          (await get<Record<string, string[]>>('/api/models')).json?.data?.['33']?.join(',')
        const first = await read()
        expect(await read()).toBe(first)
        return first
      }),
    )
    expect(new Set(orders).size).toBeGreaterThan(1)
  })
})

describe('models for the channel form', () => {
  it('have an envelope of their own and duplicate ids', async () => {
    const { get } = await inWorld('admin')
    const response = await get('/api/channel/models')
    const { object, data, ...more }: { object: string; data: ListedModel[] } = JSON.parse(response.text)
    expect([object, more]).toEqual(['list', {}])
    expect(new Set(data.map(({ id }) => id)).size).toBeLessThan(data.length)
    expect(data[0]).toMatchObject({
      object: 'model',
      created: 1_626_777_600,
      root: data[0]?.id,
      parent: null,
    })
    expect(data[0]?.permission).toHaveLength(1)
  })
})

describe('available models of a user', () => {
  it('are those of enabled channels of exactly the user’s group, sorted, without duplicates', async () => {
    const { world, get } = await inWorld('alice')
    const before = (await get<string[]>(MINE)).json?.data ?? []
    expect(before).toEqual([...new Set(before)].toSorted())
    expect(before).toHaveLength(43)
    world.channels.update(26, { status: 2 })
    expect((await get<string[]>(MINE)).json?.data).toEqual(before.filter((name) => name !== 'grok-2'))
  })

  it.each([
    { row: { group: 'default', models: 'new' }, has: ['new'] },
    { row: { group: 'vip,default', models: 'new' }, has: ['new'] },
    { row: { group: 'vip', models: 'new' }, has: [] },
    { row: { group: 'default', models: 'new', status: 3 }, has: [] },
    { row: { group: 'default', models: 'new', status: 0 }, has: [] },
    { row: { group: 'default', models: 'b,,a' }, has: ['', 'a', 'b'] },
    { row: { group: 'default', models: 'b,a,b' }, has: ['a', 'b'] },
    { row: { group: 'default,default', models: 'new' }, has: [] },
  ])('for a channel $row are $has', async ({ row, has }) => {
    const { world, get } = await inWorld('alice')
    for (const { id } of world.channels.all()) world.channels.remove(id === 1 ? 0 : id)
    world.channels.update(1, row)
    expect((await get<string[]>(MINE)).json?.data).toEqual(has)
  })

  it('are empty in an empty world', async () => {
    const { get } = await inWorld('root', 'empty')
    expect((await get(MINE)).text).toBe('{"success":true,"message":"","data":[]}')
  })
})
