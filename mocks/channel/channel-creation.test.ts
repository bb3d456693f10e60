import { describe, expect, it } from 'vitest'
import { signedInWorld } from '../test-client'
import { blankChannel } from './channel-row'

const NOW = 1_700_000_000
const LAST = 28
const TYPED = 'json: cannot unmarshal'

async function creating() {
  const { world, caller } = await signedInWorld('admin', { clock: NOW })
  const create = (body: unknown) => caller.request('POST', '/api/channel/', { body })
  const made = () => world.channels.all(({ id }) => id > LAST)
  return { world, caller, create, made }
}

describe('creating channels', () => {
  it('returns no data and sets defaults for omitted fields', async () => {
    const { create, made } = await creating()
    expect((await create({ key: 'k' })).text).toBe('{"success":true,"message":""}')
    expect(made()).toEqual([{ ...blankChannel(29, NOW), type: 0, key: 'k' }])
  })

  it.each([
    { body: { status: 0, weight: 0, priority: 0, group: '' }, want: { status: 1, group: 'default' } },
    {
      body: { weight: null, priority: null, base_url: null },
      want: { weight: 0, priority: 0, base_url: '' },
    },
    { body: { status: 3, priority: -7, weight: 9 }, want: { status: 3, priority: -7, weight: 9 } },
    {
      body: { type: 4711, model_mapping: '{', config: '{' },
      want: { type: 4711, model_mapping: '{', config: '{' },
    },
    { body: { created_time: 5 }, want: { created_time: NOW } },
    { body: { other: '', system_prompt: '' }, want: { other: '', system_prompt: '' } },
    {
      body: { used_quota: 5, balance: 1.5, test_time: 6 },
      want: { used_quota: 5, balance: 1.5, test_time: 6 },
    },
    { body: { models: 'a,,b' }, want: { models: 'a,,b' } },
    { body: { unknown: 1 }, want: { name: '' } },
  ])('from $body stores $want', async ({ body, want }) => {
    const { create, made } = await creating()
    expect((await create({ key: 'k', ...body })).json?.success).toBe(true)
    expect(made()).toMatchObject([want])
  })

  it.each([
    ['a\nb', ['a', 'b']],
    ['\n\na\n\nb\n', ['a', 'b']],
    [' a \r\nb', [' a \r', 'b']],
    ['a\na', ['a', 'a']],
    [' ', [' ']],
  ])('splits the key %j into one row per item of %j with the same name', async (key, keys) => {
    const { create, made } = await creating()
    await create({ key, name: 'many' })
    expect(made().map((row) => row.key)).toEqual(keys)
    expect(new Set(made().map(({ name }) => name))).toEqual(new Set(['many']))
  })

  it.each([
    [{ name: 'x' }, 'empty slice found'],
    [{ key: '' }, 'empty slice found'],
    [{ key: '\n\n' }, 'empty slice found'],
    ['null', 'empty slice found'],
    ['', 'EOF'],
    ['[]', `${TYPED} array into Go value of type model.Channel`],
    [{ key: 'k', weight: -1 }, `${TYPED} number -1 into Go struct field Channel.weight of type uint`],
    [{ key: 'k', weight: 1.5 }, `${TYPED} number 1.5 into Go struct field Channel.weight of type uint`],
    [{ key: 'k', weight: '' }, `${TYPED} string into Go struct field Channel.weight of type uint`],
    [{ key: 'k', priority: '5' }, `${TYPED} string into Go struct field Channel.priority of type int64`],
    [{ key: 'k', type: '1' }, `${TYPED} string into Go struct field Channel.type of type int`],
    [{ key: 'k', balance: '1' }, `${TYPED} string into Go struct field Channel.balance of type float64`],
    [
      '{"key":"k","balance":1e999}',
      `${TYPED} number 1e999 into Go struct field Channel.balance of type float64`,
    ],
    [{ key: 'k', config: {} }, `${TYPED} object into Go struct field Channel.config of type string`],
    [{ key: 'k', models: ['a'] }, `${TYPED} array into Go struct field Channel.models of type string`],
    [{ key: 'k', base_url: 5 }, `${TYPED} number into Go struct field Channel.base_url of type string`],
    [{ key: 'k', id: 1 }, 'UNIQUE constraint failed: channels.id'],
    [{ key: 'k\nl', id: 900 }, 'UNIQUE constraint failed: channels.id'],
  ])('from %j is refused: "%s"', async (body, message) => {
    const { create, world } = await creating()
    const response = await create(body)
    expect([response.status, response.json]).toEqual([200, { success: false, message }])
    expect(world.channels.size).toBe(LAST)
  })
})
