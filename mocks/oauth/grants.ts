import type { World } from '../world'
import type { ProviderAccount, ProviderName } from './provider-people'

/** Data of an issued authorization code. */
export interface Grant {
  provider: ProviderName
  person: ProviderAccount
  /** The `redirect_uri` of the authorization request, if any. */
  redirect?: string
}

/** Issues a single-use authorization code. */
export function grantCode(world: World, grant: Grant): string {
  const code = world.nextHex('grant', grant.provider === 'wechat' ? 6 : 20)
  world.grants.set(code, grant)
  return code
}

/** Exchanges and invalidates an authorization code; undefined if the provider did not issue it. */
export function consumeCode(world: World, provider: ProviderName, code: string): Grant | undefined {
  const grant = world.grants.get(code)
  if (grant?.provider !== provider) return undefined
  world.grants.delete(code)
  return grant
}
