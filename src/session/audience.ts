import type { Account } from '#/resources/account/account'

/** Whom an address is for. Declared once, at its gate; the menu reads the same declaration. */
export type Audience = 'everybody' | 'signedIn' | 'admins'

/** The least role that counts as administrator. */
const ADMIN_ROLE = 10

/** Whether `account` belongs to `audience`; an unknown role below admin has ordinary rights. */
export function isInAudience(account: Account | undefined, audience: Audience): boolean {
  if (audience === 'everybody') return true
  return account !== undefined && (audience === 'signedIn' || account.role >= ADMIN_ROLE)
}

/** The role of the account that a server begins with. */
const ROOT_ROLE = 100

/** Whether this is the super administrator, whom the server does not let go. */
export function isRoot(account: Account): boolean {
  return account.role >= ROOT_ROLE
}
