import { describe, expect, it } from 'vitest'
import { createGateway } from '../gateway'
import { TestClient } from '../test-client'
import type { UserOnWire } from '../user/user-row'
import { grantCode } from './grants'
import { people } from './provider-people'

const SITES = ['github', 'lark', 'oidc'] as const
type Site = (typeof SITES)[number]

const open = {
  GitHubOAuthEnabled: 'true',
  OidcEnabled: 'true',
  OidcTokenEndpoint: 'https://id.example/token',
  OidcUserinfoEndpoint: 'https://id.example/me',
}
const BAD_STATE = 'state is empty or not same'
const NO_MORE = '管理员关闭了新用户注册'
const BAD_CODE = '返回值非法，用户字段为空，请稍后重试！'

function inWorld(options: Record<string, string> = {}) {
  const gateway = createGateway()
  const world = gateway.worlds.create({ options: { ...open, ...options } })
  const caller = new TestClient(gateway, world)
  const begin = async () => (await caller.request<string>('GET', '/api/oauth/state')).json?.data ?? ''
  const back = async (site: Site, code: string, state?: string) => {
    const query = new URLSearchParams({ code, state: state ?? (await begin()) })
    return caller.request<UserOnWire>('GET', `/api/oauth/${site}?${query}`)
  }
  const codeFor = (provider: Site, who: string, redirect?: string) => {
    const person = people[provider][who]
    if (!person) throw new Error(`${provider} knows no ${who}`)
    return grantCode(world, { provider, person, redirect })
  }
  return { world, caller, begin, back, codeFor }
}

describe('the OAuth state', () => {
  it('has twelve letters and digits, is new on each call, and is stored in the session', async () => {
    const { caller, begin } = inWorld()
    const response = await caller.request('GET', '/api/oauth/state')
    expect(response.json).toEqual({
      success: true,
      message: '',
      data: expect.stringMatching(/^[A-Za-z0-9]{12}$/),
    })
    expect(response.header('Set-Cookie')).toMatch(/^session=/)
    expect(await begin()).not.toBe(response.json?.data)
  })

  it.each(SITES)('that is missing or another one is a 403 by %s, before anything else', async (site) => {
    const { caller, begin, back } = inWorld({ GitHubOAuthEnabled: 'false', OidcEnabled: 'false' })
    const refused = { status: 403, json: { success: false, message: BAD_STATE } }
    expect(await back(site, 'x', 'never-asked')).toMatchObject(refused)
    const old = await begin()
    await begin()
    expect(await back(site, 'x', old)).toMatchObject(refused)
    expect(await back(site, 'x', '')).toMatchObject(refused)
    expect(await caller.request('GET', `/api/oauth/${site}?code=x`)).toMatchObject(refused)
  })

  it('is not consumed by use, survives log-in, and is cleared by log-out', async () => {
    const { caller, begin, back, codeFor } = inWorld()
    const state = await begin()
    expect((await back('github', codeFor('github', 'member'), state)).json?.success).toBe(true)
    expect((await back('github', 'bad', state)).status).toBe(200)
    await caller.request('GET', '/api/user/logout')
    expect((await back('github', 'bad', state)).status).toBe(403)
  })
})

describe.each(SITES)('signing in by %s', (site) => {
  it('creates a session for the bound account', async () => {
    const { world, caller, back, codeFor } = inWorld()
    const response = await back(site, codeFor(site, 'member'))
    const id = { github: 6, lark: 7, oidc: 8 }[site]
    const { username, display_name, role } = world.users.get(id) ?? {}
    expect(response.json).toMatchObject({
      success: true,
      message: '',
      data: { id, username, display_name, role, status: 1, quota: 0, group: '', email: '' },
    })
    expect((await caller.request<UserOnWire>('GET', '/api/user/self')).json?.data?.id).toBe(id)
  })

  it.each(['disabled', 'deleted'])('is refused to a %s owner', async (who) => {
    const { caller, back, codeFor } = inWorld()
    expect((await back(site, codeFor(site, who))).json).toEqual({ success: false, message: '用户已被封禁' })
    expect((await caller.request('GET', '/api/user/self')).status).toBe(401)
  })

  it.each(['newcomer', 'nameless', 'odd'])('makes an account for one who is %s', async (who) => {
    const { world, back, codeFor } = inWorld({ QuotaForNewUser: '500' })
    const { id, name, email, preferred } = people[site][who] ?? { id: '', name: '', email: '', preferred: '' }
    const response = await back(site, codeFor(site, who))
    const stranger = { github: 'GitHub User', lark: 'Lark User', oidc: 'OIDC User' }[site]
    expect(response.json?.data?.id).toBe(19)
    expect(world.users.get(19)).toMatchObject({
      username: (site === 'oidc' && preferred) || `${site}_19`,
      display_name: name || stranger,
      email,
      [`${site}_id`]: id,
      role: 1,
      status: 1,
      quota: 500,
      password: '',
    })
    expect(world.tokens.get(46)).toMatchObject({ user_id: 19, name: 'default', unlimited_quota: true })
  })

  it('registers nobody while registration is disabled, but logs in bound accounts', async () => {
    const { world, back, codeFor } = inWorld({ RegisterEnabled: 'false' })
    expect((await back(site, codeFor(site, 'newcomer'))).json).toEqual({ success: false, message: NO_MORE })
    expect(world.users.size).toBe(18)
    expect((await back(site, codeFor(site, 'member'))).json?.success).toBe(true)
  })

  it('consumes the code', async () => {
    const { caller, back, codeFor } = inWorld({ RegisterEnabled: 'false' })
    const code = codeFor(site, 'member')
    await back(site, code)
    await caller.request('GET', '/api/user/logout')
    expect((await back(site, code)).json).toEqual({
      success: false,
      message: site === 'lark' ? NO_MORE : BAD_CODE,
    })
  })

  it('reports an empty code and an unreachable provider', async () => {
    const { back } = inWorld()
    const shown = { github: ' GitHub ', lark: '飞书', oidc: ' OIDC ' }[site]
    expect((await back(site, '')).json?.message).toBe('无效的参数')
    expect((await back(site, 'unreachable')).json?.message).toBe(`无法连接至${shown}服务器，请稍后重试！`)
  })
})

describe.each(SITES)('binding to %s', (site) => {
  it('stores the id in the logged-in account and returns "bind"', async () => {
    const { world, caller, back, codeFor } = inWorld()
    await caller.signIn('alice')
    const before = world.users.get(3)
    const response = await back(site, codeFor(site, 'newcomer'))
    expect(response.text).toBe('{"success":true,"message":"bind"}')
    expect(world.users.get(3)).toEqual({ ...before, [`${site}_id`]: people[site]['newcomer']?.id })
    expect((await caller.request<UserOnWire>('GET', '/api/user/self')).json?.data?.id).toBe(3)
  })

  it.each(['member', 'deleted'])('is refused when it is taken by a %s account', async (who) => {
    const { world, caller, back, codeFor } = inWorld()
    await caller.signIn('alice')
    const shown = { github: ' GitHub 账户', lark: '飞书账户', oidc: ' OIDC 账户' }[site]
    const { json } = await back(site, codeFor(site, who))
    expect(json).toEqual({ success: false, message: `该${shown}已被绑定` })
    expect(world.users.get(3)?.[`${site}_id`]).toBe('')
  })
})

describe('provider specifics', () => {
  it.each([
    ['github', 'GitHubOAuthEnabled', '管理员未开启通过 GitHub 登录以及注册'],
    ['oidc', 'OidcEnabled', '管理员未开启通过 OIDC 登录以及注册'],
  ] as const)('%s is refused to all while %s is off', async (site, option, message) => {
    const { caller, back, codeFor } = inWorld({ [option]: 'false' })
    expect((await back(site, codeFor(site, 'member'))).json).toEqual({ success: false, message })
    await caller.signIn('alice')
    expect((await back(site, codeFor(site, 'newcomer'))).json).toEqual({ success: false, message })
  })

  it('OIDC is unreachable until its endpoints are saved', async () => {
    const { back, codeFor } = inWorld({ OidcTokenEndpoint: '' })
    expect((await back('oidc', codeFor('oidc', 'member'))).json?.message).toContain('无法连接至 OIDC')
  })

  it('a taken OIDC user name returns the database error', async () => {
    const { world, back, codeFor } = inWorld()
    world.users.update(3, { username: 'oi-newcomer' })
    const { json } = await back('oidc', codeFor('oidc', 'newcomer'))
    expect(json).toEqual({ success: false, message: 'UNIQUE constraint failed: users.username' })
  })

  it('a code of another provider is rejected', async () => {
    const { back, codeFor } = inWorld()
    expect((await back('github', codeFor('oidc', 'member'))).json).toEqual({
      success: false,
      message: BAD_CODE,
    })
  })

  it('an invalid Lark code creates an account without an id', async () => {
    const { world, back } = inWorld()
    expect((await back('lark', 'bad')).json?.data).toMatchObject({ id: 19, username: 'lark_19' })
    expect(world.users.get(19)).toMatchObject({ lark_id: '', display_name: 'Lark User' })
  })

  it.each([
    ['lark', 'http://localhost:3000/oauth/lark', true],
    ['lark', 'http://127.0.0.1:3000/oauth/lark', false],
    ['oidc', 'http://localhost:3000/oauth/oidc', true],
    ['oidc', 'http://localhost:3000/oauth/oidc/', false],
    ['github', 'http://anywhere.example/', true],
  ] as const)('a code of %s that came to %s is good: %s', async (site, redirect, isSuccess) => {
    const { back, codeFor } = inWorld({ RegisterEnabled: 'false' })
    expect((await back(site, codeFor(site, 'member', redirect))).json?.success).toBe(isSuccess)
  })
})
