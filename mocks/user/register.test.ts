import { describe, expect, it } from 'vitest'
import { createGateway } from '../gateway'
import { LOG_TYPE } from '../log/log-row'
import { TestClient } from '../test-client'

const NOW = 1_700_000_000
const INVALID_INPUT = 'Invalid input, please check your input'
const BAD_CODE = '验证码错误或已过期'
const NO_CODE = '管理员开启了邮箱验证，请输入邮箱地址和验证码'

function inWorld(options: Record<string, string> = {}) {
  const gateway = createGateway()
  const world = gateway.worlds.create({ clock: NOW, options })
  const caller = new TestClient(gateway, world)
  const register = (body: unknown, headers = {}) =>
    caller.request('POST', '/api/user/register', { body, headers })
  return { world, caller, register }
}

const valid = { username: 'newbie', password: 'secret-123' }

describe('registering', () => {
  it('creates a common user with a default token, returns no data and does not log in', async () => {
    const { world, register } = inWorld()
    const response = await register({
      ...valid,
      password2: 'x',
      display_name: 'Other',
      role: 100,
      quota: 5,
      email: 'a@b.c',
    })
    expect([response.text, response.header('Set-Cookie')]).toEqual([
      '{"success":true,"message":""}',
      undefined,
    ])
    expect(world.users.get(19)).toMatchObject({
      ...valid,
      display_name: 'newbie',
      role: 1,
      status: 1,
      group: 'default',
      quota: 0,
      email: '',
      access_token: expect.stringMatching(/^[0-9a-f]{32}$/),
      aff_code: expect.stringMatching(/^[A-Za-z0-9]{4}$/),
      inviter_id: 0,
    })
    expect(world.tokens.get(46)).toMatchObject({
      user_id: 19,
      name: 'default',
      key: expect.stringMatching(/^[A-Za-z0-9]{48}$/),
      status: 1,
      expired_time: -1,
      remain_quota: -1,
      unlimited_quota: true,
      created_time: NOW,
    })
  })

  it.each([
    [{ ...valid, username: '' }, ''],
    [{ ...valid, username: 'twelve-chars1' }, INVALID_INPUT],
    [{ ...valid, username: '一二三四五六七八九十一二' }, ''],
    [{ ...valid, username: '一二三四五六七八九十一二三' }, INVALID_INPUT],
    [{ ...valid, password: '1234567' }, INVALID_INPUT],
    [{ ...valid, password: '12345678' }, ''],
    [{ ...valid, password: '1'.repeat(20) }, ''],
    [{ ...valid, password: '1'.repeat(21) }, INVALID_INPUT],
    [{ ...valid, password: '' }, INVALID_INPUT],
    [{ ...valid, display_name: 'd'.repeat(21) }, INVALID_INPUT],
    [{ ...valid, email: 'e'.repeat(51) }, INVALID_INPUT],
    [{ ...valid, username: 'alice' }, 'UNIQUE constraint failed: users.username'],
    [{ ...valid, username: 'Alice' }, ''],
    [{ ...valid, username: 5 }, 'invalid parameter'],
    ['', 'invalid parameter'],
    ['[]', 'invalid parameter'],
  ])('with %j: "%s"', async (body, message) => {
    const { world, register } = inWorld()
    const { status, json } = await register(body)
    expect([status, json]).toEqual([200, { success: message === '', message }])
    expect(world.users.size).toBe(message === '' ? 19 : 18)
  })

  it('returns Chinese errors for Accept-Language zh', async () => {
    const { register } = inWorld()
    const headers = { 'accept-language': 'zh-CN' }
    expect((await register('{', headers)).json?.message).toBe('无效的参数')
    expect((await register({ ...valid, password: 'x' }, headers)).json?.message).toBe(
      '无效的输入，请检查您的输入',
    )
  })

  it('checks in the server’s order', async () => {
    const { world, register } = inWorld({
      RegisterEnabled: 'false',
      PasswordRegisterEnabled: 'false',
      EmailVerificationEnabled: 'true',
    })
    const said = async (body: unknown) => (await register(body)).json?.message
    expect(await said('{')).toBe('管理员关闭了新用户注册')
    world.options.save('RegisterEnabled', 'true')
    expect(await said('{')).toBe('管理员关闭了通过密码进行注册，请使用第三方账户验证的形式进行注册')
    world.options.save('PasswordRegisterEnabled', 'true')
    expect(await said('{')).toBe('invalid parameter')
    expect(await said({ ...valid, password: 'short' })).toBe(INVALID_INPUT)
    expect(await said(valid)).toBe(NO_CODE)
  })
})

describe('registering with a verified address', () => {
  const email = 'new@gmail.com'
  it.each([
    { sent: {}, message: NO_CODE },
    { sent: { email }, message: NO_CODE },
    { sent: { verification_code: 'c0de00' }, message: NO_CODE },
    { sent: { email, verification_code: 'c0de01' }, message: BAD_CODE },
    { sent: { email: 'New@gmail.com', verification_code: 'c0de00' }, message: BAD_CODE },
    { sent: { email, verification_code: 'c0de00' }, message: '' },
    { sent: { email, verification_code: 'c0de00' }, later: 599, message: '' },
    { sent: { email, verification_code: 'c0de00' }, later: 600, message: BAD_CODE },
  ])('$sent after $later seconds: "$message"', async ({ sent, later = 0, message }) => {
    const { world, register } = inWorld({ EmailVerificationEnabled: 'true' })
    world.codes.register('verification', email, 'c0de00')
    world.clock.advance(later)
    expect((await register({ ...valid, ...sent })).json?.message).toBe(message)
    expect(world.users.get(19)?.email).toBe(message === '' ? email : undefined)
  })
})

describe('bonuses', () => {
  it.each([
    { aff_code: undefined, inviter_id: 0, quota: 500_000, inviter: 0, logs: 1 },
    { aff_code: 'none', inviter_id: 0, quota: 500_000, inviter: 0, logs: 1 },
    { aff_code: 'alic', inviter_id: 3, quota: 600_000, inviter: 70_000, logs: 3 },
  ])('for one invited by $aff_code', async ({ aff_code, inviter_id, quota, inviter, logs }) => {
    const gifts = { QuotaForNewUser: '500000', QuotaForInvitee: '100000', QuotaForInviter: '70000' }
    const { world, register } = inWorld(gifts)
    world.users.update(3, { aff_code: 'alic' })
    const before = world.logs.size
    await register({ ...valid, aff_code })
    expect(world.users.get(19)).toMatchObject({ quota, inviter_id })
    expect(world.users.get(3)?.quota).toBe(1_000_000 + inviter)
    const written = world.logs.all().slice(before)
    expect(written.map(({ user_id, username, type, content }) => [user_id, username, type, content])).toEqual(
      [
        [19, 'newbie', LOG_TYPE.system, '新用户注册赠送 ＄1.000000 额度'],
        [19, 'newbie', LOG_TYPE.system, '使用邀请码赠送 ＄0.200000 额度'],
        [3, 'alice', LOG_TYPE.system, '邀请用户赠送 ＄0.140000 额度'],
      ].slice(0, logs),
    )
  })

  it('are neither granted nor logged when the options are 0', async () => {
    const { world, register } = inWorld({ QuotaForNewUser: 'many' })
    const before = world.logs.size
    await register(valid)
    expect([world.users.get(19)?.quota, world.logs.size - before]).toEqual([0, 0])
  })
})
