import { describe, expect, it } from 'vitest'
import { createGateway } from '../gateway'
import { TestClient } from '../test-client'
import { grantCode } from './grants'
import { people } from './provider-people'

const OFF = '管理员未开启通过微信登录以及注册'
const BAD_CODE = '验证码错误或已过期'
const on = { WeChatAuthEnabled: 'true', WeChatServerAddress: 'http://wx.example' }

function inWorld(options: Record<string, string> = on) {
  const gateway = createGateway()
  const world = gateway.worlds.create({ options })
  const caller = new TestClient(gateway, world)
  const codeFor = (who: string) => {
    const person = people.wechat[who]
    if (!person) throw new Error(`WeChat knows no ${who}`)
    return grantCode(world, { provider: 'wechat', person })
  }
  const ask = async (path: string) => caller.request('GET', `/api/oauth/${path}`)
  return { world, caller, codeFor, ask }
}

describe('log-in by WeChat', () => {
  it('needs no state', async () => {
    const { caller, codeFor, ask } = inWorld()
    const response = await ask(`wechat?code=${codeFor('member')}`)
    expect(response.json).toMatchObject({
      success: true,
      message: '',
      data: { id: 7, username: '王芳', quota: 0 },
    })
    expect((await caller.request('GET', '/api/user/self')).status).toBe(200)
  })

  it('creates an account for a new user', async () => {
    const { world, codeFor, ask } = inWorld()
    expect((await ask(`wechat?code=${codeFor('newcomer')}`)).json?.success).toBe(true)
    const { id } = people.wechat['newcomer'] ?? { id: '' }
    expect(world.users.get(19)).toMatchObject({
      username: 'wechat_19',
      display_name: 'WeChat User',
      wechat_id: id,
    })
  })

  it.each([
    ['disabled', on, '用户已被封禁'],
    ['deleted', on, '用户已被封禁'],
    ['newcomer', { ...on, RegisterEnabled: 'false' }, '管理员关闭了新用户注册'],
    ['member', {}, OFF],
  ])('as %s with %j is refused: "%s"', async (who, options, message) => {
    const { codeFor, ask } = inWorld(options)
    expect((await ask(`wechat?code=${codeFor(who)}`)).json).toEqual({ success: false, message })
  })

  it.each([
    ['', '无效的参数'],
    ['123456', BAD_CODE],
    ['refused', '无权进行此操作，未提供令牌或令牌无效'],
    ['unreachable', expect.stringContaining('Get "http://wx.example/api/wechat/user?code=unreachable": ')],
  ])('with the code "%s" is refused', async (code, message) => {
    expect((await inWorld().ask(`wechat?code=${code}`)).json).toEqual({ success: false, message })
  })
})

describe('binding to WeChat', () => {
  it('returns success without data', async () => {
    const { world, caller, codeFor, ask } = inWorld()
    await caller.signIn('alice')
    expect((await ask(`wechat/bind?code=${codeFor('newcomer')}`)).text).toBe('{"success":true,"message":""}')
    expect(world.users.get(3)?.wechat_id).toBe(people.wechat['newcomer']?.id)
  })

  it.each([
    ['member', on, '该微信账号已被绑定'],
    ['deleted', on, '该微信账号已被绑定'],
    ['newcomer', {}, OFF],
  ])('as %s with %j is refused: "%s"', async (who, options, message) => {
    const { world, caller, codeFor, ask } = inWorld(options)
    await caller.signIn('alice')
    expect((await ask(`wechat/bind?code=${codeFor(who)}`)).json).toEqual({ success: false, message })
    expect(world.users.get(3)?.wechat_id).toBe('')
  })

  it('needs a session', async () => {
    expect((await inWorld().ask('wechat/bind?code=x')).status).toBe(401)
  })
})

describe('binding an email address', () => {
  const email = 'new@gmail.com'
  it.each([
    { query: `email=${email}&code=c0de00`, message: '' },
    { query: `email=${email}&code=c0de00`, later: 600, message: BAD_CODE },
    { query: `email=${email}&code=other`, message: BAD_CODE },
    { query: 'email=other@gmail.com&code=c0de00', message: BAD_CODE },
    { query: `email=${email}`, message: BAD_CODE },
    { query: '', message: BAD_CODE },
  ])('by "$query" after $later seconds: "$message"', async ({ query, later = 0, message }) => {
    const { world, caller, ask } = inWorld()
    await caller.signIn('alice')
    world.codes.register('verification', email, 'c0de00')
    world.clock.advance(later)
    const response = await ask(`email/bind?${query}`)
    expect(response.json).toEqual({ success: message === '', message })
    expect(world.users.get(3)?.email).toBe(message === '' ? email : 'alice@example.com')
  })

  it('needs a session', async () => {
    expect((await inWorld().ask('email/bind?email=a@b.cc&code=x')).status).toBe(401)
  })
})
