import type { Account } from '#/resources/account/account'

/** Who may open a page (`src/app/pages.ts`). */
export type Audience = 'everybody' | 'signedIn' | 'admins'

/** Lowest role of each audience. */
export const MIN_ROLE: Readonly<Record<Audience, number>> = { everybody: 0, signedIn: 1, admins: 10 }

/** Whether `account` belongs to `audience`; an unknown role below admin has the rights of an ordinary user. */
export function isInAudience(account: Account | undefined, audience: Audience): boolean {
  return (account ? Math.max(MIN_ROLE.signedIn, account.role) : 0) >= MIN_ROLE[audience]
}

const ROOT_ROLE = 100

/** Whether `account` is the super administrator, whose account the server does not delete. */
export function isRoot(account: Account): boolean {
  return account.role >= ROOT_ROLE
}
