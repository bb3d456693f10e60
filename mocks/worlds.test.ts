import { describe, expect, it } from 'vitest'
import { cpuTimeMs } from '../checks/cpu-time'
import { createGateway } from './gateway'
import { TestClient } from './test-client'
import { Worlds } from './worlds'

describe('worlds', () => {
  it('are isolated: rows, options, time, faults, log and sessions', async () => {
    const gateway = createGateway()
    const one = gateway.worlds.create({ id: 'one', clock: 1000 })
    const two = gateway.worlds.create({ id: 'two', clock: 1000 })
    const caller = await new TestClient(gateway, one).signIn('root')
    await caller.request('DELETE', '/api/token/1')
    await caller.control('POST options', { SystemName: 'One' })
    await caller.control('POST clock', { advance: 5 })
    await caller.fault({ call: '* /api/*', kind: 'F11' })

    expect([one.tokens.size, two.tokens.size]).toEqual([44, 45])
    expect(two.options.text('SystemName')).toBe('One API')
    expect([two.clock.now(), two.faults.size, two.log.entries()]).toEqual([1000, 0, []])

    caller.jar.keep('gateway_world=two')
    expect((await caller.request('GET', '/api/user/self')).status).toBe(401)
  })

  it('drops the least recently used world above 200, never the default world', () => {
    const worlds = new Worlds()
    for (let made = 1; made <= 199; made += 1) worlds.create({ id: `w${made}`, seed: 'empty' })
    expect(worlds.size).toBe(200)
    worlds.find('w1')
    worlds.create({ id: 'newest', seed: 'empty' })
    expect(worlds.size).toBe(200)
    expect(['default', 'w1', 'w2', 'w3', 'newest'].filter((id) => worlds.find(id))).toEqual([
      'default',
      'w1',
      'w3',
      'newest',
    ])
  })

  it.each(['replaced', 'dropped'])('releases held responses of a world when it is %s', async (how) => {
    const worlds = new Worlds()
    const held = worlds.create({ id: 'held', seed: 'empty' }).faults.hold(new AbortController().signal)
    if (how === 'replaced') worlds.create({ id: 'held', seed: 'empty' })
    else for (let made = 0; made < 200; made += 1) worlds.create({ seed: 'empty' })
    await expect(held.over).resolves.toBe(true)
  })

  it('generates unique ids for worlds without one', () => {
    const worlds = new Worlds()
    expect(worlds.create().id).not.toBe(worlds.create().id)
  })

  it('generates unique request ids and shuffles differently on each call', () => {
    const world = new Worlds().create({ clock: 0 })
    expect([world.nextRequestId(), world.nextRequestId()]).toEqual([
      '19700101000000000000001',
      '19700101000000000000002',
    ])
    expect([world.shuffled([1, 2, 3]), world.shuffled([1, 2, 3]), world.shuffled([])]).toEqual([
      [2, 3, 1],
      [3, 1, 2],
      [],
    ])
  })

  it('creates a large world instantly', () => {
    const create = () => expect(new Worlds().create({ seed: 'large' }).tokens.page(0)).toHaveLength(10)
    expect(cpuTimeMs(create)).toBeLessThan(1000)
  })
})
