import { serverAddressOf } from '../mail/server-address'
import { fullResponse, type FullResponse } from '../server/response'
import type { World } from '../world'
import { grantCode } from './grants'
import { people, type ProviderName } from './provider-people'
import { errorPage, providerPage, wechatPage } from './provider-page'
import { sites, type SiteName } from './sites'

const PATH = /^\/__gateway\/provider\/(?<name>github|lark|oidc|wechat)\/?$/

const html = (status: number, page: string) => fullResponse(status, page, 'text/html; charset=utf-8')

/** Whether a URL is the OAuth callback of this gateway, on the requested host or on its configured server address. */
function isOwnCallback(world: World, site: SiteName, address: string, requestUrl: URL): boolean {
  const url = URL.parse(address)
  if (!url || url.username !== '' || url.password !== '' || url.pathname !== `/oauth/${site}`) return false
  const own = URL.parse(serverAddressOf(world.options))
  // Compare hosts only, because a proxy may terminate TLS.
  const isWeb = url.protocol === 'http:' || url.protocol === 'https:'
  return isWeb && (url.host === requestUrl.host || url.origin === own?.origin)
}

/**
 * The path to redirect back to, or undefined if `redirect_uri` is not the callback of this gateway. GitHub ignores
 * `redirect_uri` because it stores the callback itself. Returns a path only, so that this is no open redirect.
 */
function callbackOf(
  world: World,
  site: SiteName,
  query: URLSearchParams,
  requestUrl: URL,
): string | undefined {
  const given = site === 'github' ? null : query.get('redirect_uri')
  return given === null || isOwnCallback(world, site, given, requestUrl) ? `/oauth/${site}` : undefined
}

/** The callback parameter for a choice: a valid code, an invalid code, or an error. */
function outcome(world: World, site: SiteName, as: string, redirect: string | undefined): [string, string] {
  if (as === 'refused') return ['error', 'access_denied']
  const known = people[site]
  const person = Object.hasOwn(known, as) ? known[as] : undefined
  return ['code', person ? grantCode(world, { provider: site, person, redirect }) : as]
}

function handleSite(world: World, site: SiteName, requestUrl: URL): FullResponse {
  const query = requestUrl.searchParams
  const client = query.get('client_id') ?? query.get('app_id') ?? ''
  if (client !== world.options.text(sites[site].clientId)) {
    return html(400, errorPage(site, `Unknown client: ${client}`))
  }
  const callback = callbackOf(world, site, query, requestUrl)
  if (callback === undefined)
    return html(400, errorPage(site, 'The redirect_uri is not the callback of this gateway.'))
  const as = query.get('as')
  if (as === null) return html(200, providerPage(site, query))
  const [name, value] = outcome(world, site, as, query.get('redirect_uri') ?? undefined)
  const back = new URLSearchParams({ [name]: value, state: query.get('state') ?? '' })
  return fullResponse(302, '', undefined, [['Location', `${callback}?${back}`]])
}

function handleWechat(world: World, as: string | null): FullResponse {
  const provider: ProviderName = 'wechat'
  const wanted = Object.entries(people.wechat).filter(([key]) => as === null || key === as)
  const codes = wanted.map(([key, person]): [string, string] => [key, grantCode(world, { provider, person })])
  return html(200, wechatPage(codes))
}

/**
 * Handles a request to a mock OAuth provider (K6.4); undefined for other paths. `…/provider/github`, `lark` and `oidc`
 * take the query of an authorization link and show an account picker. With `as=<account>` they redirect immediately;
 * `as=refused`, `as=unreachable` and unknown names produce a failure. `…/provider/wechat` shows codes to type.
 */
export function handleProvider(world: World, url: URL): FullResponse | undefined {
  const name = PATH.exec(url.pathname)?.groups?.['name']
  if (name === 'wechat') return handleWechat(world, url.searchParams.get('as'))
  return name === 'github' || name === 'lark' || name === 'oidc' ? handleSite(world, name, url) : undefined
}
