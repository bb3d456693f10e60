import { afterEach, describe, expect, it, vi } from 'vitest'
import { createWorld } from '../worlds'
import type { WorldOrder } from '../world'
import { pumpTraffic, startTraffic, stopTraffic } from './traffic'

const NOW = 1_700_000_000

function inWorld(order: WorldOrder = {}) {
  const world = createWorld('w', { clock: NOW, ...order })
  const { size } = world.logs
  let tick: (() => void) | undefined
  const start = (per_minute: number) =>
    startTraffic(world, { per_minute }, (overrides) => {
      tick = overrides
      return () => (tick = undefined)
    })
  const written = () => world.logs.all().slice(size)
  return { world, start, written, tick: () => tick?.(), isTicking: () => tick !== undefined }
}

afterEach(() => vi.useRealTimers())

describe('traffic', () => {
  it.each([
    [60, 10, 10],
    [1, 59, 0],
    [1, 60, 1],
    [0.5, 240, 2],
    [600, 3, 30],
    [0, 3600, 0],
    [60, -100, 0],
    [6000, 86_400, 1000],
  ])('of %d per minute makes, after %i seconds, %i calls', (perMinute, seconds, calls) => {
    const { world, start } = inWorld()
    start(perMinute)
    world.clock.advance(seconds)
    expect(pumpTraffic(world)).toBe(calls)
    expect(pumpTraffic(world)).toBe(0)
  })

  it('is logged at each tick with the due times of the world’s clock', () => {
    const { world, start, written, tick } = inWorld()
    start(6)
    tick()
    expect(written()).toEqual([])
    world.clock.advance(25)
    tick()
    world.clock.advance(25)
    tick()
    expect(written().map(({ created_at }) => created_at - NOW)).toEqual([10, 20, 30, 40, 50])
    expect(written().every(({ type, quota }) => type === 2 && quota > 0)).toBe(true)
  })

  it('is deterministic', () => {
    const [one, other] = [inWorld(), inWorld()].map(({ world, start, written }) => {
      start(60)
      world.clock.advance(40)
      pumpTraffic(world)
      return written()
    })
    expect(one).toEqual(other)
    expect(one).toHaveLength(40)
    expect(new Set(one?.map(({ username }) => username)).size).toBeGreaterThan(1)
  })

  it('charges the quota of its users', () => {
    const { world, start, written } = inWorld()
    const before = new Map(world.users.all().map(({ id, quota }) => [id, quota]))
    start(60)
    world.clock.advance(30)
    pumpTraffic(world)
    // Subtracted user by user: a sum of all quotas is too large to be exact.
    const charged = world.users.all().reduce((sum, { id, quota }) => sum + (before.get(id) ?? 0) - quota, 0)
    expect(charged).toBe(written().reduce((sum, { quota }) => sum + quota, 0))
  })

  it('ends when stopped, and a new rate replaces the old one', () => {
    const { world, start, written, isTicking } = inWorld()
    start(60)
    start(6)
    world.clock.advance(60)
    expect([pumpTraffic(world), isTicking()]).toEqual([6, true])
    stopTraffic(world)
    world.clock.advance(60)
    expect([pumpTraffic(world), isTicking(), written().length]).toEqual([0, false, 6])
  })

  it('without tokens logs nothing', () => {
    const { world, start, written } = inWorld({ seed: 'empty' })
    start(60)
    world.clock.advance(10)
    expect([pumpTraffic(world), written()]).toEqual([10, []])
  })

  it('ticks once per second by default', () => {
    vi.useFakeTimers()
    const world = createWorld('w', {})
    const { size } = world.logs
    startTraffic(world, { per_minute: 120 })
    vi.advanceTimersByTime(3000)
    expect(world.logs.size - size).toBe(6)
    stopTraffic(world)
    vi.advanceTimersByTime(3000)
    expect([world.logs.size - size, vi.getTimerCount()]).toEqual([6, 0])
  })
})
