import { describe, expect, it } from 'vitest'
import { createGateway } from '../gateway'
import { TestClient } from '../test-client'

async function inWorld() {
  const gateway = createGateway()
  const world = gateway.worlds.create({ id: 'here', clock: 1000 })
  return { gateway, world, caller: new TestClient(gateway, world) }
}

describe('POST worlds', () => {
  it('creates the world and switches the client to it', async () => {
    const { gateway, caller } = await inWorld()
    const order = { id: 'mine', seed: 'large', limits: 'on', options: { SystemName: 'Mine' }, clock: 5 }
    const made = await caller.control('POST worlds', order)
    expect([made.json, made.header('Set-Cookie')]).toEqual([{ id: 'mine' }, 'gateway_world=mine; Path=/'])
    const world = gateway.worlds.find('mine')
    expect(world).toMatchObject({ seed: 'large', limits: 'on', start: 5 })
    expect(world?.options.text('SystemName')).toBe('Mine')
    expect((await caller.control('GET worlds/current')).json).toMatchObject({ id: 'mine', tokens: 5006 })
  })

  it('without a body creates a small world with a running clock and no limits', async () => {
    const { gateway, caller } = await inWorld()
    const { json } = await caller.control('POST worlds')
    expect(json).toEqual({ id: expect.stringMatching(/^world-\d+$/) })
    const current = (await caller.control('GET worlds/current/')).json
    expect(current).toMatchObject({ seed: 'small', limits: 'off', users: 18, tokens: 45 })
    expect(gateway.worlds.size).toBe(3)
  })

  it('replaces a world of the same id', async () => {
    const { caller } = await inWorld()
    await caller.signIn('alice')
    await caller.request('DELETE', '/api/token/31')
    await caller.control('POST worlds', { id: 'here' })
    expect((await caller.control('GET worlds/current')).json).toMatchObject({ tokens: 45, requests: 0 })
  })
})

describe('GET worlds/current', () => {
  it('returns the key figures of the world', async () => {
    const { caller } = await inWorld()
    await caller.fault({ call: 'GET /api/about', kind: 'F11' })
    await caller.request('GET', '/api/status')
    expect((await caller.control('GET worlds/current')).json).toEqual({
      id: 'here',
      seed: 'small',
      limits: 'off',
      now: 1000,
      users: 18,
      tokens: 45,
      faults: 1,
      held: 0,
      requests: 1,
    })
  })
})

describe('POST sign-in', () => {
  it.each([
    ['root', 100],
    ['bob', 1],
  ])('creates a session for %s and returns the log-in data', async (username, role) => {
    const { caller } = await inWorld()
    const response = await caller.control('POST sign-in', { username })
    expect(response.json).toMatchObject({ username, role, email: '', quota: 0, access_token: '' })
    expect(response.header('Set-Cookie')).toMatch(/^session=.+; Path=\//)
  })
})

describe('POST clock', () => {
  it.each([
    [{ advance: 60 }, 1060],
    [{ advance: -60 }, 940],
    [{ set: 50 }, 50],
    [{ set: 50, advance: 5 }, 55],
    [{}, 1000],
  ])('%j sets the time to %i', async (move, now) => {
    const { caller } = await inWorld()
    expect((await caller.control('POST clock', move)).json).toEqual({ now })
    expect((await caller.control('GET worlds/current')).json).toMatchObject({ now })
  })

  it('resumes a frozen clock', async () => {
    const { world, caller } = await inWorld()
    const before = Math.floor(Date.now() / 1000)
    await caller.control('POST clock', { set: before + 50, run: true })
    world.clock.advance(50)
    expect(world.clock.now()).toBeGreaterThanOrEqual(before + 100)
  })
})

describe('faults, requests and options', () => {
  it('are added, counted and removed', async () => {
    const { caller } = await inWorld()
    const order = { call: 'GET /api/status', kind: 'F11' }
    expect((await caller.control('POST faults', order)).json).toEqual({ id: 1 })
    expect((await caller.control('POST faults', order)).json).toEqual({ id: 2 })
    expect((await caller.request('GET', '/api/status')).status).toBe(500)
    await caller.control('DELETE faults')
    expect((await caller.request('GET', '/api/status')).status).toBe(200)
    const logged = await caller.control('GET requests')
    expect(logged.json).toMatchObject([{ status: 500 }, { status: 200 }])
    await caller.control('DELETE requests')
    expect((await caller.control('GET requests')).text).toBe('[]')
    await caller.control('POST options', { Notice: 'Hello' })
    expect((await caller.request('GET', '/api/notice')).json?.data).toBe('Hello')
  })
})

describe('control page', () => {
  it('worlds are listed and can be entered', async () => {
    const { gateway, caller } = await inWorld()
    gateway.worlds.create({ id: 'there', seed: 'empty' })
    const ids = (await caller.control('GET worlds')).json
    expect(ids).toMatchObject([{ id: 'default' }, { id: 'there' }, { id: 'here' }])
    const entered = await caller.control('POST worlds/enter', { id: 'there' })
    expect(entered.header('Set-Cookie')).toBe('gateway_world=there; Path=/')
    expect((await caller.control('GET worlds/current')).json).toMatchObject({ id: 'there', users: 1 })
    expect(await caller.control('POST worlds/enter', { id: 'nowhere' })).toMatchObject({ status: 400 })
  })

  it('users are listed and can be logged out', async () => {
    const { caller } = await inWorld()
    expect((await caller.control('GET users')).json).toMatchObject([
      { id: 1, username: 'root', role: 100, status: 1 },
      { id: 2, username: 'admin', role: 10 },
      {},
      ...Array.from({ length: 15 }, () => ({})),
    ])
    await caller.signIn('root')
    await caller.control('POST sign-out')
    expect((await caller.request('GET', '/api/user/self')).status).toBe(401)
  })

  it('faults are listed and can be removed', async () => {
    const { caller } = await inWorld()
    await caller.fault({ call: 'GET /api/status', kind: 'F11', times: 2 })
    await caller.fault({ call: 'GET /api/about', kind: 'F12' })
    await caller.request('GET', '/api/status')
    expect((await caller.control('GET faults')).json).toEqual([
      { id: 1, seen: 1, order: { call: 'GET /api/status', kind: 'F11', times: 2 } },
      { id: 2, seen: 0, order: { call: 'GET /api/about', kind: 'F12' } },
    ])
    expect((await caller.control('DELETE faults/1')).status).toBe(200)
    expect((await caller.control('DELETE faults/1')).status).toBe(400)
    expect((await caller.request('GET', '/api/status')).status).toBe(200)
    expect((await caller.request('GET', '/api/about')).status).toBe(502)
  })

  it('all faults and all calls are offered as choices', async () => {
    const { caller } = await inWorld()
    const { kinds, calls } = JSON.parse((await caller.control('GET faults/choices')).text)
    expect(kinds).toHaveLength(31)
    expect(calls).toHaveLength(72)
  })

  it('consume, traffic and mails work', async () => {
    const { world, caller } = await inWorld()
    const order = { user: 'alice', model: 'gpt-4o', prompt_tokens: 10, completion_tokens: 5 }
    expect((await caller.control('POST consume', order)).json).toMatchObject({ ok: true })
    const refused = await caller.control('POST consume', { ...order, user: 'nobody' })
    expect(refused).toMatchObject({ status: 400, json: { error: 'no such user: nobody' } })
    const before = world.logs.size
    await caller.control('POST traffic', { per_minute: 60 })
    await caller.control('POST clock', { advance: 60 })
    await caller.control('POST traffic', { per_minute: 0 })
    expect(world.logs.size).toBeGreaterThan(before)
    expect((await caller.control('GET mails')).text).toBe('[]')
  })

  it.each(['', 'control-page.css', 'control-page.mjs', 'control-requests.mjs', 'control-views.mjs'])(
    'the file /__gateway/%s is served',
    async (name) => {
      const { caller } = await inWorld()
      const response = await caller.request('GET', `/__gateway/${name}`)
      expect(response.status).toBe(200)
      expect(response.header('Content-Type')).toMatch(/^text\/(html|css|javascript); charset=utf-8$/)
    },
  )

  it('pages of mock OAuth providers are served', async () => {
    const { caller } = await inWorld()
    const response = await caller.request('GET', '/__gateway/provider/wechat')
    expect(response.text).toContain('Test provider')
  })
})

describe('invalid requests', () => {
  it.each([
    ['POST worlds', { seed: 'huge' }, 'seed'],
    ['POST worlds', { id: 'a b' }, 'letters, digits, - and _ only'],
    ['POST worlds', { id: '' }, 'letters, digits, - and _ only'],
    ['POST worlds', { sead: 'small' }, 'sead'],
    ['POST worlds', { options: { Notice: 1 } }, 'Notice'],
    ['POST worlds', { clock: 1.5 }, 'clock'],
    ['POST worlds', '{"seed":', 'JSON'],
    ['POST worlds', 'null', 'object'],
    ['POST sign-in', {}, 'username'],
    ['POST sign-in', { username: 'nobody' }, 'no such user in this world: nobody'],
    ['POST faults', {}, 'call'],
    ['POST faults', { call: 'GET /api/status' }, 'kind'],
    ['POST faults', { call: 'GET /api/status', kind: 'F15' }, 'kind'],
    ['POST faults', { call: 'GET /api/status', kind: 'F15' }, 'kind'],
    ['POST faults', { call: 'GET /api/status', kind: 'F11', time: 1 }, 'time'],
    ['POST faults', { call: 'GET /api/status', kind: 'F11', times: 0 }, 'times'],
    ['POST faults', { call: 'GET /api/status', kind: 'F11', skip: -1 }, 'skip'],
    ['POST faults', { call: 'GET /api/status', kind: 'F10', status: 199 }, 'status'],
    ['POST faults', { call: 'GET /api/status', kind: 'F26', rows: 'last' }, 'rows'],
    ['POST faults', { call: '/api/status', kind: 'F11' }, 'write it like "PUT /api/token/"'],
    ['POST clock', { advance: '1' }, 'advance'],
    ['POST clock', { set: -1 }, 'set'],
    ['POST options', { Notice: true }, 'Notice'],
    ['POST options', [], 'record'],
  ])('%s %j is a 400 that names "%s" and changes nothing', async (name, body, named) => {
    const { gateway, world, caller } = await inWorld()
    const response = await caller.request(name.split(' ')[0] ?? '', `/__gateway/${name.split(' ')[1]}`, {
      body,
    })
    expect(response.status).toBe(400)
    expect(response.json).toEqual({ error: expect.stringContaining(named) })
    expect([gateway.worlds.size, world.faults.size, world.clock.now()]).toEqual([2, 0, 1000])
  })

  it.each(['PUT worlds', 'PUT clock', 'POST nonsense', 'GET __proto__', 'POST worlds/current'])(
    '%s is an unknown control',
    async (name) => {
      const response = await (await inWorld()).caller.control(name)
      expect(response).toMatchObject({ status: 404, text: expect.stringContaining('no such control') })
    },
  )
})
