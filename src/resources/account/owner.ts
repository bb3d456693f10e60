import { HttpFailure } from '#/http/failure'
import { gateway } from '#/http/gateway'
import { t } from '#/i18n/i18n'
import { profileSchema, type Account, type Profile } from './account'

/** Asserts that the signed-in account has the id `owner`; throws a refusal that names the signed-in account otherwise. */
export function assertAccount(owner: number, { id, username }: Pick<Account, 'id' | 'username'>): void {
  if (id === owner) return
  const serverMessage = t('app.switchedAccount', { username })
  throw new HttpFailure({ kind: 'refused', serverMessage })
}

/**
 * Fetches the signed-in account and asserts that its id is `owner`: tabs share one cookie, so another tab may have
 * switched the account. Throws `HttpFailure` before anything was changed.
 */
export async function fetchVerifiedOwner(owner: number): Promise<Profile> {
  const self = await gateway.get('api/user/self', profileSchema)
  assertAccount(owner, self)
  return self
}

/** Variables of a mutation that first verifies which account is signed in. */
export interface OwnerVariables {
  /** Id of the account that this page shows. */
  owner: number
}
