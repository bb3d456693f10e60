import { safeUrl } from '#/browser/urls'
import { serverUrl } from '../status/status'
import type { ExternalAccount, Provider, ProviderName } from './oauth'

/** Sets `parameters` on the URL `base`, replacing those of the same name; undefined when the URL is not safe. */
function withParameters(base: string, parameters: Record<string, string>): string | undefined {
  const safe = safeUrl('provider', base)
  if (safe === undefined) return undefined
  const url = new URL(safe, window.location.origin)
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value)
  return url.href
}

const github: Provider = {
  name: 'oauth.github',
  button: { logIn: 'oauth.logIn.github', bind: 'oauth.bind.github' },
  isOffered: (status) => status.github_oauth,
  boundId: (profile) => profile.github_id,
  call: 'api/oauth/github',
  unavailableReason: ({ github_client_id }) => (github_client_id === '' ? 'oauth.noClientId' : undefined),
  authorizeUrl: ({ github_client_id }, state) =>
    github_client_id === ''
      ? undefined
      : withParameters('https://github.com/login/oauth/authorize', {
          client_id: github_client_id,
          state,
          scope: 'user:email',
        }),
}

const lark: Provider = {
  name: 'oauth.lark',
  button: { logIn: 'oauth.logIn.lark', bind: 'oauth.bind.lark' },
  isOffered: (status) => status.lark_client_id !== '',
  boundId: (profile) => profile.lark_id,
  call: 'api/oauth/lark',
  unavailableReason: ({ lark_client_id }) => (lark_client_id === '' ? 'oauth.noClientId' : undefined),
  callbackUrl: (status) => `${serverUrl(status)}/oauth/lark`,
  authorizeUrl: (status, state) =>
    withParameters('https://open.feishu.cn/open-apis/authen/v1/index', {
      redirect_uri: `${serverUrl(status)}/oauth/lark`,
      app_id: status.lark_client_id,
      state,
    }),
}

const oidc: Provider = {
  name: 'oauth.oidc',
  button: { logIn: 'oauth.logIn.oidc', bind: 'oauth.bind.oidc' },
  isOffered: (status) => status.oidc,
  boundId: (profile) => profile.oidc_id,
  call: 'api/oauth/oidc',
  unavailableReason: ({ oidc_client_id, oidc_authorization_endpoint }) => {
    if (safeUrl('provider', oidc_authorization_endpoint) === undefined) return 'oauth.noEndpoint'
    return oidc_client_id === '' ? 'oauth.noClientId' : undefined
  },
  callbackUrl: (status) => `${serverUrl(status)}/oauth/oidc`,
  authorizeUrl: (status, state) =>
    withParameters(status.oidc_authorization_endpoint, {
      client_id: status.oidc_client_id,
      redirect_uri: `${serverUrl(status)}/oauth/oidc`,
      response_type: 'code',
      scope: 'openid profile email',
      state,
    }),
}

/** Redirect providers by name. Adding one takes a record here and its messages. */
export const providers: Readonly<Record<ProviderName, Provider>> = { github, lark, oidc }

/** WeChat has no redirect: it gives the user a code to type. */
export const wechat: ExternalAccount = {
  name: 'oauth.wechat',
  button: { logIn: 'oauth.logIn.wechat', bind: 'oauth.bind.wechat' },
  isOffered: (status) => status.wechat_login,
  boundId: (profile) => profile.wechat_id,
}
