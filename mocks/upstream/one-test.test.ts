import { describe, expect, it } from 'vitest'
import { createGateway } from '../gateway'
import { LOG_TYPE } from '../log/log-row'
import { TestClient } from '../test-client'
import type { ChannelRow } from '../channel/channel-row'

const NOW = 1_700_000_000

async function testing(overrides: Partial<ChannelRow> = {}) {
  const gateway = createGateway()
  const world = gateway.worlds.create({ clock: NOW, options: { AutomaticDisableChannelEnabled: 'true' } })
  world.channels.update(1, {
    name: 'Mine',
    models: 'gpt-4o,o1',
    response_time: 5,
    test_time: 6,
    ...overrides,
  })
  const caller = await new TestClient(gateway, world).signIn('admin')
  const ask = async (path: string) => caller.request('GET', `/api/channel/${path}`)
  const row = () => world.channels.get(1)
  const newest = () => world.logs.all().at(-1)
  return { world, caller, ask, row, newest }
}

describe('testing one channel', () => {
  it.each([
    { query: '', modelName: '', message: 'gpt-4o' },
    { query: '?model=', modelName: '', message: 'gpt-4o' },
    { query: '?model=o1', modelName: 'o1', message: 'o1' },
    { query: '?model=claude', modelName: 'claude', message: 'gpt-4o' },
  ])('with "$query" returns $message without data', async ({ query, modelName, message }) => {
    const { ask, row } = await testing()
    expect((await ask(`test/1${query}`)).json).toEqual({ success: true, message, time: 0.437, modelName })
    expect(row()).toMatchObject({ response_time: 437, test_time: NOW, status: 1 })
  })

  it('that fails returns and stores time 0, and disables nothing', async () => {
    const { ask, row } = await testing({ name: 'unauthorised slow' })
    const { status, json } = await ask('test/1?model=o1')
    expect(status).toBe(200)
    expect(json).toEqual({
      success: false,
      message: 'http status code: 401, error message: Incorrect API key provided: sk-none.',
      time: 0,
      modelName: 'o1',
    })
    expect(row()).toMatchObject({ response_time: 0, test_time: NOW, status: 1 })
  })

  it.each([
    ['fast', 0.08],
    ['slow', 12.5],
  ])('takes the time of its keyword: %s %d', async (name, time) => {
    expect((await (await testing({ name })).ask('test/1')).json).toMatchObject({ success: true, time })
  })

  it.each([
    ['test/999', 'record not found'],
    ['test/0', 'record not found'],
    ['test/abc', 'strconv.Atoi: parsing "abc": invalid syntax'],
    ['update_balance/999', 'record not found'],
    ['update_balance/x', 'strconv.Atoi: parsing "x": invalid syntax'],
  ])('%s is refused with "%s"', async (path, message) => {
    expect((await (await testing()).ask(path)).json).toEqual({ success: false, message })
  })

  it.each([
    ['Mine', '渠道 Mine 测试成功，响应：gpt-4o', 437],
    ['broken', '渠道 broken 测试失败，错误：http status code: 500', 437],
  ])('of %s writes a log entry without a user', async (name, content, elapsed_time) => {
    const { world, ask, newest } = await testing({ name })
    const before = world.logs.size
    await ask('test/1')
    expect(world.logs.size).toBe(before + 1)
    const about = { channel: 1, model_name: 'gpt-4o', content, elapsed_time, created_at: NOW, quota: 0 }
    expect(newest()).toMatchObject({
      ...about,
      type: LOG_TYPE.test,
      user_id: 0,
      username: '',
      token_name: '',
    })
  })

  it('with keyword "late" updates the row after one second', async () => {
    const { ask, row, caller } = await testing({ name: 'late' })
    expect((await ask('test/1')).json).toMatchObject({ success: true, time: 0.437 })
    await ask('1')
    expect(row()).toMatchObject({ response_time: 5, test_time: 6 })
    await caller.control('POST clock', { advance: 1 })
    await ask('1')
    expect(row()).toMatchObject({ response_time: 437, test_time: NOW })
  })

  it('that hangs responds after a release, and continues if the client disconnects', async () => {
    const { world, ask, row, caller } = await testing({ name: 'hanging' })
    const response = ask('test/1')
    await expect.poll(() => world.faults.holding).toBe(1)
    expect(row()).toMatchObject({ test_time: 6 })
    await caller.control('POST clock', { advance: 30 })
    await caller.control('POST release')
    expect((await response).json).toMatchObject({ success: true, time: 30.437 })
    expect(row()).toMatchObject({ response_time: 30_437, test_time: NOW + 30 })
  })
})

describe('an unknown type without base_url', () => {
  it.each(['test/1', 'update_balance/1'])('crashes %s: 500 and nothing', async (path) => {
    const { ask } = await testing({ type: 99, base_url: '' })
    expect(await ask(path)).toMatchObject({ status: 500, text: '' })
  })

  it('is tested normally with a base_url', async () => {
    const { ask } = await testing({ type: 99, base_url: 'https://a.example' })
    expect((await ask('test/1')).json?.success).toBe(true)
  })
})

describe('a balance', () => {
  it('is returned outside data and stored', async () => {
    const { ask, row } = await testing()
    expect((await ask('update_balance/1')).json).toEqual({ success: true, message: '', balance: 79.19 })
    expect(row()).toMatchObject({ balance: 79.19, balance_updated_time: NOW })
  })

  it.each([
    [{ type: 14 }, '尚未实现'],
    [{ name: 'unauthorised' }, 'status code: 401'],
  ])('of %j is refused: "%s", nothing is written', async (overrides, message) => {
    const { ask, row } = await testing({ ...overrides, balance: 3 })
    expect((await ask('update_balance/1')).json).toEqual({ success: false, message })
    expect(row()?.balance).toBe(3)
  })

  it('that hangs is returned after a release', async () => {
    const { world, ask, caller } = await testing({ name: 'hanging' })
    const response = ask('update_balance/1')
    await expect.poll(() => world.faults.holding).toBe(1)
    await caller.control('POST release')
    expect((await response).json).toMatchObject({ success: true, balance: 79.19 })
  })

  it('of all channels does nothing and succeeds', async () => {
    const { world, ask } = await testing()
    const before = world.channels.all()
    expect((await ask('update_balance')).text).toBe('{"success":true,"message":""}')
    expect(world.channels.all()).toEqual(before)
  })
})
