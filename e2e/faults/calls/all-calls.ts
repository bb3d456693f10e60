import { ACCOUNT_CALLS } from './account-calls'
import { CHANNEL_CALLS } from './channel-calls'
import { EXT_CALLS } from './ext-calls'
import { LOG_CALLS } from './log-calls'
import { OAUTH_CALLS } from './oauth-calls'
import { OPTION_CALLS } from './option-calls'
import { PERSONAL_CALLS } from './personal-calls'
import { REDEMPTION_CALLS } from './redemption-calls'
import { SESSION_CALLS } from './session-calls'
import { TOKEN_CALLS } from './token-calls'
import { USER_CALLS } from './user-calls'

/** Every call of the fault grid. */
export const ALL_CALLS = [
  ...SESSION_CALLS,
  ...OAUTH_CALLS,
  ...TOKEN_CALLS,
  ...CHANNEL_CALLS,
  ...REDEMPTION_CALLS,
  ...USER_CALLS,
  ...ACCOUNT_CALLS,
  ...LOG_CALLS,
  ...PERSONAL_CALLS,
  ...OPTION_CALLS,
  ...EXT_CALLS,
]
