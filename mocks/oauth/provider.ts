import { serverAddressOf } from '../mail/server-address'
import { fullResponse, type FullResponse } from '../server/response'
import type { World } from '../world'
import { grantCode } from './grants'
import { people, type ProviderName } from './provider-people'
import { errorPage, providerPage, wechatPage } from './provider-page'
import { sites, type SiteName } from './sites'

const PATH = /^\/__gateway\/provider\/(?<name>github|lark|oidc|wechat)\/?$/

const html = (status: number, page: string) => fullResponse(status, page, 'text/html; charset=utf-8')

/** Whether an address is the callback of a site on this gateway: on the host that was asked, or on its own address. */
function isOwnCallback(world: World, site: SiteName, address: string, here: URL): boolean {
  const url = URL.parse(address)
  if (!url || url.username !== '' || url.password !== '' || url.pathname !== `/oauth/${site}`) return false
  const own = URL.parse(serverAddressOf(world.options))
  // Behind a proxy that ends TLS only the host is known.
  const isWeb = url.protocol === 'http:' || url.protocol === 'https:'
  return isWeb && (url.host === here.host || url.origin === own?.origin)
}

/**
 * The path that the browser goes back to, undefined when `redirect_uri` is not the callback of this gateway. GitHub has
 * the address in its own settings, the others are given it. Always a path: a pretended provider leads nowhere else.
 */
function callbackOf(world: World, site: SiteName, query: URLSearchParams, here: URL): string | undefined {
  const given = site === 'github' ? null : query.get('redirect_uri')
  return given === null || isOwnCallback(world, site, given, here) ? `/oauth/${site}` : undefined
}

/** What the browser brings back: a code for a person, a useless one, or the word that it was refused. */
function outcome(world: World, site: SiteName, as: string, redirect: string | undefined): [string, string] {
  if (as === 'refused') return ['error', 'access_denied']
  const known = people[site]
  const person = Object.hasOwn(known, as) ? known[as] : undefined
  return ['code', person ? grantCode(world, { provider: site, person, redirect }) : as]
}

function handleSite(world: World, site: SiteName, here: URL): FullResponse {
  const query = here.searchParams
  const client = query.get('client_id') ?? query.get('app_id') ?? ''
  if (client !== world.options.text(sites[site].clientId)) {
    return html(400, errorPage(site, `Unknown client: ${client}`))
  }
  const callback = callbackOf(world, site, query, here)
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
 * Answers a call to a pretended provider (K6.4), undefined when the path is none. `…/provider/github`, `lark`
 * and `oidc` take the query of an authorise link and show a page of people to go on as; with `as=<person>` they
 * redirect at once, with `as=refused`, `as=unreachable` or any other word to a failure. `…/provider/wechat` shows
 * codes to type.
 */
export function handleProvider(world: World, url: URL): FullResponse | undefined {
  const name = PATH.exec(url.pathname)?.groups?.['name']
  if (name === 'wechat') return handleWechat(world, url.searchParams.get('as'))
  return name === 'github' || name === 'lark' || name === 'oidc' ? handleSite(world, name, url) : undefined
}
