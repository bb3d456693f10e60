import { describe, expect, it } from 'vitest'
import { createGateway } from '../gateway'
import { TestClient } from '../test-client'
import { handleProvider } from './provider'

const AT = 'http://gateway.test'
const OIDC_BACK = /^\/oauth\/oidc\?code=[0-9a-f]{20}&state=S$/

function inWorld(options: Record<string, string> = {}) {
  const gateway = createGateway()
  const world = gateway.worlds.create({ options: { GitHubOAuthEnabled: 'true', ...options } })
  const visit = (path: string) => handleProvider(world, new URL(`${AT}/__gateway/provider/${path}`))
  const target = (path: string) => {
    const response = visit(path)
    return response?.status === 302 ? response.headers.find(([name]) => name === 'Location')?.[1] : undefined
  }
  return { gateway, world, visit, target }
}

describe('a mock OAuth provider', () => {
  it.each(['twitter', 'github/login', '__proto__', ''])('does not answer for "%s"', (path) => {
    expect(inWorld().visit(path)).toBeUndefined()
  })

  it('shows an account picker whose links keep the query', () => {
    const response = inWorld().visit('github?client_id=&state=S%26"1')
    expect(response).toMatchObject({ status: 200, headers: [['Content-Type', 'text/html; charset=utf-8']] })
    expect(response?.body).toContain('href="?client_id=&amp;state=S%26%221&amp;as=newcomer"')
    expect(response?.body).toContain('as=refused')
    expect(response?.body).not.toContain('<b>and markup')
  })

  it.each([
    ['github?state=S&as=member', /^\/oauth\/github\?code=[0-9a-f]{20}&state=S$/],
    ['github/?state=a%26b&as=member', /^\/oauth\/github\?code=[0-9a-f]{20}&state=a%26b$/],
    ['lark?state=S&as=member', /^\/oauth\/lark\?code=[0-9a-f]{20}&state=S$/],
    ['oidc?redirect_uri=http%3A%2F%2Fgateway.test%2Foauth%2Foidc&state=S&as=member', OIDC_BACK],
    ['oidc?redirect_uri=https%3A%2F%2Fgateway.test%2Foauth%2Foidc&state=S&as=member', OIDC_BACK],
    ['oidc?redirect_uri=http%3A%2F%2Flocalhost%3A3000%2Foauth%2Foidc&state=S&as=member', OIDC_BACK],
    ['oidc?redirect_uri=http%3A%2F%2Fgateway.test%2Foauth%2Foidc%3Fx%3D1%23y&state=S&as=member', OIDC_BACK],
    ['github?state=S&as=refused', /^\/oauth\/github\?error=access_denied&state=S$/],
    ['github?state=S&as=unreachable', /^\/oauth\/github\?code=unreachable&state=S$/],
    ['github?state=S&as=toString', /^\/oauth\/github\?code=toString&state=S$/],
  ])('redirects back from %s', (path, want) => {
    expect(inWorld().target(path)).toMatch(want)
  })

  it.each([
    ['github?client_id=other', { GitHubClientId: 'mine' }, 'Unknown client: other'],
    ['lark?app_id=<b>', {}, 'Unknown client: &lt;b&gt;'],
    ['oidc?redirect_uri=javascript:alert(1)', {}, 'redirect_uri'],
  ])('shows an error for %s', (path, options, error) => {
    const response = inWorld(options).visit(path)
    expect(response).toMatchObject({ status: 400, body: expect.stringContaining(error) })
  })

  it.each([
    'https://evil.example/oauth/oidc',
    'https://evil.example',
    '//evil.example/oauth/oidc',
    '/oauth/oidc',
    '/\\evil.example/oauth/oidc',
    'https:evil.example/oauth/oidc',
    'http://gateway.test//evil.example/oauth/oidc',
    'http://gateway.test/oauth/oidc/..//evil.example',
    'http://gateway.test/oauth/lark',
    'http://gateway.test/oauth/oidc/',
    'http://gateway.test/',
    'http://gateway.test/api/user/token',
    'http://gateway.test/%2Fapi/user/token',
    'http://gateway.test:81/oauth/oidc',
    'http://gateway.test.evil.example/oauth/oidc',
    'http://gateway.test@evil.example/oauth/oidc',
    'http://user:pw@gateway.test/oauth/oidc',
    'http://localhost:3001/oauth/oidc',
    'ftp://gateway.test/oauth/oidc',
    'javascript:alert(1)',
    'javascript://gateway.test/oauth/oidc',
    'data:text/html,x',
    'http://[',
    '',
    ' ',
  ])('does not redirect for the redirect_uri "%s"', (address) => {
    const query = new URLSearchParams({ redirect_uri: address, state: 'S', as: 'member' })
    const { visit } = inWorld()
    expect(visit(`oidc?${query}`)).toMatchObject({
      status: 400,
      body: expect.stringContaining('redirect_uri'),
    })
    query.delete('as')
    expect(visit(`oidc?${query}`)).toMatchObject({ status: 400 })
  })

  it('accepts the callback on the configured address and redirects to the requested host', () => {
    const { target } = inWorld({ ServerAddress: 'https://gw.example' })
    const query = 'redirect_uri=https%3A%2F%2Fgw.example%2Foauth%2Foidc&state=S&as=member'
    expect(target(`oidc?${query}`)).toMatch(OIDC_BACK)
    expect(target(`oidc?${query.replace('gw.example', 'gw.example.evil')}`)).toBeUndefined()
  })

  it('accepts client_id and app_id', () => {
    const { target } = inWorld({ LarkClientId: 'mine' })
    expect(target('lark?app_id=mine&as=member')).toBeDefined()
    expect(target('lark?client_id=mine&as=member')).toBeDefined()
    expect(target('lark?as=member')).toBeUndefined()
  })

  it('issues codes that the server accepts', async () => {
    const { gateway, world, target } = inWorld()
    const caller = new TestClient(gateway, world)
    const state = (await caller.request<string>('GET', '/api/oauth/state')).json?.data
    const back = target(`github?client_id=&state=${state}&as=member`)
    expect((await caller.request('GET', `/api${back}`)).json).toMatchObject({ data: { username: 'maria' } })
  })

  it('shows WeChat codes', async () => {
    const options = { WeChatAuthEnabled: 'true' }
    const { gateway, world, visit } = inWorld(options)
    const body = visit('wechat')?.body ?? ''
    expect(body.match(/<dd /g)).toHaveLength(4)
    const code = /id="newcomer">(\w+)</.exec(body)?.[1] ?? ''
    const caller = new TestClient(gateway, world)
    expect((await caller.request('GET', `/api/oauth/wechat?code=${code}`)).json?.success).toBe(true)
    expect(visit('wechat?as=member')?.body).not.toContain('newcomer')
  })
})
