import { safeUrl } from '#/browser/urls'
import { serverUrl, type Status } from '../status/status'
import type { StaticKey } from '#/i18n/i18n'
import type { ExternalAccount, ProviderName } from './oauth'

/** An external account with a redirect to the provider and a callback with a code. */
interface Redirect extends ExternalAccount {
  /** Endpoint that exchanges the code. */
  call: 'api/oauth/github' | 'api/oauth/lark' | 'api/oauth/oidc'
  /**
   * The callback URL sent to the provider, which the server also uses in the exchange. GitHub takes it from its own
   * settings.
   */
  callbackUrl?: (status: Status) => string
  endpoint: (status: Status) => string
  clientId: (status: Status) => string
  /** Parameters of the URL besides the state; they replace those of the same name. */
  parameters: (status: Status) => Record<string, string>
}

/** Why the redirect is unavailable when the server's configuration is incomplete. */
export function unavailableReason({ endpoint, clientId }: Redirect, status: Status): StaticKey | undefined {
  if (safeUrl('provider', endpoint(status)) === undefined) return 'oauth.noEndpoint'
  return clientId(status) === '' ? 'oauth.noClientId' : undefined
}

/** The provider URL with the server's `state`; undefined when the configuration is incomplete. */
export function authorizeUrl(provider: Redirect, status: Status, state: string): string | undefined {
  const safe = safeUrl('provider', provider.endpoint(status))
  if (safe === undefined || unavailableReason(provider, status) !== undefined) return undefined
  const url = new URL(safe, window.location.origin)
  for (const [name, value] of Object.entries({ ...provider.parameters(status), state }))
    url.searchParams.set(name, value)
  return url.href
}

const github: Redirect = {
  isOffered: (status) => status.github_oauth,
  boundId: (profile) => profile.github_id,
  call: 'api/oauth/github',
  endpoint: () => 'https://github.com/login/oauth/authorize',
  clientId: (status) => status.github_client_id,
  parameters: (status) => ({ client_id: status.github_client_id, scope: 'user:email' }),
}

const larkCallback = (status: Status) => `${serverUrl(status)}/oauth/lark`
const lark: Redirect = {
  isOffered: (status) => status.lark_client_id !== '',
  boundId: (profile) => profile.lark_id,
  call: 'api/oauth/lark',
  callbackUrl: larkCallback,
  endpoint: () => 'https://open.feishu.cn/open-apis/authen/v1/index',
  clientId: (status) => status.lark_client_id,
  parameters: (status) => ({ redirect_uri: larkCallback(status), app_id: status.lark_client_id }),
}

const oidcCallback = (status: Status) => `${serverUrl(status)}/oauth/oidc`
const oidc: Redirect = {
  isOffered: (status) => status.oidc,
  boundId: (profile) => profile.oidc_id,
  call: 'api/oauth/oidc',
  callbackUrl: oidcCallback,
  endpoint: (status) => status.oidc_authorization_endpoint,
  clientId: (status) => status.oidc_client_id,
  parameters: (status) => ({
    client_id: status.oidc_client_id,
    redirect_uri: oidcCallback(status),
    response_type: 'code',
    scope: 'openid profile email',
  }),
}

/** Redirect providers by name. Adding one takes a record here and its messages. */
export const providers: Record<ProviderName, Redirect> = { github, lark, oidc }

/** WeChat has no redirect: it gives the user a code to type. */
export const wechat: ExternalAccount = {
  isOffered: (status) => status.wechat_login,
  boundId: (profile) => profile.wechat_id,
}
