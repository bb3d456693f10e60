import { QueryClient, type MutationOptions } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import { setValueOwner } from '#/browser/owned-value'
import { gatewayPerTest } from '../../../mocks/hosts/vitest-host'
import { AnotherRecord } from '../known-record'
import { refusedCreationMutations, CreatedDespiteRefusal } from './channel-creation'
import type { ChannelDraft } from './channel-draft'
import { channelDraft } from './channel-draft.fixture'
import { channelFormMutations } from './channel-form-mutations'

const draft = channelDraft({ name: 'mine', models: ['gpt-4o'], keys: ['k'] })

const gateway = gatewayPerTest('root', { seed: 'empty' })

async function run<Result, Variables>(
  options: MutationOptions<Result, Error, Variables>,
  variables: Variables,
) {
  const cache = new QueryClient()
  return cache.getMutationCache().build(cache, options).execute(variables)
}

const send = async (method: string, path: string, body?: object) =>
  fetch(path, { method, body: body && JSON.stringify(body) })

/** Leaves stray abilities behind: deletes one channel per list of models. */
async function leaveStrayAbilities(lists: readonly string[], group: string) {
  const { channels } = gateway().world()
  for (const models of lists) {
    // oxlint-disable-next-line no-await-in-loop -- ids follow the order
    await send('POST', '/api/channel/', { name: 'old', type: 1, key: 'o', status: 2, models, group })
  }
  await send('DELETE', '/api/channel/disabled')
  expect(channels.size).toBe(0)
}

async function failureOf(change: Partial<ChannelDraft>): Promise<unknown> {
  try {
    return await run(channelFormMutations.create, { ...draft, ...change })
  } catch (error) {
    return error
  }
}

const posts = () =>
  gateway()
    .requests()
    .filter(({ method }) => method === 'POST').length
const serving = ({ models, group }: ChannelDraft) => {
  const { abilities, channels } = gateway().world()
  return channels
    .all()
    .map(({ id }) => models.every((model) => group.every((name) => abilities.serves(id, name, model))))
}

const FAMILY: readonly (readonly [
  models: readonly string[],
  group: string,
  change: Partial<ChannelDraft>,
])[] = [
  [['gpt-4o'], 'default', {}],
  [['gpt-4o'], 'default', { models: ['gpt-4o', 'o1'] }],
  [['gpt-4o'], 'default', { models: ['o1', 'gpt-4o'] }],
  [['gpt-4o,o1'], 'default', { models: ['o1'] }],
  [['gpt-4o'], 'default', { group: ['default', 'vip'] }],
  [['gpt-4o'], 'default', { group: ['vip', 'default'] }],
  [['gpt-4o'], 'vip', { group: ['vip'] }],
  [['gpt-4o'], 'vip,default', {}],
  [['模型'], 'default', { models: ['模型'] }],
  [['a b'], 'default', { models: ['a b'] }],
  [['x/y:free'], 'default', { models: ['x/y:free'] }],
  [['"q"'], 'default', { models: ['"q"'] }],
  [['gpt-4o'], '默认', { group: ['默认'] }],
  [['gpt-4o'], 'default', { name: '' }],
  [['gpt-4o'], 'default', { name: '名'.repeat(50) }],
  [['gpt-4o'], 'default', { type: 999, base_url: 'https://a.example' }],
  [['gpt-4o'], 'default', { priority: -5, weight: 3 }],
  [['gpt-4o'], 'default', { keys: ['a', 'b'] }],
  [['o1', 'gpt-4o'], 'default', { keys: ['a', 'b', 'c'] }],
  [['gpt-4o', 'gpt-4o', 'gpt-4o'], 'default', { keys: ['a', 'b', 'c'] }],
  [['gpt-4o'], 'default', { keys: Array.from({ length: 25 }, (_, at) => `key ${at}`) }],
  [['gpt-4o'], 'default', { models: Array.from({ length: 200 }, (_, at) => (at ? `m${at}` : 'gpt-4o')) }],
]

describe('a creation that the server refused although the channels exist', () => {
  it.each(FAMILY)(
    'after %j of the group %s, with %o: saving again repairs the channels',
    async (models, group, change) => {
      await leaveStrayAbilities(models, group)
      const before = posts()
      const failure = await failureOf(change)
      if (!(failure instanceof CreatedDespiteRefusal)) throw new Error(`not refused: ${String(failure)}`)
      const requested = { ...draft, ...change }
      const { channels } = gateway().world()
      expect(failure.refusal).toContain('UNIQUE constraint failed: abilities')
      expect(failure.ids).toEqual(channels.all().map(({ id }) => id))
      expect(failure.ids).toHaveLength(requested.keys.length)
      expect(posts()).toBe(before + 1)
      expect(serving(requested)).toContain(false)

      await run(refusedCreationMutations.saveAgain, failure.ids)
      expect(new Set(serving(requested))).toEqual(new Set([true]))
      expect(channels.all()).toMatchObject(requested.keys.map((key) => ({ key, name: requested.name })))
      expect(posts()).toBe(before + 1)
    },
  )

  it('deleting removes the channels and their abilities, so the next creation succeeds', async () => {
    await leaveStrayAbilities(['gpt-4o', 'gpt-4o'], 'default')
    const failure = await failureOf({ keys: ['a', 'b'] })
    if (!(failure instanceof CreatedDespiteRefusal)) throw new Error('not refused')
    // Another client deletes one of the channels first.
    await send('DELETE', `/api/channel/${failure.ids[0]}`)
    await run(refusedCreationMutations.remove, failure.channels)
    expect(gateway().world().channels.size).toBe(0)
    expect(await failureOf({ keys: ['a', 'b'] })).toBeUndefined()
    expect(serving(draft)).toEqual([true, true])
  })

  it.each([
    ['has another name', { name: 'another' }],
    ['was created at another time', { created_time: 5 }],
  ])('deleting leaves a channel that %s now, and those after it (CD-60)', async (_condition, change) => {
    await leaveStrayAbilities(['gpt-4o'], 'default')
    const failure = await failureOf({ keys: ['a', 'b'] })
    if (!(failure instanceof CreatedDespiteRefusal)) throw new Error('not refused')
    const { channels } = gateway().world()
    channels.update(failure.ids[0] ?? 0, change)
    await expect(run(refusedCreationMutations.remove, failure.channels)).rejects.toBeInstanceOf(AnotherRecord)
    expect(channels.all().map(({ id }) => id)).toEqual(failure.ids)
  })

  it('saving again fails for a deleted channel and inserts no stray abilities', async () => {
    await leaveStrayAbilities(['gpt-4o'], 'default')
    await failureOf({})
    await send('DELETE', '/api/channel/1')
    await expect(run(refusedCreationMutations.saveAgain, [1])).rejects.toMatchObject({ kind: 'notFound' })
    expect(gateway().world().abilities.serves(1, 'default', 'gpt-4o')).toBe(false)
  })

  it('a lost response to saving again leaves the outcome unknown, and a retry works', async () => {
    await leaveStrayAbilities(['gpt-4o'], 'default')
    await failureOf({})
    gateway().fault({ call: 'PUT /api/channel/', kind: 'F14', times: 1 })
    await expect(run(refusedCreationMutations.saveAgain, [1])).rejects.toMatchObject({ outcome: 'unknown' })
    await run(refusedCreationMutations.saveAgain, [1])
    expect(serving(draft)).toEqual([true])
  })

  it('keeps the chosen test model of the channels', async () => {
    setValueOwner(() => 1)
    await leaveStrayAbilities(['gpt-4o'], 'default')
    await failureOf({ test_model: 'gpt-4o' })
    expect(JSON.stringify(Object.entries(localStorage))).toContain('gpt-4o')
  })
})
