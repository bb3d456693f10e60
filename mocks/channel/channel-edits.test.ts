import { describe, expect, it } from 'vitest'
import { signedInWorld } from '../test-client'
import type { ChannelRow } from './channel-row'

const SET = {
  key: 'secret',
  type: 1,
  status: 1,
  name: 'old',
  weight: 7,
  created_time: 10,
  test_time: 11,
  response_time: 12,
  base_url: 'https://old.example',
  other: 'old',
  balance: 1.5,
  balance_updated_time: 13,
  models: 'a,b',
  group: 'vip',
  used_quota: 14,
  model_mapping: '{"a":"b"}',
  priority: 8,
  config: '{"region":"x"}',
  system_prompt: 'old',
}

async function editing() {
  const { world, caller } = await signedInWorld('admin')
  world.channels.update(5, SET)
  const put = async (body: unknown) =>
    (await caller.request<ChannelRow>('PUT', '/api/channel/', { body })).json
  return { world, caller, put }
}

describe('updating a channel', () => {
  it.each([
    { sent: { status: 2 }, want: { status: 2 } },
    { sent: { status: 77 }, want: { status: 77 } },
    { sent: { priority: -4 }, want: { priority: -4 } },
    { sent: { weight: 3 }, want: { weight: 3 } },
    { sent: { priority: 0, weight: 0 }, want: { priority: 0, weight: 0 } },
    {
      sent: { base_url: '', other: '', model_mapping: '', system_prompt: '' },
      want: { base_url: '', other: '' },
    },
    {
      sent: { base_url: '', model_mapping: '', system_prompt: '' },
      want: { model_mapping: '', system_prompt: '' },
    },
    { sent: { key: 'a\nb\n' }, want: { key: 'a\nb\n' } },
    {
      sent: { name: 'new', models: 'c', group: 'default' },
      want: { name: 'new', models: 'c', group: 'default' },
    },
    {
      sent: { used_quota: 1, balance: 2, response_time: 3 },
      want: { used_quota: 1, balance: 2, response_time: 3 },
    },
    { sent: { test_time: 4, created_time: 5 }, want: { test_time: 4, created_time: 5 } },
  ])('writes $sent', async ({ sent, want }) => {
    const { world, put } = await editing()
    const response = await put({ id: 5, ...sent })
    expect(response).toEqual({ success: true, message: '', data: { ...SET, id: 5, ...sent } })
    expect(world.channels.get(5)).toMatchObject(want)
    expect(world.channels.get(5)).toEqual(response?.data)
  })

  it.each([
    { key: '', name: '', models: '', group: '', config: '' },
    { type: 0, status: 0, created_time: 0, test_time: 0, response_time: 0 },
    { balance: 0, balance_updated_time: 0, used_quota: 0 },
    { weight: null, priority: null, base_url: null, other: null, model_mapping: null, system_prompt: null },
    { name: null, status: null },
    {},
  ])('does not write %j, and returns the key', async (sent) => {
    const { world, put } = await editing()
    expect((await put({ id: 5, ...sent }))?.data).toEqual({ ...SET, id: 5 })
    expect(world.channels.get(5)).toEqual({ ...SET, id: 5 })
  })

  it.each([{ id: 4711, name: 'stray' }, { name: 'nobody' }, { id: -3 }])(
    'with unknown id %j succeeds and creates no channel',
    async (body) => {
      const { world, put } = await editing()
      const response = await put(body)
      expect(response).toMatchObject({ success: true, data: { id: 0, key: '', weight: null, ...body } })
      expect(world.channels.size).toBe(28)
    },
  )

  it('with an unknown id makes its models available until it is deleted', async () => {
    const { caller, put } = await editing()
    const isOffered = async () =>
      (await caller.request<string[]>('GET', '/api/user/available_models')).json?.data?.includes('ghost')
    expect(await isOffered()).toBe(false)
    await put({ id: 4711, status: 1, models: 'ghost', group: 'default' })
    expect(await isOffered()).toBe(true)
    await caller.request('DELETE', '/api/channel/4711')
    expect(await isOffered()).toBe(false)
  })

  it.each([
    ['', 'EOF'],
    [
      { id: 5, weight: -1 },
      'json: cannot unmarshal number -1 into Go struct field Channel.weight of type uint',
    ],
    [{ id: '5' }, 'json: cannot unmarshal string into Go struct field Channel.id of type int'],
  ])('with %j is refused: "%s"', async (body, message) => {
    const { world, put } = await editing()
    expect(await put(body)).toEqual({ success: false, message })
    expect(world.channels.get(5)).toEqual({ ...SET, id: 5 })
  })

  it('with a repeated group is refused after the row was stored', async () => {
    const { world, put } = await editing()
    expect((await put({ id: 5, group: 'a,a' }))?.message).toContain(
      'UNIQUE constraint failed: abilities.group',
    )
    expect(world.channels.get(5)?.group).toBe('a,a')
  })
})

describe('deleting channels', () => {
  it('by id also deletes its routing rows, so the id is reused without a conflict', async () => {
    const { world, caller } = await editing()
    world.channels.update(28, { models: 'a', group: 'vip' })
    expect((await caller.request('DELETE', '/api/channel/28')).text).toBe('{"success":true,"message":""}')
    expect(world.channels.get(28)).toBeUndefined()
    const body = { key: 'k', models: 'a', group: 'vip' }
    expect((await caller.request('POST', '/api/channel/', { body })).json?.success).toBe(true)
    expect(world.channels.get(28)?.key).toBe('k')
  })

  it.each([
    ['999', true, ''],
    ['-1', true, ''],
    ['0', false, 'WHERE conditions required'],
    ['abc', false, 'WHERE conditions required'],
    ['1.5', false, 'WHERE conditions required'],
  ])('%s: success %s, "%s"', async (id, success, message) => {
    const { world, caller } = await editing()
    expect((await caller.request('DELETE', `/api/channel/${id}`)).json).toEqual({ success, message })
    expect(world.channels.size).toBe(28)
  })

  it('that are disabled deletes both disabled statuses, returns their number, and keeps status 0', async () => {
    const { world, caller } = await editing()
    const isOff = ({ status }: ChannelRow) => status === 2 || status === 3
    const off = world.channels.all(isOff)
    expect(new Set(off.map(({ status }) => status))).toEqual(new Set([2, 3]))
    const { json } = await caller.request('DELETE', '/api/channel/disabled')
    expect(json).toEqual({ success: true, message: '', data: off.length })
    expect(world.channels.all(isOff)).toEqual([])
    expect(world.channels.size).toBe(28 - off.length)
    expect(new Set(world.channels.all().map(({ status }) => status))).toEqual(new Set([0, 1, 9]))
    expect((await caller.request('DELETE', '/api/channel/disabled')).json?.data).toBe(0)
  })
})
