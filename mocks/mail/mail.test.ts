import { describe, expect, it } from 'vitest'
import { createGateway } from '../gateway'
import { TestClient } from '../test-client'

const NOW = 1_700_000_000
const UNKNOWN = '该邮箱地址未注册'
const TAKEN = '邮箱地址已被占用'
const STRANGE = '管理员启用了邮箱域名白名单，您的邮箱地址的域名不在白名单中'
const NO_NET = 'dial tcp :587: connect: connection refused'
const BAD_LINK = '重置链接非法或已过期'

function inWorld(options: Record<string, string> = {}) {
  const gateway = createGateway()
  const world = gateway.worlds.create({ clock: NOW, options: { SMTPServer: '127.0.0.1', ...options } })
  const caller = new TestClient(gateway, world)
  const get = async (path: string, headers = {}) => (await caller.request('GET', path, { headers })).json
  const reset = async (body: unknown, headers = {}) =>
    (await caller.request<string>('POST', '/api/user/reset', { body, headers })).json
  return { world, caller, get, reset }
}

describe('a verification mail', () => {
  it('has a code of six hex digits, valid for ten minutes and reusable', async () => {
    const { world, get } = inWorld()
    expect(await get('/api/verification?email=new@gmail.com')).toEqual({ success: true, message: '' })
    const [mail] = world.mail
    expect(mail).toEqual({
      to: 'new@gmail.com',
      kind: 'verification',
      code: expect.stringMatching(/^[0-9a-f]{6}$/),
      at: NOW,
    })
    const isValid = () => world.codes.isValid('verification', 'new@gmail.com', mail?.code ?? '')
    expect([isValid(), isValid()]).toEqual([true, true])
    world.clock.advance(599)
    expect(isValid()).toBe(true)
    world.clock.advance(1)
    expect(isValid()).toBe(false)
  })

  it('invalidates an older code of the same address only', async () => {
    const { world, get } = inWorld()
    await get('/api/verification?email=new@gmail.com')
    await get('/api/verification?email=other@gmail.com')
    await get('/api/verification?email=new@gmail.com')
    const good = world.mail.map(({ to, code }) => world.codes.isValid('verification', to, code))
    expect(good).toEqual([false, true, true])
  })

  it.each([
    ['', {}, 'invalid parameter'],
    ['?email=', {}, 'invalid parameter'],
    ['?email=nobody', {}, 'invalid parameter'],
    ['?email=a+b@x.example', {}, 'invalid parameter'],
    ['?email=a%2Bb@x.example', {}, ''],
    ['?email=alice@example.com', {}, TAKEN],
    ['?email=gone@example.com', {}, TAKEN],
    ['?email=Alice@example.com', {}, ''],
    ['?email=new@gmail.com', { EmailDomainRestrictionEnabled: 'true' }, ''],
    ['?email=new@mail.gmail.com', { EmailDomainRestrictionEnabled: 'true' }, STRANGE],
    ['?email=alice@example.com', { EmailDomainRestrictionEnabled: 'true' }, STRANGE],
    ['?email=new@x.example', { EmailDomainRestrictionEnabled: 'true', EmailDomainWhitelist: '' }, STRANGE],
    ['?email=new@gmail.com', { SMTPServer: '' }, NO_NET],
    ['?email=new@gmail.com', { SMTPServer: '', SMTPPort: '25' }, 'dial tcp :25: connect: connection refused'],
  ])('for "%s" with %j: "%s"', async (query, options, message) => {
    const { world, get } = inWorld(options)
    expect(await get(`/api/verification${query}`)).toEqual({ success: message === '', message })
    expect(world.mail).toHaveLength(message === '' ? 1 : 0)
  })
})

describe('a reset mail', () => {
  it.each([
    [{}, 'http://localhost:3000'],
    [{ ServerAddress: 'https://gw.example' }, 'https://gw.example'],
    [{ ServerAddress: '' }, ''],
  ])('with %j links to "%s" with the unencoded address', async (options, base) => {
    const { world, get } = inWorld(options)
    world.users.update(3, { email: 'al+ice@example.com' })
    expect(await get('/api/reset_password?email=al%2Bice@example.com')).toEqual({
      success: true,
      message: '',
    })
    const code = world.mail[0]?.code
    expect(code).toMatch(/^[0-9a-f]{32}$/)
    const link = `${base}/user/reset?email=al+ice@example.com&token=${code}`
    expect(world.mail).toEqual([{ to: 'al+ice@example.com', kind: 'reset', code, at: NOW, link }])
  })

  it.each([
    ['a&b@example.com', 'a%26b@example.com'],
    ['a&token=x@example.com', 'a%26token=x@example.com'],
    ['a#b@example.com', 'a%23b@example.com'],
    ['a%26b@example.com', 'a%2526b@example.com'],
    ['a+b@example.com', 'a+b@example.com'],
    ['名@example.com', '名@example.com'],
  ])('for %s has the link parameter %s', async (email, inLink) => {
    const { world, get } = inWorld({})
    world.users.update(3, { email })
    await get(`/api/reset_password?email=${encodeURIComponent(email)}`)
    const [mail] = world.mail
    expect(mail?.link).toContain(`?email=${inLink}&token=`)
    const query = new URL(mail?.link ?? '').searchParams
    expect(query.get('email')?.replaceAll(' ', '+')).toBe(email)
    expect(query.getAll('token')).toEqual([mail?.code])
  })

  it.each([
    ['', 'en', {}, 'invalid parameter'],
    ['?email=nobody', 'zh', {}, '无效的参数'],
    ['?email=new@gmail.com', 'en', {}, UNKNOWN],
    ['?email=alice@example.com', 'en', { SMTPServer: '' }, `failed to send email: ${NO_NET}`],
    ['?email=alice@example.com', 'zh-CN', { SMTPServer: '' }, `发送邮件失败：${NO_NET}`],
  ])('for "%s" in %s with %j is refused: "%s"', async (query, language, options, message) => {
    const { world, get } = inWorld(options)
    const headers = { 'accept-language': language }
    expect(await get(`/api/reset_password${query}`, headers)).toEqual({ success: false, message })
    expect(world.mail).toEqual([])
  })
})

describe('resetting a password', () => {
  const email = 'alice@example.com'

  it('sets a new password for all accounts of the address and consumes the link', async () => {
    const { world, caller, get, reset } = inWorld()
    world.users.update(5, { email })
    await get(`/api/reset_password?email=${email}`)
    const token = world.mail[0]?.code
    const response = await reset({ email, token })
    expect(response).toEqual({ success: true, message: '', data: expect.stringMatching(/^[0-9a-f]{12}$/) })
    for (const username of ['alice', 'chen']) {
      const body = { username, password: response?.data }
      expect((await caller.request('POST', '/api/user/login', { body })).json?.success).toBe(true)
    }
    expect(await reset({ email, token })).toEqual({ success: false, message: BAD_LINK })
  })

  it.each([
    { body: '{', message: 'invalid parameter' },
    { body: {}, message: 'invalid parameter' },
    { body: { email }, message: 'invalid parameter' },
    { body: { token: 't0ken' }, message: 'invalid parameter' },
    { body: { email, token: 5 }, message: 'invalid parameter' },
    { body: { email, token: 'other' }, message: BAD_LINK },
    { body: { email: 'Alice@example.com', token: 't0ken' }, message: BAD_LINK },
    { body: { email, token: 't0ken' }, later: 600, message: BAD_LINK },
    { body: { email, token: 't0ken' }, later: 599, message: '' },
  ])('with $body after $later seconds: "$message"', async ({ body, later = 0, message }) => {
    const { world, reset } = inWorld()
    world.codes.register('reset', email, 't0ken')
    world.clock.advance(later)
    expect(await reset(body)).toMatchObject({ success: message === '', message })
    expect(world.users.get(3)?.password === 'alice12345').toBe(message !== '')
  })

  it('rejects a code of the other purpose', async () => {
    const { world, reset } = inWorld()
    world.codes.register('verification', email, 'c0de00')
    expect((await reset({ email, token: 'c0de00' }))?.message).toBe(BAD_LINK)
  })
})
