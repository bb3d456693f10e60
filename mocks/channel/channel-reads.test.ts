import { describe, expect, it } from 'vitest'
import { createGateway } from '../gateway'
import { signedInWorld, TestClient } from '../test-client'
import type { SeedName } from '../world'
import type { ChannelRow } from './channel-row'

const SMALL = 28

async function reading(seed: SeedName = 'small', who = 'admin') {
  const { world, caller } = await signedInWorld(who, { seed })
  const rows = async (path: string) => (await caller.request<ChannelRow[]>('GET', path)).json?.data ?? []
  return { world, caller, rows, ids: async (path: string) => (await rows(path)).map(({ id }) => id) }
}

const range = (from: number, to: number) => Array.from({ length: from - to + 1 }, (_, at) => from - at)

describe('every channel call', () => {
  it.each([
    ['GET', ''],
    ['GET', 'search'],
    ['GET', 'models'],
    ['GET', '1'],
    ['GET', 'test'],
    ['GET', 'test/1'],
    ['GET', 'update_balance'],
    ['GET', 'update_balance/1'],
    ['POST', ''],
    ['PUT', ''],
    ['DELETE', 'disabled'],
    ['DELETE', '1'],
  ])('%s /api/channel/%s requires role 10', async (method, path) => {
    const { world, caller } = await reading('small', 'alice')
    const response = await caller.request(method, `/api/channel/${path}`)
    expect(response).toMatchObject({
      status: 200,
      json: { success: false, message: '无权进行此操作，权限不足' },
    })
    expect(world.channels.size).toBe(SMALL)
    const nobody = new TestClient(createGateway(), { id: 'default' })
    expect((await nobody.request(method, `/api/channel/${path}`)).status).toBe(401)
  })

  it.each([
    ['GET', '/api/channel', 301, '/api/channel/'],
    ['GET', '/api/channel/test/', 301, '/api/channel/test'],
    ['GET', '/api/channel/update_balance/', 301, '/api/channel/update_balance'],
    ['DELETE', '/api/channel/1/', 307, '/api/channel/1'],
  ])('%s %s is redirected with %i to %s', async (method, path, status, target) => {
    const { caller } = await reading()
    const response = await caller.request(method, path)
    expect([response.status, response.header('location')]).toEqual([status, target])
  })
})

describe('the list of channels', () => {
  it.each([
    ['', range(28, 19)],
    ['?p=0', range(28, 19)],
    ['?p=2', range(8, 1)],
    ['?p=3', []],
    ['?p=-1', range(28, 19)],
    ['?p=x', range(28, 19)],
    ['?order=name', range(28, 19)],
  ])('with "%s" returns %j', async (query, ids) => {
    expect(await (await reading()).ids(`/api/channel/${query}`)).toEqual(ids)
  })

  it('returns all fields with an empty key', async () => {
    const { rows, world } = await reading()
    const [first] = await rows('/api/channel/')
    expect(world.channels.get(28)?.key).not.toBe('')
    expect(first).toEqual({ ...world.channels.get(28), key: '' })
  })

  it('is an empty array, not null, in an empty world', async () => {
    const { caller } = await reading('empty', 'root')
    expect((await caller.request('GET', '/api/channel/')).text).toBe(
      '{"success":true,"message":"","data":[]}',
    )
  })
})

describe('the search for channels', () => {
  it.each([
    ['OpenAI', [1]],
    ['openai', [1]],
    ['main', []],
    ['%25main', [1]],
    ['groq_', [16]],
    ['a_thropic', [2]],
    ['通义', [4]],
    ['12', [12]],
    ['-12', []],
    ['1', [1]],
    ['0', []],
  ])('for "%s" finds %j', async (keyword, ids) => {
    const { rows } = await reading()
    const found = await rows(`/api/channel/search?keyword=${keyword}`)
    expect(found.map(({ id }) => id)).toEqual(ids)
    expect(found.every(({ key }) => key === '')).toBe(true)
  })

  it('finds by id and by name at once', async () => {
    const { world, ids } = await reading()
    world.channels.update(7, { name: '3 of them' })
    expect(await ids('/api/channel/search?keyword=3')).toEqual([3, 7])
  })

  it.each(['', '?keyword=', '?keyword=&p=2', '?keyword=%25'])(
    'with "%s" returns all rows, unpaged',
    async (query) => {
      expect(await (await reading()).ids(`/api/channel/search${query}`)).toHaveLength(SMALL)
    },
  )
})

describe('a single channel', () => {
  it('is returned without its key', async () => {
    const { world, caller } = await reading()
    const { json } = await caller.request('GET', '/api/channel/2')
    expect(json).toEqual({ success: true, message: '', data: { ...world.channels.get(2), key: '' } })
  })

  it.each([
    ['999', 'record not found'],
    ['0', 'record not found'],
    ['-1', 'record not found'],
    ['abc', 'strconv.Atoi: parsing "abc": invalid syntax'],
    ['1.0', 'strconv.Atoi: parsing "1.0": invalid syntax'],
  ])('%s: "%s"', async (id, message) => {
    const response = await (await reading()).caller.request('GET', `/api/channel/${id}`)
    expect([response.status, response.json]).toEqual([200, { success: false, message }])
  })
})
