import { describe, expect, it } from 'vitest'
import type { ChannelRow } from '../channel/channel-row'
import { signedInWorld } from '../test-client'
import type { WorldOrder } from '../world'

const NOW = 1_700_000_000
const STARTED = { success: true, message: '' }
const RUNNING = { success: false, message: '测试已在运行中' }
const ON = { AutomaticDisableChannelEnabled: 'true', AutomaticEnableChannelEnabled: 'true' }

/** A world with these channels alone, the first with id 1; each takes 80 ms unless it says otherwise. */
async function running(rows: Partial<ChannelRow>[], order: WorldOrder = {}) {
  const { world, caller } = await signedInWorld('root', { seed: 'empty', clock: NOW, ...order })
  for (const row of rows)
    await caller.request('POST', '/api/channel/', { body: { key: 'k', type: 1, name: 'fast', ...row } })
  const start = async (query = '') => (await caller.request('GET', `/api/channel/test${query}`)).json
  const read = async () => (await caller.request<ChannelRow[]>('GET', '/api/channel/search')).json?.data ?? []
  const after = async (seconds: number) => {
    await caller.control('POST clock', { advance: seconds })
    return read()
  }
  const tested = async () => (await read()).filter(({ test_time }) => test_time > 0).map(({ id }) => id)
  return { world, caller, start, after, read, tested }
}

describe('testing all channels', () => {
  it('returns immediately and runs in the background, newest first, sequentially', async () => {
    const { start, after, tested } = await running([{ name: 'fast' }, { name: 'slow' }, { name: 'fast' }])
    expect(await start()).toEqual(STARTED)
    expect(await tested()).toEqual([])
    await after(1)
    expect(await tested()).toEqual([3])
    await after(11)
    expect(await tested()).toEqual([3])
    const rows = await after(1)
    expect(rows.map(({ test_time, response_time }) => [test_time - NOW, response_time])).toEqual([
      [12, 80],
      [12, 12_500],
      [0, 80],
    ])
  })

  it('is refused during a run and can be started again after it', async () => {
    const { start, after } = await running([{}])
    expect(await start()).toEqual(STARTED)
    expect(await start()).toEqual(RUNNING)
    expect(await start('?scope=disabled')).toEqual(RUNNING)
    await after(1)
    expect(await start()).toEqual(STARTED)
  })

  it.each([
    ['', [1, 2, 3, 4]],
    ['?scope=', [1, 2, 3, 4]],
    ['?scope=all', [1, 2, 3, 4]],
    ['?scope=disabled', [2, 3]],
    ['?scope=enabled', []],
    ['?scope=ALL', []],
  ])('with "%s" tests %j', async (query, ids) => {
    const { start, after, tested } = await running([
      { status: 1 },
      { status: 2 },
      { status: 3 },
      { status: 9 },
    ])
    expect(await start(query)).toEqual(STARTED)
    await after(60)
    expect(await tested()).toEqual(ids)
  })

  it('writes one log entry per channel with its own time', async () => {
    const { world, start, after } = await running([{ name: 'slow' }, { name: 'broken' }])
    await start()
    await after(60)
    const entries = world.logs.all(({ type }) => type === 5)
    expect(entries.map((entry) => [entry.type, entry.channel, entry.user_id])).toEqual([
      [5, 2, 0],
      [5, 1, 0],
    ])
    expect(entries[0]?.content).toBe('渠道 broken 测试失败，错误：http status code: 500')
    expect(entries[1]?.created_at).toBe(NOW + 13)
  })

  it('stores the response time of a failure, unlike a single test', async () => {
    const { start, after } = await running([{ name: 'fast broken' }])
    await start()
    expect((await after(5))[0]).toMatchObject({ response_time: 80, status: 1 })
  })

  it('waits for a hanging channel until a release', async () => {
    const { caller, start, after, tested } = await running([{}, { name: 'hanging fast' }, {}])
    await start()
    await after(3600)
    expect(await tested()).toEqual([3])
    expect(await start()).toEqual(RUNNING)
    await caller.control('POST release')
    const rows = await after(1)
    expect(await tested()).toEqual([1, 2, 3])
    expect(rows[1]?.response_time).toBeGreaterThan(3_599_000)
    expect(await start()).toEqual(STARTED)
  })

  it('uses the channels present at the start, including deleted ones', async () => {
    const { caller, start, after, tested } = await running([{}, {}])
    await start()
    await caller.request('DELETE', '/api/channel/1')
    await caller.request('POST', '/api/channel/', { body: { key: 'k' } })
    await after(60)
    expect(await tested()).toEqual([2])
  })

  it('ends when the server crashes', async () => {
    const { start, after, tested } = await running([{}, { type: 77, base_url: '' }, {}])
    await start()
    await after(60)
    expect(await tested()).toEqual([3])
    expect(await start()).toEqual(STARTED)
  })
})

describe('statuses after a run', () => {
  it.each([
    { name: 'unauthorised', status: 1, ends: 3 },
    { name: 'insufficient', status: 1, ends: 3 },
    { name: 'indebted', status: 1, ends: 3 },
    { name: 'slow', status: 1, ends: 3 },
    { name: 'busy', status: 1, ends: 1 },
    { name: 'broken', status: 1, ends: 1 },
    { name: 'unauthorised', status: 2, ends: 2 },
    { name: 'fast', status: 2, ends: 1 },
    { name: 'fast', status: 3, ends: 1 },
    { name: 'slow', status: 3, ends: 1 },
    { name: 'busy', status: 3, ends: 3 },
  ])('$name with status $status becomes $ends with both options enabled', async ({ name, status, ends }) => {
    const { start, after } = await running([{ name, status }], { options: ON })
    await start()
    expect((await after(60))[0]?.status).toBe(ends)
  })

  it.each([
    { name: 'unauthorised', status: 1, ends: 1, options: {} },
    { name: 'fast', status: 3, ends: 3, options: {} },
    { name: 'slow', status: 1, ends: 1, options: { ...ON, ChannelDisableThreshold: '0' } },
    { name: 'slow', status: 1, ends: 1, options: { ...ON, ChannelDisableThreshold: '12.5' } },
    { name: 'slow', status: 1, ends: 3, options: { ...ON, ChannelDisableThreshold: '12.4' } },
    { name: 'slow', status: 1, ends: 1, options: { ...ON, ChannelDisableThreshold: 'five' } },
  ])('$name with status $status becomes $ends with $options', async ({ name, status, ends, options }) => {
    const { start, after } = await running([{ name, status }], { options })
    await start()
    expect((await after(60))[0]?.status).toBe(ends)
  })
})
