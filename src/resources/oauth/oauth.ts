import type { StaticKey } from '#/i18n/i18n'
import type { Profile } from '../account/account'
import type { Status } from '../status/status'

/** Providers with a redirect; the names are part of routes and endpoints. */
export const PROVIDERS = ['github', 'lark', 'oidc'] as const
export type ProviderName = (typeof PROVIDERS)[number]

export const INTENTS = ['logIn', 'bind'] as const
export type Intent = (typeof INTENTS)[number]

/** Kind of external account: its name, whether the server offers it, and the bound id. */
export interface ExternalAccount {
  name: StaticKey
  button: Record<Intent, StaticKey>
  isOffered: (status: Status) => boolean
  /** Returns the id of the bound account; blank when none is. */
  boundId: (profile: Profile) => string
}

/** External account with a redirect to the provider and a callback with a code. */
export interface Provider extends ExternalAccount {
  call: 'api/oauth/github' | 'api/oauth/lark' | 'api/oauth/oidc'
  /** Returns why the redirect is unavailable when the server's configuration is incomplete. */
  unavailableReason: (status: Status) => StaticKey | undefined
  /** Builds the provider URL with the server's `state`; undefined when the configuration is incomplete. */
  authorizeUrl: (status: Status, state: string) => string | undefined
  /**
   * Builds the callback URL sent to the provider, which the server also uses in the exchange. GitHub takes
   * it from its own settings.
   */
  callbackUrl?: (status: Status) => string
}
