import { describe, expect, it } from 'vitest'
import { createGateway } from '../gateway'
import { TestClient } from '../test-client'
import { logRow, type LogRow } from './log-row'

const NOW = 1_700_000_000

async function inWorld(who: string, overrides: readonly Partial<LogRow>[]) {
  const gateway = createGateway()
  const world = gateway.worlds.create({ clock: NOW })
  world.logs.removeBefore(NOW + 1)
  for (const entry of overrides) world.logs.add((id) => logRow({ ...entry, id }))
  const caller = await new TestClient(gateway, world).signIn(who)
  return { world, caller }
}

const alice = { user_id: 3, username: 'alice' }
const spent: Partial<LogRow>[] = [
  { ...alice, type: 2, quota: 1, created_at: 10, token_name: 'phone', model_name: 'gpt-4o', channel: 1 },
  { ...alice, type: 2, quota: 20, created_at: 20, token_name: 'notebook', model_name: 'gpt-4o', channel: 2 },
  { ...alice, type: 1, quota: 300, created_at: 20 },
  { ...alice, type: 5, quota: 4000, created_at: 20 },
  { user_id: 3, username: 'old name', type: 2, quota: 50_000, created_at: 30 },
  { user_id: 1, username: 'root', type: 2, quota: 600_000, created_at: 30, model_name: 'o1', channel: 1 },
]

describe('the log sum', () => {
  it.each([
    ['', 650_021],
    ['?type=1', 650_021],
    ['?type=5', 650_021],
    ['?username=alice', 21],
    ['?username=alice&type=1', 21],
    ['?token_name=phone', 1],
    ['?model_name=gpt-4o', 21],
    ['?channel=1', 600_001],
    ['?start_timestamp=20&end_timestamp=20', 20],
    ['?username=nobody', 0],
  ])('over all entries with "%s" is %i (consumption only)', async (query, quota) => {
    const { caller } = await inWorld('admin', spent)
    expect((await caller.request('GET', `/api/log/stat${query}`)).json).toEqual({
      success: true,
      message: '',
      data: { quota },
    })
  })

  it.each([
    ['', 21],
    ['?type=1', 21],
    ['?username=root', 21],
    ['?channel=2', 20],
    ['?token_name=phone', 1],
    ['?end_timestamp=10', 1],
  ])('over own entries with "%s" is %i (by the name in the session)', async (query, quota) => {
    const { caller } = await inWorld('alice', spent)
    expect((await caller.request('GET', `/api/log/self/stat${query}`)).json?.data).toEqual({ quota })
  })

  it('uses the old name after a rename, until the next log-in', async () => {
    const { caller, world } = await inWorld('alice', spent)
    world.users.update(3, { username: 'old name' })
    expect((await caller.request('GET', '/api/log/self/stat')).json?.data).toEqual({ quota: 21 })
    await caller.signIn('old name')
    expect((await caller.request('GET', '/api/log/self/stat')).json?.data).toEqual({ quota: 50_000 })
  })
})

describe('the search over all entries', () => {
  const entries: Partial<LogRow>[] = [
    { type: 5, content: 'Goodwill' },
    { type: 1, content: 'goodwill again' },
    { type: 1, content: 'some Goodwill' },
    { type: 2, content: '5 dollars' },
    { type: 99, content: '100% back' },
  ]
  it.each([
    ['5', ['5 dollars', 'Goodwill']],
    ['05', ['Goodwill']],
    ['5.0', ['Goodwill']],
    ['good', ['goodwill again', 'Goodwill']],
    ['will', []],
    ['%25will', ['some Goodwill', 'goodwill again', 'Goodwill']],
    ['_oodwill', ['goodwill again', 'Goodwill']],
    ['99', ['100% back']],
    ['', ['100% back', '5 dollars', 'some Goodwill', 'goodwill again', 'Goodwill']],
  ])('for "%s" returns %j (type or content prefix)', async (keyword, contents) => {
    const { caller } = await inWorld('admin', entries)
    const { json } = await caller.request<LogRow[]>('GET', `/api/log/search?keyword=${keyword}`)
    expect(json?.data?.map(({ content }) => content)).toEqual(contents)
  })

  it('returns at most the newest 100 entries', async () => {
    const { caller } = await inWorld(
      'admin',
      Array.from({ length: 130 }, (_, at) => ({ quota: at })),
    )
    const { json } = await caller.request<LogRow[]>('GET', '/api/log/search?keyword=')
    expect(json?.data).toHaveLength(100)
    expect([json?.data?.[0]?.quota, json?.data?.at(-1)?.quota]).toEqual([129, 30])
  })
})

describe('the search over own entries', () => {
  it.each([
    ['2', ['b', 'a']],
    ['1', ['2 c']],
    ['a', []],
    ['', []],
  ])('for "%s" returns %j (type only, ids 0)', async (keyword, contents) => {
    const { caller } = await inWorld('alice', [
      { ...alice, type: 2, content: 'a' },
      { ...alice, type: 2, content: 'b' },
      { ...alice, type: 1, content: '2 c' },
      { user_id: 1, type: 2, content: 'd' },
    ])
    const { json } = await caller.request<LogRow[]>('GET', `/api/log/self/search?keyword=${keyword}`)
    expect(json?.data?.map(({ content }) => content)).toEqual(contents)
    expect(json?.data?.every(({ id }) => id === 0)).toBe(true)
  })

  it('returns at most the newest 100 entries', async () => {
    const { caller } = await inWorld(
      'alice',
      Array.from({ length: 130 }, () => ({ ...alice, type: 2 })),
    )
    expect((await caller.request<LogRow[]>('GET', '/api/log/self/search?keyword=2')).json?.data).toHaveLength(
      100,
    )
  })
})

describe('deleting old entries', () => {
  it.each(['', '?target_timestamp=', '?target_timestamp=0', '?target_timestamp=x', '?target_timestamp=20.5'])(
    'with "%s" is refused and removes nothing',
    async (query) => {
      const { caller, world } = await inWorld('admin', spent)
      expect((await caller.request('DELETE', `/api/log/${query}`)).text).toBe(
        '{"success":false,"message":"target timestamp is required"}',
      )
      expect(world.logs.size).toBe(6)
    },
  )

  it.each([
    ['20', 1, 5],
    ['21', 4, 2],
    ['30', 4, 2],
    ['31', 6, 0],
    ['-1', 0, 6],
    ['1700000000000', 6, 0],
  ])('before %s deletes %i strictly older entries of all users and types', async (target, removed, left) => {
    const { caller, world } = await inWorld('admin', spent)
    expect((await caller.request('DELETE', `/api/log/?target_timestamp=${target}`)).json).toEqual({
      success: true,
      message: '',
      data: removed,
    })
    expect(world.logs.size).toBe(left)
    expect(world.logs.all(({ created_at }) => created_at < Number(target))).toEqual([])
  })

  it('does not reuse ids', async () => {
    const { caller, world } = await inWorld('admin', spent)
    const last = world.logs.all().at(-1)?.id ?? 0
    await caller.request('DELETE', '/api/log/?target_timestamp=1700000000000')
    expect(world.logs.add((id) => logRow({ id })).id).toBe(last + 1)
  })
})
