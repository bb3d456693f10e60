import type { Account } from '#/resources/account/account'
import type { LogScope } from '#/resources/log/log-filter'
import { isInAudience } from '#/session/audience'

/** Whose entries `account` sees: administrators everybody's, others the own. */
export function logScopeOf(account: Account | undefined): LogScope {
  return isInAudience(account, 'admins') ? 'all' : 'self'
}
