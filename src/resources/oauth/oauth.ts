import type { StaticKey } from '#/i18n/i18n'
import type { Profile } from '../account/account'
import type { Status } from '../status/status'

/** The providers a browser is sent to, as they stand in our addresses and in those of the calls. */
export const PROVIDERS = ['github', 'lark', 'oidc'] as const
export type ProviderName = (typeof PROVIDERS)[number]

/** What somebody wants who is sent to a provider: to be signed in, or to bind it to the own account. */
export const INTENTS = ['logIn', 'bind'] as const
export type Intent = (typeof INTENTS)[number]

/** A kind of account elsewhere: how it is called, whether this server takes it, what is bound. */
export interface ExternalAccount {
  name: StaticKey
  /** The names of its buttons. */
  button: Record<Intent, StaticKey>
  isOffered: (status: Status) => boolean
  /** The id of the bound account, blank when there is none. */
  boundId: (profile: Profile) => string
}

/** A provider that the browser is sent to, and that sends it back with a code. */
export interface Provider extends ExternalAccount {
  /** The call that takes the code. */
  call: 'api/oauth/github' | 'api/oauth/lark' | 'api/oauth/oidc'
  /** Why nobody can be sent there, when the server is not set up for it. */
  obstacle: (status: Status) => StaticKey | undefined
  /** Where to, with a `state` of the server; undefined when the server is not set up for it. */
  authorizeUrl: (status: Status, state: string) => string | undefined
  /**
   * The address the provider is told to send the browser back to, where it is told one. The server exchanges the
   * code with exactly this one (K6.4); GitHub has it in its own settings.
   */
  callbackUrl?: (status: Status) => string
}
