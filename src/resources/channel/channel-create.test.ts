import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { gatewayPerTest } from '../../../mocks/hosts/vitest-host'
import { setValueOwner } from '#/browser/owned-value'
import { initialValues } from '#/fields/record-values'
import { channelFields, type ChannelValues } from './channel-fields'
import { channelFormMutations } from './channel-form-mutations'

const values: ChannelValues = Object.assign(initialValues(channelFields), {
  name: 'mine',
  models: ['gpt-4o'],
  key: 'k',
})
const UNIQUE = 'UNIQUE constraint failed: abilities.group, abilities.model, abilities.channel_id'

const gateway = gatewayPerTest('root', { seed: 'empty' })

const send = async (method: string, path: string, body?: object) =>
  fetch(path, { method, body: body && JSON.stringify(body) })

/** Deletes a disabled channel in the way that leaves its abilities behind; the next one gets its id. */
async function leaveAbilitiesBehind() {
  const old = { name: 'mine', type: 1, key: 'o', status: 2, models: 'gpt-4o', group: 'default' }
  await send('POST', '/api/channel/', { ...old, status: 1 })
  await send('POST', '/api/channel/', old)
  await send('DELETE', '/api/channel/disabled')
}

async function failureOf(change: Partial<ChannelValues>): Promise<unknown> {
  const cache = new QueryClient()
  try {
    return await cache
      .getMutationCache()
      .build(cache, channelFormMutations.create)
      .execute({ values: Object.assign({ ...values }, change) })
  } catch (error) {
    return error
  }
}

const posts = () =>
  gateway()
    .requests()
    .filter(({ method }) => method === 'POST').length

it('channel creation: a refusal although the channels exist names them, not the older one of that name', async () => {
  await leaveAbilitiesBehind()
  expect(await failureOf({ batch: true, keys: 'a\nb' })).toMatchObject({
    kind: 'refused',
    outcome: 'doneAnyway',
    serverMessage: `The channels were created anyway (#3, #2), but may not serve their models: disable and enable them in the list, or delete them there. ${UNIQUE}`,
  })
  expect(
    gateway()
      .world()
      .channels.all()
      .map(({ id }) => id),
  ).toEqual([1, 2, 3])
})

it('channel creation: a refusal although the channel exists names it when the list cannot be read', async () => {
  await leaveAbilitiesBehind()
  gateway().fault({ call: 'GET /api/channel/search', kind: 'F14' })
  expect(await failureOf({})).toMatchObject({
    outcome: 'doneAnyway',
    serverMessage: expect.stringContaining('The channel was created anyway (mine)'),
  })
})

it('channel creation: disabling and enabling the channel lets it serve its models', async () => {
  await leaveAbilitiesBehind()
  await failureOf({ models: ['o1', 'gpt-4o'] })
  const isServing = () => gateway().world().abilities.serves(2, 'default', 'o1')
  expect(isServing()).toBe(false)
  await send('PUT', '/api/channel/', { id: 2, status: 2 })
  await send('PUT', '/api/channel/', { id: 2, status: 1 })
  expect(isServing()).toBe(true)
})

it('channel creation: of many channels the first and the last are named', async () => {
  await leaveAbilitiesBehind()
  const keys = Array.from({ length: 60 }, (_, at) => `key ${at}`)
  expect(await failureOf({ batch: true, keys: keys.join('\n') })).toMatchObject({
    serverMessage: expect.stringContaining('The channels were created anyway (#2 … #61)'),
  })
})

it('channel creation: the channels of a batch have numbered names in the order of their keys, and one base URL', async () => {
  await send('POST', '/api/channel/', { name: 'mine', type: 1, key: 'o', models: 'gpt-4o', group: 'default' })
  expect(await failureOf({ batch: true, keys: 'a\nb\nc', base_url: 'https://api.test/' })).toBeUndefined()
  const rows = gateway().world().channels.all()
  expect(rows.map(({ name, key, base_url }) => [name, key, base_url])).toEqual([
    ['mine', 'o', ''],
    ['mine 1', 'a', 'https://api.test'],
    ['mine 2', 'b', 'https://api.test'],
    ['mine 3', 'c', 'https://api.test'],
  ])
})

it('channel creation: a batch whose names cannot be numbered is created all the same', async () => {
  gateway().fault({ call: 'PUT /api/channel/', kind: 'refused', message: 'no' })
  expect(await failureOf({ batch: true, keys: 'a\nb' })).toBeUndefined()
  const rows = gateway().world().channels.all()
  expect(rows.map(({ name }) => name)).toEqual(['mine', 'mine'])
})

it('channel creation: another refusal keeps its words', async () => {
  gateway().fault({ call: 'POST /api/channel/', kind: 'refused', message: 'empty slice found' })
  const failure = await failureOf({})
  expect(failure).toMatchObject({ serverMessage: 'empty slice found' })
  expect(failure).not.toHaveProperty('outcome')
})

it.each(['F14', 'F19', 'F20', 'F32'] as const)(
  'channel creation: after a lost response (%s) the outcome is unknown, and nothing is sent again (CD-52)',
  async (kind) => {
    gateway().fault({ call: 'POST /api/channel/', kind, applied: true })
    expect(await failureOf({})).toMatchObject({ outcome: 'unknown' })
    expect(posts()).toBe(1)
  },
)

it.each([['after a success', false] as const, ['after a refusal', true] as const])(
  'channel creation: keeps the chosen test model %s',
  async (_when, isRefused) => {
    setValueOwner(() => 1)
    if (isRefused) await leaveAbilitiesBehind()
    await failureOf({ test_model: 'gpt-4o' })
    expect(JSON.stringify(Object.entries(localStorage))).toContain('gpt-4o')
  },
)
