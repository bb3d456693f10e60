import type { Account } from '#/resources/account/account'
import type { LogScope } from '#/resources/log/log-filter'
import { isInAudience } from '#/session/audience'

/** Scope of the entries that `account` may see: all for administrators, otherwise the user's own. */
export function logScopeOf(account: Account | undefined): LogScope {
  return isInAudience(account, 'admins') ? 'all' : 'self'
}
