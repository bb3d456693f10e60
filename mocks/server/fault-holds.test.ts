import { setImmediate } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { signedInWorld } from '../test-client'
import type { World } from '../world'
import type { FaultOrder } from './fault-order'

const CREATE = { method: 'POST', path: '/api/token/', body: { name: 'late' } } as const

async function holding(order: FaultOrder) {
  const { world, caller } = await signedInWorld('alice')
  await caller.fault(order)
  const seen: string[] = []
  /** Sends a call and notes its name once it has a response. */
  const start = async (name: string, path: string, signal?: AbortSignal) => {
    const response = await caller.send('GET', path, { signal })
    seen.push(response.kind === 'reset' ? `${name} reset` : name)
    return response
  }
  const create = (signal?: AbortSignal) =>
    caller.send(CREATE.method, CREATE.path, { body: CREATE.body, signal })
  /** Waits until so many responses are held back. */
  const held = (count: number) => vi.waitFor(() => expect(world.faults.holding).toBe(count))
  return { world, caller, seen, start, create, held }
}

/** Lets everything happen that needs no time, until a response is held; `vi.waitFor` would move the false clock. */
async function settled({ faults }: World): Promise<void> {
  // oxlint-disable-next-line no-await-in-loop -- turns of the event loop
  for (let turn = 0; turn < 100 && faults.holding === 0; turn += 1) await setImmediate()
}

describe('F17, no response', () => {
  it('holds the real response until it is released', async () => {
    const { caller, seen, start, held } = await holding({ call: 'GET /api/token/', kind: 'hang' })
    const response = start('list', '/api/token/')
    await held(1)
    expect(seen).toEqual([])
    await caller.control('POST release')
    expect(await response).toMatchObject({ status: 200, body: expect.stringContaining('"name":"newest"') })
    await held(0)
  })

  it('holds the next call after a release, and none after the faults are removed', async () => {
    const { caller, start, held } = await holding({ call: 'GET /api/token/', kind: 'F17' })
    const first = start('first', '/api/token/')
    await held(1)
    await caller.control('POST release')
    await first
    const second = start('second', '/api/token/')
    await held(1)
    await caller.control('DELETE faults')
    await second
    expect(await start('third', '/api/token/')).toMatchObject({ status: 200 })
  })

  it.each([
    { applied: false, before: 45, after: 46 },
    { applied: true, before: 46, after: 46 },
  ])('writes before the wait only if applied: $applied', async ({ applied, before, after }) => {
    const { world, create, held } = await holding({ call: 'POST /api/token/', kind: 'F17', applied })
    const response = create()
    await held(1)
    expect(world.tokens.size).toBe(before)
    world.faults.release()
    expect(await response).toMatchObject({ status: 200 })
    expect(world.tokens.size).toBe(after)
  })

  it('ends when the client disconnects, without doing an unapplied write', async () => {
    const { world, create, held } = await holding({ call: 'POST /api/token/', kind: 'F17' })
    const leaving = new AbortController()
    const response = create(leaving.signal)
    await held(1)
    leaving.abort()
    expect(await response).toEqual({ kind: 'reset' })
    await held(0)
    expect(world.tokens.size).toBe(45)
  })

  it('does not hold a call whose client has already disconnected', async () => {
    const { start } = await holding({ call: 'GET /api/token/', kind: 'F17' })
    expect(await start('list', '/api/token/', AbortSignal.abort())).toEqual({ kind: 'reset' })
  })
})

describe('delays use the system clock', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it.each([
    { kind: 'F18', status: 200 },
    { kind: 'F14', status: 504 },
    { kind: 'F21', status: 200 },
    { kind: 'F19', status: 200 },
  ] as const)('$kind responds after the milliseconds of its order', async ({ kind, status }) => {
    const { world, seen, start } = await holding({ call: 'GET /api/token/', kind, ms: 5000 })
    const response = start('list', '/api/token/')
    await settled(world)
    await vi.advanceTimersByTimeAsync(4999)
    expect([seen, world.faults.holding]).toEqual([[], 1])
    await vi.advanceTimersByTimeAsync(1)
    expect(await response).toMatchObject({ status })
  })

  it('F16 resets the connection after the delay', async () => {
    const { world, start } = await holding({ call: 'GET /api/token/', kind: 'F16', ms: 1000 })
    const response = start('list', '/api/token/')
    await settled(world)
    await vi.advanceTimersByTimeAsync(1000)
    expect(await response).toEqual({ kind: 'reset' })
  })

  it('a release ends a delay early and clears its timer', async () => {
    const { world, start } = await holding({ call: 'GET /api/token/', kind: 'F18', ms: 60_000 })
    const response = start('list', '/api/token/')
    await settled(world)
    world.faults.release()
    expect(await response).toMatchObject({ status: 200 })
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('F30, out of order', () => {
  it('sends the first of two responses after the second', async () => {
    const { seen, start, held } = await holding({ call: 'GET /api/token/', kind: 'out-of-order' })
    const first = start('first', '/api/token/?p=0')
    await held(1)
    const second = await start('second', '/api/token/?p=1')
    expect(seen).toEqual(['second'])
    if (second.kind === 'whole') second.sent?.()
    expect(await first).toMatchObject({ body: expect.stringContaining('"name":"newest"') })
    expect(seen).toEqual(['second', 'first'])
  })

  it('continues with the next pair of calls', async () => {
    const { seen, start, held } = await holding({ call: 'GET /api/token/', kind: 'F30' })
    for (const pair of ['a', 'b']) {
      const first = start(`${pair}1`, '/api/token/')
      // oxlint-disable-next-line no-await-in-loop -- one pair after the other
      await held(1)
      // oxlint-disable-next-line no-await-in-loop -- one pair after the other
      const second = await start(`${pair}2`, '/api/token/')
      if (second.kind === 'whole') second.sent?.()
      // oxlint-disable-next-line no-await-in-loop -- one pair after the other
      await first
    }
    expect(seen).toEqual(['a2', 'a1', 'b2', 'b1'])
  })

  it('processes both calls in their order of arrival', async () => {
    const { world, create, held } = await holding({ call: 'POST /api/token/', kind: 'F30' })
    const first = create()
    await held(1)
    expect(world.tokens.size).toBe(46)
    const second = await create()
    if (second.kind === 'whole') second.sent?.()
    expect(await first).toMatchObject({ body: expect.stringContaining('"id":46') })
  })

  it('a release sends a single first response', async () => {
    const { world, start, held } = await holding({ call: 'GET /api/token/', kind: 'F30', times: 1 })
    const only = start('only', '/api/token/')
    await held(1)
    world.faults.release()
    expect(await only).toMatchObject({ status: 200 })
  })
})
