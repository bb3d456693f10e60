import { describe, expect, it } from 'vitest'
import { createGateway } from '../gateway'
import { TestClient } from '../test-client'
import type { SeedName } from '../world'
import type { ChannelRow } from './channel-row'

const worldOf = (seed: SeedName) => createGateway().worlds.create({ seed })
const valuesOf = <Key extends keyof ChannelRow>(rows: readonly ChannelRow[], key: Key) =>
  new Set(rows.map((row) => row[key]))

describe('the small seed', () => {
  const world = worldOf('small')
  const rows = world.channels.all()

  it('has all statuses, an unknown one, and all types with their own settings', () => {
    expect(valuesOf(rows, 'status')).toEqual(new Set([0, 1, 2, 3, 9]))
    const special = [3, 15, 17, 18, 21, 22, 23, 24, 33, 34, 37, 42, 43, 8, 1, 99]
    expect(special.filter((type) => !valuesOf(rows, 'type').has(type))).toEqual([])
  })

  it('has positive and negative priorities and balances, untested rows, and valid settings', () => {
    const has = (test: (row: ChannelRow) => boolean) => rows.some(test)
    expect(has(({ priority }) => (priority ?? 0) < 0) && has(({ priority }) => (priority ?? 0) > 0)).toBe(
      true,
    )
    expect(has(({ balance }) => balance < 0) && has(({ balance }) => balance > 0)).toBe(true)
    expect(has(({ test_time }) => test_time === 0)).toBe(true)
    expect(has(({ name }) => name === '') && has(({ name }) => name.length > 40)).toBe(true)
    const texts = rows.flatMap(({ config, model_mapping }) => [config, model_mapping ?? '']).filter(Boolean)
    for (const text of texts) expect(() => JSON.parse(text) as unknown).not.toThrow()
  })

  it('has no times in the future', () => {
    const times = rows.flatMap((row) => [row.created_time, row.test_time, row.balance_updated_time])
    expect(Math.max(...times)).toBeLessThan(world.start)
  })
})

describe('the large seed', () => {
  it('has 2000 computed rows with all types', async () => {
    const gateway = createGateway()
    const world = gateway.worlds.create({ seed: 'large' })
    const caller = await new TestClient(gateway, world).signIn('root')
    const last = await caller.request<ChannelRow[]>('GET', '/api/channel/?p=199')
    expect(last.json?.data?.map(({ id }) => id)).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1])
    expect((await caller.request('GET', '/api/channel/?p=200')).json?.data).toEqual([])
    const rows = world.channels.all()
    expect(rows).toHaveLength(2000)
    expect(valuesOf(rows, 'type').size).toBe(52)
    expect(valuesOf(rows, 'status')).toEqual(new Set([0, 1, 2, 3]))
    expect(valuesOf(rows, 'name').size).toBe(2000)
  })
})

describe('the hostile seed', () => {
  it('has a hostile input in every text field and returns them unchanged', async () => {
    const gateway = createGateway()
    const world = gateway.worlds.create({ seed: 'hostile' })
    const caller = await new TestClient(gateway, world).signIn('root')
    const rows = world.channels.all()
    expect(rows.length).toBeGreaterThan(10)
    for (const row of rows)
      for (const value of Object.values(row)) expect(value === '' || value === undefined).toBe(false)
    const found = await caller.request<ChannelRow[]>('GET', '/api/channel/search')
    expect(found.json?.data).toEqual(rows.map((row) => ({ ...row, key: '' })))
    expect(new Set(rows.map(({ name }) => name)).has('__proto__')).toBe(true)
  })
})
