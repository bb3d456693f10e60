import { serverAddressOf } from '../mail/server-address'
import { fullResponse, type FullResponse } from '../server/response'
import type { World } from '../world'
import { grantCode } from './grants'
import { people, type ProviderName } from './provider-people'
import { sites, type SiteName } from './sites'

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const escapeHtml = (text: string) =>
  text.replaceAll(/[&<>"]/g, (character) => ENTITIES[character] ?? character)

function page(provider: string, content: string): string {
  const title = `Test provider: ${provider}`
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>${title}</title></head>
<body><main><h1>${title}</h1>
${content}
</main></body>
</html>
`
}

/** Choices that make the authorization fail. */
const failures: readonly (readonly [as: string, words: string])[] = [
  ['refused', 'Refuse'],
  ['bad-code', 'Continue with an invalid code'],
  ['unreachable', 'Continue, but be unreachable for the server'],
]

/** Account picker page; each choice links to the current URL with an `as` parameter. */
function providerPage(site: SiteName, query: URLSearchParams): string {
  const link = ([as, words]: readonly [string, string]) => {
    const target = new URLSearchParams(query)
    target.set('as', as)
    return `<li><a href="?${escapeHtml(target.toString())}">${escapeHtml(words)}</a></li>`
  }
  const known = Object.entries(people[site]).map(
    ([as, { id, name }]) => [as, `Continue as ${as}: ${name || 'no name'} (${id})`] as const,
  )
  return page(site, `<ul>\n${[...known, ...failures].map(link).join('\n')}\n</ul>`)
}

/** Page with one WeChat code per account. */
function wechatPage(codes: readonly (readonly [as: string, code: string])[]): string {
  const rows = codes.map(([as, code]) => `<dt>${escapeHtml(as)}</dt><dd id="${escapeHtml(as)}">${code}</dd>`)
  return page('wechat', `<dl>\n${rows.join('\n')}\n</dl>`)
}

/** Error page for an invalid authorization link. */
function errorPage(site: SiteName, error: string): string {
  return page(site, `<p>${escapeHtml(error)}</p>`)
}

const PATH = /^\/__gateway\/provider\/(?<name>github|lark|oidc|wechat)\/?$/

const html = (status: number, body: string) => fullResponse(status, body, 'text/html; charset=utf-8')

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
