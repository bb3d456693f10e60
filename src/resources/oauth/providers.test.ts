import { expect, it } from 'vitest'
import { statusSchema } from '../status/status'
import { authorizeUrl, unavailableReason, providers, wechat } from './providers'
import { PROVIDERS, type ProviderName } from './oauth'

const status = statusSchema.parse({
  github_oauth: true,
  github_client_id: 'gh&1',
  lark_client_id: '../../user/logout?x=y#z',
  oidc: true,
  oidc_client_id: 'o1',
  oidc_authorization_endpoint: 'https://id.example/authorize?tenant=7&state=theirs',
  server_address: 'https://gw.example/',
  wechat_login: true,
})

const parts = (provider: ProviderName) => {
  const url = new URL(authorizeUrl(providers[provider], status, 'S&1') ?? '')
  return { at: `${url.origin}${url.pathname}`, ...Object.fromEntries(url.searchParams) }
}

it('GitHub: the URL has client, state and scope', () => {
  expect(parts('github')).toEqual({
    at: 'https://github.com/login/oauth/authorize',
    client_id: 'gh&1',
    state: 'S&1',
    scope: 'user:email',
  })
})

it('Lark: the URL has the callback URL of the server, whatever the client id contains', () => {
  expect(parts('lark')).toEqual({
    at: 'https://open.feishu.cn/open-apis/authen/v1/index',
    redirect_uri: 'https://gw.example/oauth/lark',
    app_id: '../../user/logout?x=y#z',
    state: 'S&1',
  })
})

it('OIDC: the URL keeps configured parameters, except those of the protocol', () => {
  expect(parts('oidc')).toEqual({
    at: 'https://id.example/authorize',
    tenant: '7',
    client_id: 'o1',
    redirect_uri: 'https://gw.example/oauth/oidc',
    response_type: 'code',
    scope: 'openid profile email',
    state: 'S&1',
  })
})

it('a provider without configuration has no URL', () => {
  const bare = statusSchema.parse({ github_oauth: true, oidc: true })
  expect(authorizeUrl(providers.github, bare, 'S')).toBeUndefined()
  expect(authorizeUrl(providers.oidc, bare, 'S')).toBeUndefined()
  const broken = statusSchema.parse({ oidc: true, oidc_authorization_endpoint: 'https://' })
  expect(authorizeUrl(providers.oidc, broken, 'S')).toBeUndefined()
})

it('offers the providers of the public status, Lark by its client id', () => {
  const isOffered = (given: typeof status) =>
    [...PROVIDERS.map((name) => providers[name]), wechat].map((each) => each.isOffered(given))
  expect(isOffered(status)).toEqual([true, true, true, true])
  expect(isOffered(statusSchema.parse({ github_client_id: 'x', oidc_client_id: 'y' }))).toEqual([
    false,
    false,
    false,
    false,
  ])
})

const HERE = window.location.origin
const ENDPOINTS: readonly [endpoint: string, isOff: boolean][] = [
  ['', true],
  ['   ', true],
  ['not an address', true],
  ['id.example/authorize', true],
  ['//id.example/authorize', true],
  ['https:id.example/authorize', true],
  ['https:///id.example/authorize', true],
  ['https://', true],
  ['javascript:alert(1)', true],
  ['javascript://id.example/%0aalert(1)', true],
  ['data:text/html,x', true],
  ['file:///etc/passwd', true],
  ['mailto:a@b.c', true],
  ['ama://set-api-key', true],
  ['https://user:pw@id.example/authorize', true],
  ['/api/user/logout', true],
  ['/%61pi/user/token', true],
  ['/.//evil.example/authorize', true],
  ['/x/..//user:pw@evil.example/', true],
  [`${HERE}//api/user/token`, true],
  [`${HERE}/__gateway/worlds`, true],
  ['https://id.example/\r\nauthorize', true],
  [`https://id.example/${'a'.repeat(3000)}`, true],
  ['https://id.example/authorize', false],
  [' https://id.example/authorize ', false],
  ['http://id.example:8080/authorize?tenant=7', false],
  [`${HERE}/__gateway/provider/oidc`, false],
]
it.each(ENDPOINTS)('OIDC with the endpoint %s is off: %s', (endpoint, isOff) => {
  const set = statusSchema.parse({ oidc: true, oidc_client_id: 'o1', oidc_authorization_endpoint: endpoint })
  expect(unavailableReason(providers.oidc, set)).toBe(isOff ? 'oauth.noEndpoint' : undefined)
  expect(authorizeUrl(providers.oidc, set, 'S') === undefined).toBe(isOff)
})

it.each([
  ['github', { github_oauth: true }],
  ['github', { github_oauth: true, github_client_id: '' }],
  ['github', { github_oauth: true, github_client_id: ' \t' }],
  ['github', { github_oauth: true, github_client_id: null }],
  ['oidc', { oidc: true, oidc_authorization_endpoint: 'https://id.example/', oidc_client_id: ' ' }],
] as const)('%s without a client id is off, with the reason: %j', (name, given) => {
  const set = statusSchema.parse(given)
  expect(providers[name].isOffered(set)).toBe(true)
  expect(unavailableReason(providers[name], set)).toBe('oauth.noClientId')
})

it('a configured provider is on; Lark with a blank id is not offered', () => {
  expect(PROVIDERS.map((name) => unavailableReason(providers[name], status))).toEqual([
    undefined,
    undefined,
    undefined,
  ])
  expect(providers.lark.isOffered(statusSchema.parse({ lark_client_id: '  ' }))).toBe(false)
})
