import { describe, expect, it } from 'vitest'
import { createGateway } from '../gateway'
import { TestClient } from '../test-client'

const NOBODY = '无权进行此操作，未登录且未提供 access token'
const BAD_TOKEN = '无权进行此操作，access token 无效'
const BANNED = '用户已被封禁'
const LOW_ROLE = '无权进行此操作，权限不足'

function inWorld() {
  const gateway = createGateway()
  const world = gateway.worlds.create()
  return { world, caller: new TestClient(gateway, world) }
}

describe('authorization', () => {
  it.each([
    { who: undefined, path: '/api/user/self', status: 401, message: NOBODY },
    { who: undefined, path: '/api/group/', status: 401, message: NOBODY },
    { who: 'alice', path: '/api/user/self', status: 200, message: '' },
    { who: 'alice', path: '/api/group/', status: 200, message: LOW_ROLE },
    { who: 'admin', path: '/api/group/', status: 200, message: '' },
    { who: 'root', path: '/api/group/', status: 200, message: '' },
    { who: 'bob', path: '/api/user/self', status: 200, message: BANNED },
    { who: undefined, path: '/api/status', status: 200, message: '' },
    { who: undefined, path: '/api/notice', status: 200, message: '' },
    { who: undefined, path: '/api/models', status: 401, message: NOBODY },
  ])('$who on $path: $status "$message"', async ({ who, path, status, message }) => {
    const { caller } = inWorld()
    if (who) await caller.signIn(who)
    const response = await caller.request('GET', path)
    expect(response).toMatchObject({ status, json: { success: message === '', message } })
  })

  it.each([
    { owner: 'alice', bearer: 'Bearer ', message: '' },
    { owner: 'alice', bearer: '', message: '' },
    { owner: 'bob', bearer: 'Bearer ', message: BANNED },
    { owner: undefined, bearer: 'Bearer ', message: BAD_TOKEN },
  ])(
    'system access token of $owner with prefix "$bearer": "$message"',
    async ({ owner, bearer, message }) => {
      const { world, caller } = inWorld()
      const token = world.users.find(({ username }) => username === owner)?.access_token ?? 'f'.repeat(32)
      const headers = { authorization: `${bearer}${token}` }
      const response = await caller.request<{ username: string }>('GET', '/api/user/self', { headers })
      expect(response).toMatchObject({ status: 200, json: { message } })
      expect(response.json?.data?.username).toBe(message === '' ? owner : undefined)
    },
  )

  it('ignores the Authorization header if there is a session', async () => {
    const { caller } = inWorld()
    await caller.signIn('alice')
    const response = await caller.request('GET', '/api/user/self', { headers: { authorization: 'nonsense' } })
    expect(response.json?.success).toBe(true)
  })

  it('refuses every call of a banned user with 200 and keeps the cookie, until the ban is lifted', async () => {
    const { world, caller } = inWorld()
    await caller.signIn('alice')
    world.banned.add(3)
    for (let call = 0; call < 3; call += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one call after the other, as the cookie would change between them
      const refused = await caller.request('GET', '/api/user/self')
      expect([refused.status, refused.text]).toEqual([200, `{"success":false,"message":"${BANNED}"}`])
      expect(refused.header('Set-Cookie')).toBeUndefined()
    }
    world.banned.delete(3)
    expect((await caller.request('GET', '/api/user/self')).json?.success).toBe(true)
  })

  it('uses the role in the cookie until the next log-in', async () => {
    const { world, caller } = inWorld()
    await caller.signIn('alice')
    world.users.update(3, { role: 10 })
    expect((await caller.request('GET', '/api/group/')).json?.message).toBe(LOW_ROLE)
    expect((await caller.request('GET', '/api/user/self')).json?.data).toMatchObject({ role: 10 })
    await caller.signIn('alice')
    expect((await caller.request('GET', '/api/group/')).json?.success).toBe(true)
  })
})
