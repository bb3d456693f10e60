import { HttpFailure } from '#/http/failure'
import { gateway } from '#/http/gateway'
import { t } from '#/i18n/i18n'
import { profileSchema, type Account, type Profile } from './account'

/** Throws a refusal that names who is signed in now, unless that is `owner`, an id (CD-02 to CD-04). */
export function assertAccount(owner: number, { id, username }: Pick<Account, 'id' | 'username'>): void {
  if (id === owner) return
  const serverMessage = t('shell.switchedAccount', { username })
  throw new HttpFailure({ kind: 'refused', serverMessage })
}

/**
 * Asks the server whom it takes this browser for, before something is done to "oneself": another tab may have signed
 * somebody else in, and both share one cookie. Throws `HttpFailure`; nothing was changed then.
 */
export async function fetchVerifiedOwner(owner: number): Promise<Profile> {
  const self = await gateway.get('api/user/self', profileSchema)
  assertAccount(owner, self)
  return self
}
