import { describe, expect, it } from 'vitest'
import { signedInWorld } from '../test-client'
import type { ChannelRow } from './channel-row'

const REPEATED = 'UNIQUE constraint failed: abilities.group, abilities.model, abilities.channel_id'

/** A world whose newest channels are `old`, switched off and deleted by *Delete disabled*. */
async function afterDeletion(old: readonly Partial<ChannelRow>[]) {
  const { world, caller } = await signedInWorld('admin')
  const post = async (body: object) => (await caller.request('POST', '/api/channel/', { body })).json
  const put = async (body: object) => (await caller.request('PUT', '/api/channel/', { body })).json
  for (const row of old) {
    // oxlint-disable-next-line no-await-in-loop -- ids follow the order
    await post({ key: 'old', ...row })
  }
  for (const { id } of world.channels.all((row) => row.key === 'old')) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await put({ id, status: 2 })
  }
  await caller.request('DELETE', '/api/channel/disabled')
  const made = () => world.channels.all(({ key }) => key.startsWith('new'))
  const serves = (id: number, group: string, model: string) => world.abilities.serves(id, group, model)
  return { world, caller, post, put, made, serves }
}

describe('creating a channel', () => {
  it.each([
    ['a', 'vip', ''],
    ['a,b', 'vip,default', ''],
    ['', 'vip', ''],
    ['a,,b', 'vip', ''],
    ['a,A', 'vip,VIP', ''],
    ['a, a', 'vip, vip', ''],
    ['a,a', 'vip', ''],
    ['a,a,a', 'vip,default', ''],
    ['b,a,A,a', 'vip', ''],
    ['a,b,a', 'vip', ''],
    [',', 'vip', ''],
    ['a,,b,', 'vip', ''],
    ['a', 'vip,vip', REPEATED],
    ['a', 'vip,default,vip', REPEATED],
    ['a', ',', REPEATED],
    ['a,a', 'vip,vip', REPEATED],
  ])('with models "%s" and groups "%s" returns "%s"', async (models, group, message) => {
    const { post, made, world } = await afterDeletion([])
    expect(await post({ key: 'new', models, group })).toEqual({ success: message === '', message })
    expect(made()).toMatchObject([{ models, group, status: 1 }])
    expect(world.abilities.serves(made()[0]?.id ?? 0, 'vip', models.split(',')[0] ?? '')).toBe(message === '')
  })

  it('with two keys and a repeated group stores both channels without routing rows', async () => {
    const { post, made, serves } = await afterDeletion([])
    expect(await post({ key: 'new 1\nnew 2', models: 'a', group: 'vip,vip' })).toMatchObject({
      success: false,
    })
    expect(made().map(({ id }) => serves(id, 'vip', 'a'))).toEqual([false, false])
  })
})

describe('reusing an id after "Delete disabled"', () => {
  it.each([
    { old: { models: 'a', group: 'vip' }, sent: { models: 'a', group: 'vip' }, message: REPEATED },
    { old: { models: 'a', group: 'vip' }, sent: { models: 'a,b', group: 'vip' }, message: REPEATED },
    { old: { models: 'a,b', group: 'vip' }, sent: { models: 'b', group: 'x,vip' }, message: REPEATED },
    { old: { models: '', group: 'vip' }, sent: { models: '', group: 'vip' }, message: REPEATED },
    { old: { models: 'a' }, sent: { models: 'a' }, message: REPEATED },
    { old: { models: 'a', group: 'vip' }, sent: { models: 'b', group: 'vip' }, message: '' },
    { old: { models: 'a', group: 'vip' }, sent: { models: 'a', group: 'default' }, message: '' },
    { old: { models: 'a', group: 'vip' }, sent: { models: 'A', group: 'vip' }, message: '' },
  ])('$old, then $sent: "$message"', async ({ old, sent, message }) => {
    const { post, made, serves, world } = await afterDeletion([old])
    const before = world.channels.size
    expect(await post({ key: 'new', ...sent })).toEqual({ success: message === '', message })
    expect(world.channels.size).toBe(before + 1)
    const [row] = made()
    const group = sent.group?.split(',')[0] ?? 'default'
    expect(serves(row?.id ?? 0, group, sent.models.split(',')[0] ?? '')).toBe(message === '')
  })

  it('routing rows before the conflict are stored, later ones are not', async () => {
    const { post, made, serves } = await afterDeletion([
      { models: 'x', group: 'vip' },
      { models: 'a', group: 'vip' },
    ])
    expect(await post({ key: 'new 1\nnew 2\nnew 3', models: 'a', group: 'vip' })).toMatchObject({
      message: REPEATED,
    })
    expect(made().map(({ id }) => serves(id, 'vip', 'a'))).toEqual([true, false, false])
  })

  it('an update rebuilds the routing rows, and the channel serves models', async () => {
    const { post, put, made, serves, caller } = await afterDeletion([{ models: 'ghost', group: 'default' }])
    await post({ key: 'new', models: 'ghost', group: 'default' })
    const id = made()[0]?.id ?? 0
    const offered = async () =>
      (await caller.request<string[]>('GET', '/api/user/available_models')).json?.data?.includes('ghost')
    expect([serves(id, 'default', 'ghost'), await offered()]).toEqual([false, false])
    expect(await put({ id, weight: 0 })).toMatchObject({ success: true })
    expect([serves(id, 'default', 'ghost'), await offered()]).toEqual([true, true])
  })

  it('deleting the channel deletes its routing rows, so the next create has no conflict', async () => {
    const { post, made, caller } = await afterDeletion([{ models: 'a' }])
    await post({ key: 'new', models: 'a' })
    await caller.request('DELETE', `/api/channel/${made()[0]?.id}`)
    expect(await post({ key: 'new again', models: 'a' })).toEqual({ success: true, message: '' })
  })

  it('a seeded channel leaves its routing rows behind too', async () => {
    const { world, caller } = await signedInWorld('admin')
    for (const { id } of world.channels.all()) world.channels.update(id, { status: 1 })
    world.channels.update(28, { status: 3, models: 'seeded', group: 'vip' })
    await caller.request('DELETE', '/api/channel/disabled')
    const body = { key: 'new', models: 'seeded', group: 'vip' }
    const { json } = await caller.request('POST', '/api/channel/', { body })
    expect(json).toEqual({ success: false, message: REPEATED })
    expect(world.channels.get(28)).toMatchObject({ key: 'new', status: 1 })
  })
})

it('a status changed by a test run updates the routing rows', async () => {
  const { world, caller } = await signedInWorld('admin', {
    options: { AutomaticDisableChannelEnabled: 'true' },
  })
  const body = { key: 'k', type: 1, name: 'unauthorised', models: 'ghost' }
  await caller.request('POST', '/api/channel/', { body })
  const { id } = world.channels.page(0)[0] ?? { id: 0 }
  expect(world.abilities.serves(id, 'default', 'ghost')).toBe(true)
  await caller.request('GET', '/api/channel/test')
  world.clock.advance(600)
  world.channelTests.catchUp()
  expect(world.channels.get(id)?.status).toBe(3)
  expect(world.abilities.serves(id, 'default', 'ghost')).toBe(false)
})
