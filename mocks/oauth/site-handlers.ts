import { http } from 'msw'
import { callOf, worldOf } from '../server/call'
import { refuse, reply } from '../server/reply'
import { sessionStateOf, type Session } from '../server/session'
import { signIn } from '../user/sign-in'
import { rewrite } from '../user/user-writes'
import { accountOf, holderOf } from './account-of'
import { sites, type SiteName } from './sites'
import { serverAddressOf } from '../mail/server-address'
import type { World } from '../world'
import { consumeCode } from './grants'
import type { ProviderAccount } from './provider-people'

const nobody: ProviderAccount = { id: '', name: '', email: '', preferred: '' }

/** Whether the server cannot reach the provider; the code `unreachable` simulates this (K6.4). */
function isOutOfReach({ options }: World, site: SiteName, code: string): boolean {
  const isUnset = options.text('OidcTokenEndpoint') === '' || options.text('OidcUserinfoEndpoint') === ''
  return code === 'unreachable' || (site === 'oidc' && isUnset)
}

/**
 * Exchanges an authorization code for the provider account (K6.4, calls 9–11). A code issued for another callback URL
 * than the server's own is invalid. Throws a refusal Response.
 */
function visitorOf(world: World, site: SiteName, code: string): ProviderAccount {
  if (code === '') throw refuse('无效的参数')
  if (isOutOfReach(world, site, code)) throw refuse(sites[site].unreachable)
  const grant = consumeCode(world, site, code)
  const expected = `${serverAddressOf(world.options)}/oauth/${site}`
  const fits = site === 'github' || grant?.redirect === undefined || grant.redirect === expected
  if (grant && fits) return grant.person
  // The server treats Lark's empty response as an account without an id.
  if (site === 'lark') return nobody
  throw refuse('返回值非法，用户字段为空，请稍后重试！')
}

function requireEnabled(request: Request, site: SiteName): void {
  const error = sites[site].closed(worldOf(request).options)
  if (error !== undefined) throw refuse(error)
}

function bindTo(request: Request, site: SiteName, code: string, { id }: Session): Response {
  const world = worldOf(request)
  const { column, taken } = sites[site]
  const person = visitorOf(world, site, code)
  if (holderOf(world, column, person.id)) return refuse(taken)
  rewrite(world, id, { [column]: person.id })
  return reply(undefined, 'bind')
}

function signInBy(request: Request, site: SiteName, code: string): Response {
  const world = worldOf(request)
  const { column, stranger } = sites[site]
  const person = visitorOf(world, site, code)
  const user = accountOf(world, column, person.id, (id) => ({
    username: (site === 'oidc' && person.preferred) || `${site}_${id}`,
    display_name: person.name || stranger,
    email: person.email,
  }))
  return signIn(request, user)
}

/** OAuth callback handler: checks the state, then binds the account or logs in (K6.4, calls 9–11). */
const callback = (site: SiteName) =>
  http.get(`*/api/oauth/${site}`, ({ request }) => {
    const query = new URL(request.url).searchParams
    const state = query.get('state') ?? ''
    const { oauthState, session } = sessionStateOf(callOf(request))
    if (state === '' || state !== oauthState) return refuse('state is empty or not same', 403)
    requireEnabled(request, site)
    const code = query.get('code') ?? ''
    return session ? bindTo(request, site, code, session) : signInBy(request, site, code)
  })

/** MSW handlers for the GitHub, Lark and OIDC callbacks. */
export const siteHandlers = [callback('github'), callback('lark'), callback('oidc')]
