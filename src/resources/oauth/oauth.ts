import type { Profile } from '../account/account'
import type { Status } from '../status/status'

/** Providers with a redirect; the names are part of routes and endpoints. */
export const PROVIDERS = ['github', 'lark', 'oidc'] as const
export type ProviderName = (typeof PROVIDERS)[number]

export const INTENTS = ['logIn', 'bind'] as const
export type Intent = (typeof INTENTS)[number]

/** Kind of external account: whether the server offers it, and the bound id. */
export interface ExternalAccount {
  isOffered: (status: Status) => boolean
  /** Returns the id of the bound account; blank when none is. */
  boundId: (profile: Profile) => string
}
