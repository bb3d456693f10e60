import type { World } from '../world'
import type { ProviderAccount, ProviderName } from './provider-people'

/** What a provider remembers of a code it gave out. */
export interface Grant {
  provider: ProviderName
  person: ProviderAccount
  /** The callback address the browser brought, undefined when it brought none. */
  redirect?: string
}

/** Gives out a code that is good once. */
export function grantCode(world: World, grant: Grant): string {
  const code = world.nextHex('grant', grant.provider === 'wechat' ? 6 : 20)
  world.grants.set(code, grant)
  return code
}

/** Who a code stands for, undefined when the provider does not know it; a known one is spent by asking. */
export function consumeCode(world: World, provider: ProviderName, code: string): Grant | undefined {
  const grant = world.grants.get(code)
  if (grant?.provider !== provider) return undefined
  world.grants.delete(code)
  return grant
}
