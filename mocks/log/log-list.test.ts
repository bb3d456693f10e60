import { describe, expect, it } from 'vitest'
import { createGateway } from '../gateway'
import { TestClient } from '../test-client'
import type { SeedName } from '../world'
import { logRow, type LogRow } from './log-row'

const NOW = 1_700_000_000

/** A world whose only entries are the given ones, and rows as a caller gets them. */
async function listing(who: string, overrides: readonly Partial<LogRow>[] = []) {
  const gateway = createGateway()
  const world = gateway.worlds.create({ clock: NOW })
  world.logs.removeBefore(NOW + 1)
  for (const entry of overrides) world.logs.add((id) => logRow({ ...entry, id }))
  const caller = await new TestClient(gateway, world).signIn(who)
  const rows = async (path: string) => (await caller.request<LogRow[]>('GET', path)).json?.data ?? []
  const said = async (path: string) => (await rows(path)).map(({ content }) => content)
  return { world, caller, rows, said }
}

/** A to H: what the filters can tell apart. */
const entries: Partial<LogRow>[] = [
  {
    content: 'A',
    type: 2,
    user_id: 3,
    username: 'alice',
    token_name: 'phone',
    model_name: 'gpt-4o',
    channel: 1,
  },
  {
    content: 'B',
    type: 2,
    user_id: 3,
    username: 'alice',
    token_name: 'Phone',
    model_name: 'GPT-4o',
    channel: 2,
  },
  {
    content: 'C',
    type: 2,
    user_id: 3,
    username: 'al',
    token_name: 'phone ',
    model_name: 'gpt-4',
    channel: 1,
  },
  { content: 'D', type: 1, user_id: 3, username: 'alice' },
  { content: 'E', type: 5, user_id: 0, username: '' },
  { content: 'F', type: 0, user_id: 1, username: 'root' },
  { content: 'G', type: 99, user_id: 3, username: 'alice', token_name: 'phone' },
  {
    content: 'H',
    type: 2,
    user_id: 5,
    username: 'alice',
    token_name: 'phone',
    model_name: 'gpt-4o',
    channel: 1,
  },
].map((entry, at) => Object.assign(entry, { created_at: NOW + at * 10 }))

describe('the list of all entries', () => {
  it.each([
    ['', 'HGFEDCBA'],
    ['?type=0', 'HGFEDCBA'],
    ['?type=2', 'HCBA'],
    ['?type=5', 'E'],
    ['?type=99', 'G'],
    ['?type=-1', ''],
    ['?type=two', 'HGFEDCBA'],
    ['?type=2.0', 'HGFEDCBA'],
    ['?username=alice', 'HGDBA'],
    ['?username=ali', ''],
    ['?username=ALICE', ''],
    ['?username=al%25', ''],
    ['?username=', 'HGFEDCBA'],
    ['?token_name=phone', 'HGA'],
    ['?token_name=phone%20', 'C'],
    ['?model_name=gpt-4o', 'HA'],
    ['?model_name=gpt-4', 'C'],
    ['?channel=1', 'HCA'],
    ['?channel=0', 'HGFEDCBA'],
    ['?channel=x', 'HGFEDCBA'],
    ['?channel=9', ''],
    [`?start_timestamp=${NOW + 50}`, 'HGF'],
    [`?end_timestamp=${NOW + 20}`, 'CBA'],
    [`?start_timestamp=${NOW + 20}&end_timestamp=${NOW + 40}`, 'EDC'],
    [`?start_timestamp=${NOW + 20}.5`, 'HGFEDCBA'],
    [`?end_timestamp=${NOW}000`, 'HGFEDCBA'],
    ['?start_timestamp=0&end_timestamp=0', 'HGFEDCBA'],
    ['?end_timestamp=-1', ''],
    ['?type=2&username=alice&token_name=phone&model_name=gpt-4o&channel=1', 'HA'],
    ['?p=1', ''],
    ['?p=-1', 'HGFEDCBA'],
    ['?p=one', 'HGFEDCBA'],
    ['?order=quota', 'HGFEDCBA'],
  ])('with "%s" returns "%s", newest id first', async (query, contents) => {
    expect((await (await listing('admin', entries)).said(`/api/log/${query}`)).join('')).toBe(contents)
  })

  it('has ten rows per page and is sorted by id, not by time', async () => {
    const many = Array.from({ length: 23 }, (_, at) => ({ content: String(at), created_at: NOW + 100 - at }))
    const { said } = await listing('admin', many)
    expect(await said('/api/log/')).toEqual(['22', '21', '20', '19', '18', '17', '16', '15', '14', '13'])
    expect(await said('/api/log/?p=2')).toEqual(['2', '1', '0'])
    expect(await said('/api/log/?p=3')).toEqual([])
  })

  it('returns all fields of a row', async () => {
    const { rows, world } = await listing('admin', entries)
    const [newest] = await rows('/api/log/')
    expect(newest).toEqual(world.logs.all().at(-1))
    expect(Object.keys(newest ?? {}).toSorted()).toEqual(Object.keys(logRow({})).toSorted())
  })
})

describe('the list of own entries', () => {
  it.each([
    ['', 'GDCBA'],
    ['?type=2', 'CBA'],
    ['?type=5', ''],
    ['?token_name=phone', 'GA'],
    ['?model_name=gpt-4o', 'A'],
    [`?start_timestamp=${NOW + 10}&end_timestamp=${NOW + 20}`, 'CB'],
    ['?username=root', 'GDCBA'],
    ['?channel=2', 'GDCBA'],
    ['?p=1', ''],
  ])('with "%s" returns "%s" (by user id, not name)', async (query, contents) => {
    expect((await (await listing('alice', entries)).said(`/api/log/self${query}`)).join('')).toBe(contents)
  })

  it('returns ids of 0 and the channel', async () => {
    const { rows } = await listing('alice', entries)
    const own = await rows('/api/log/self')
    expect(own.map(({ id }) => id)).toEqual([0, 0, 0, 0, 0])
    expect(own.map(({ channel }) => channel)).toEqual([0, 0, 1, 2, 1])
  })

  it('has its path without a trailing slash; with one it redirects', async () => {
    const { caller } = await listing('alice')
    const response = await caller.request('GET', '/api/log/self/?p=1&type=2')
    expect([response.status, response.header('Location')]).toEqual([301, '/api/log/self?p=1&type=2'])
  })
})

describe('log permissions', () => {
  it.each([
    'GET /api/log/',
    'GET /api/log/stat',
    'GET /api/log/search',
    'DELETE /api/log/?target_timestamp=1',
  ])('%s requires an admin', async (call) => {
    const [method = '', path = ''] = call.split(' ')
    const refused = { success: false, message: '无权进行此操作，权限不足' }
    const ask = async (who: string) => (await (await listing(who)).caller.request(method, path)).json
    expect(await ask('alice')).toEqual(refused)
    expect([(await ask('admin'))?.success, (await ask('root'))?.success]).toEqual([true, true])
  })

  it.each(['self', 'self/stat', 'self/search', '', 'stat', 'search'])(
    '/api/log/%s requires a session',
    async (path) => {
      const gateway = createGateway()
      const response = await new TestClient(gateway, gateway.worlds.create()).request(
        'GET',
        `/api/log/${path}`,
      )
      expect(response.status).toBe(401)
    },
  )
})

describe('an empty log', () => {
  it.each([
    ['/api/log/', '[]'],
    ['/api/log/self', '[]'],
    ['/api/log/search?keyword=', '[]'],
    ['/api/log/self/search?keyword=2', '[]'],
    ['/api/log/stat', '{"quota":0}'],
    ['/api/log/self/stat', '{"quota":0}'],
  ])('%s returns %s', async (path, data) => {
    const seed: SeedName = 'empty'
    const gateway = createGateway()
    const caller = await new TestClient(gateway, gateway.worlds.create({ seed })).signIn('root')
    expect((await caller.request('GET', path)).text).toBe(`{"success":true,"message":"","data":${data}}`)
  })
})
