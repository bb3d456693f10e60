import { serverAddressOf } from '../mail/server-address'
import { refuse } from '../server/reply'
import type { World } from '../world'
import { consumeCode } from './grants'
import type { ProviderAccount } from './provider-people'
import { sites, type SiteName } from './sites'

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
export function visitorOf(world: World, site: SiteName, code: string): ProviderAccount {
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
