import { channelHandlers } from './channel/channel-handlers'
import { channelTestHandlers } from './channel/channel-test-handlers'
import { groupHandlers } from './group/group-handlers'
import { logHandlers } from './log/log-handlers'
import { mailHandlers } from './mail/mail-handlers'
import { modelHandlers } from './model/model-handlers'
import { oauthHandlers } from './oauth/oauth-handlers'
import { optionHandlers } from './option/option-handlers'
import { redemptionHandlers } from './redemption/redemption-handlers'
import { statusHandlers } from './status/status-handlers'
import { tokenHandlers } from './token/token-handlers'
import { userHandlers } from './user/user-handlers'

/** All MSW handlers, one line per resource. */
export const handlers = [
  ...statusHandlers,
  ...userHandlers,
  ...mailHandlers,
  ...oauthHandlers,
  ...redemptionHandlers,
  ...modelHandlers,
  ...groupHandlers,
  ...tokenHandlers,
  ...channelHandlers,
  ...channelTestHandlers,
  ...optionHandlers,
  ...logHandlers,
]
