import type { Options } from '../option/options'

/** OAuth providers that use browser redirects. */
export type SiteName = 'github' | 'lark' | 'oidc'

interface Site {
  /** The column that binds an account. */
  column: 'github_id' | 'lark_id' | 'oidc_id'
  /** Error text if the provider is disabled; Lark cannot be disabled. */
  closed: (options: Options) => string | undefined
  taken: string
  unreachable: string
  /** Fallback display name. */
  stranger: string
  /** Option key of the client id. */
  clientId: string
}

/** Configuration and error texts of the redirect-based providers (K6.4). */
export const sites: Readonly<Record<SiteName, Site>> = {
  github: {
    column: 'github_id',
    closed: (options) =>
      options.isOn('GitHubOAuthEnabled') ? undefined : '管理员未开启通过 GitHub 登录以及注册',
    taken: '该 GitHub 账户已被绑定',
    unreachable: '无法连接至 GitHub 服务器，请稍后重试！',
    stranger: 'GitHub User',
    clientId: 'GitHubClientId',
  },
  lark: {
    column: 'lark_id',
    closed: () => undefined,
    taken: '该飞书账户已被绑定',
    unreachable: '无法连接至飞书服务器，请稍后重试！',
    stranger: 'Lark User',
    clientId: 'LarkClientId',
  },
  oidc: {
    column: 'oidc_id',
    closed: (options) => (options.isOn('OidcEnabled') ? undefined : '管理员未开启通过 OIDC 登录以及注册'),
    taken: '该 OIDC 账户已被绑定',
    unreachable: '无法连接至 OIDC 服务器，请稍后重试！',
    stranger: 'OIDC User',
    clientId: 'OidcClientId',
  },
}
