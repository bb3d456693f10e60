import { describe, expect, it } from 'vitest'
import { createGateway } from '../gateway'
import { TestClient } from '../test-client'
import { HIGHEST_TYPE } from '../upstream/providers'

function inWorld(options: Record<string, string> = {}) {
  const gateway = createGateway()
  return new TestClient(gateway, gateway.worlds.create({ clock: 1_700_000_000, options }))
}

describe('the public status', () => {
  it('of a new server has the defaults', async () => {
    expect((await inWorld().request('GET', '/api/status')).json).toEqual({
      success: true,
      message: '',
      data: {
        version: 'v0.0.0',
        start_time: 1_700_000_000,
        email_verification: false,
        github_oauth: false,
        github_client_id: '',
        lark_client_id: '',
        system_name: 'One API',
        logo: '',
        footer_html: '',
        wechat_qrcode: '',
        wechat_login: false,
        server_address: 'http://localhost:3000',
        turnstile_check: false,
        turnstile_site_key: '',
        top_up_link: '',
        chat_link: '',
        quota_per_unit: 500_000,
        display_in_currency: true,
        oidc: false,
        oidc_client_id: '',
        oidc_well_known: '',
        oidc_authorization_endpoint: '',
        oidc_token_endpoint: '',
        oidc_userinfo_endpoint: '',
      },
    })
  })

  it.each([
    ['SystemName', 'Ours', 'system_name', 'Ours'],
    ['Footer', '<b>x</b>', 'footer_html', '<b>x</b>'],
    ['ServerAddress', '', 'server_address', ''],
    ['LarkClientId', 'cli_1', 'lark_client_id', 'cli_1'],
    ['GitHubOAuthEnabled', 'true', 'github_oauth', true],
    ['GitHubOAuthEnabled', 'TRUE', 'github_oauth', false],
    ['DisplayInCurrencyEnabled', 'false', 'display_in_currency', false],
    ['QuotaPerUnit', '0.5', 'quota_per_unit', 0.5],
    ['QuotaPerUnit', '1e3', 'quota_per_unit', 1000],
    ['QuotaPerUnit', 'five', 'quota_per_unit', 0],
    ['QuotaPerUnit', '', 'quota_per_unit', 0],
  ])('with %s = %j has %s = %j', async (key, text, name, value) => {
    const response = await inWorld({ [key]: text }).request('GET', '/api/status')
    expect(response.json?.data).toHaveProperty(name, value)
  })

  it.each(['NaN', 'Inf', '-infinity'])('is 200 and nothing when the rate is %s', async (QuotaPerUnit) => {
    expect(await inWorld({ QuotaPerUnit }).request('GET', '/api/status')).toMatchObject({
      status: 200,
      text: '',
    })
  })
})

describe('texts of the operator', () => {
  it.each([
    ['/api/notice', 'Notice'],
    ['/api/about', 'About'],
    ['/api/home_page_content', 'HomePageContent'],
  ])('%s returns the option %s, empty by default', async (path, option) => {
    expect((await inWorld().request('GET', path)).text).toBe('{"success":true,"message":"","data":""}')
    const saved = inWorld({ [option]: '# Hello <script>' })
    expect((await saved.request('GET', path)).json?.data).toBe('# Hello <script>')
  })
})

describe('groups', () => {
  it('are returned in changing order', async () => {
    const caller = await inWorld().signIn('admin')
    const first = await caller.request<string[]>('GET', '/api/group/')
    const second = await caller.request<string[]>('GET', '/api/group/')
    expect(first.json?.data).not.toEqual(second.json?.data)
    expect(first.json?.data?.toSorted()).toEqual(['default', 'svip', 'vip'])
    expect(second.json?.data?.toSorted()).toEqual(['default', 'svip', 'vip'])
  })

  it.each(['', '{', '[1]', 'null', '{}'])('are none when the ratios are %j', async (GroupRatio) => {
    const caller = await inWorld({ GroupRatio }).signIn('admin')
    expect((await caller.request('GET', '/api/group/')).json?.data).toEqual([])
  })
})

describe('models', () => {
  it.each([
    { who: 'alice', has: 'gpt-4o', lacks: 'o1-pro' },
    { who: 'chen', has: 'o1-pro', lacks: 'no-such-model' },
  ])('of the group of $who are sorted names', async ({ who, has, lacks }) => {
    const caller = await inWorld().signIn(who)
    const { json } = await caller.request<string[]>('GET', '/api/user/available_models')
    expect(json?.data).toEqual(json?.data?.toSorted())
    expect(json?.data).toContain(has)
    expect(json?.data).not.toContain(lacks)
  })

  it('of a group without channels are empty', async () => {
    const gateway = createGateway()
    const world = gateway.worlds.create()
    world.users.update(3, { group: 'default,vip' })
    const caller = await new TestClient(gateway, world).signIn('alice')
    expect((await caller.request('GET', '/api/user/available_models')).json?.data).toEqual([])
  })

  it('by channel type include null and an empty list', async () => {
    const caller = await inWorld().signIn('alice')
    const { json } = await caller.request<Record<string, string[] | null>>('GET', '/api/models')
    expect(Object.keys(json?.data ?? {})).toHaveLength(HIGHEST_TYPE)
    expect([json?.data?.['43'], json?.data?.['34'], json?.data?.['1']?.includes('gpt-4o')]).toEqual([
      null,
      [],
      true,
    ])
  })
})

describe('a saved option', () => {
  it.each([
    ['SystemName', 'Ours', 'system_name', 'Ours'],
    ['Logo', '/x.png', 'logo', '/x.png'],
    ['Footer', '<b>x</b>', 'footer_html', '<b>x</b>'],
    ['ChatLink', 'https://chat.example', 'chat_link', 'https://chat.example'],
    ['TopUpLink', 'https://pay.example', 'top_up_link', 'https://pay.example'],
    ['QuotaPerUnit', '1000', 'quota_per_unit', 1000],
    ['QuotaPerUnit', 'x', 'quota_per_unit', 0],
    ['DisplayInCurrencyEnabled', 'false', 'display_in_currency', false],
    ['EmailVerificationEnabled', 'true', 'email_verification', true],
    ['OidcEnabled', 'true', 'oidc', true],
    ['OidcClientId', 'o1', 'oidc_client_id', 'o1'],
    ['OidcWellKnown', 'https://id.example', 'oidc_well_known', 'https://id.example'],
    [
      'OidcAuthorizationEndpoint',
      'https://id.example/a',
      'oidc_authorization_endpoint',
      'https://id.example/a',
    ],
    ['OidcTokenEndpoint', 'https://id.example/t', 'oidc_token_endpoint', 'https://id.example/t'],
    ['OidcUserinfoEndpoint', 'https://id.example/u', 'oidc_userinfo_endpoint', 'https://id.example/u'],
    ['LarkClientId', 'cli_1', 'lark_client_id', 'cli_1'],
    ['GitHubClientId', 'gh', 'github_client_id', 'gh'],
    ['WeChatAccountQRCodeImageURL', '/qr.png', 'wechat_qrcode', '/qr.png'],
    ['TurnstileSiteKey', 'site', 'turnstile_site_key', 'site'],
    ['ServerAddress', 'https://gw.example', 'server_address', 'https://gw.example'],
  ])('%s = %j changes the status immediately: %s is %j', async (key, value, name, statusBody) => {
    const caller = await inWorld().signIn('root')
    await caller.request('PUT', '/api/option/', { body: { key, value } })
    expect((await caller.request('GET', '/api/status')).json?.data).toHaveProperty(name, statusBody)
  })

  it.each([
    ['Notice', '/api/notice'],
    ['About', '/api/about'],
    ['HomePageContent', '/api/home_page_content'],
  ])('%s changes the response of %s', async (key, path) => {
    const caller = await inWorld().signIn('root')
    await caller.request('PUT', '/api/option/', { body: { key, value: '# Hello' } })
    expect((await caller.request('GET', path)).json?.data).toBe('# Hello')
  })

  it('PasswordLoginEnabled = false refuses all log-ins, including root', async () => {
    const caller = await inWorld().signIn('root')
    await caller.request('PUT', '/api/option/', { body: { key: 'PasswordLoginEnabled', value: 'false' } })
    const body = { username: 'root', password: '123456' }
    const response = await caller.request('POST', '/api/user/login', { body })
    expect(response.json).toEqual({ success: false, message: '管理员关闭了密码登录' })
  })
})
