import { groupHandlers } from './group/group-handlers'
import { modelHandlers } from './model/model-handlers'
import { statusHandlers } from './status/status-handlers'
import { tokenHandlers } from './token/token-handlers'
import { userHandlers } from './user/user-handlers'

/** Every call the gateway answers so far, one line per noun. */
export const handlers = [
  ...statusHandlers,
  ...userHandlers,
  ...modelHandlers,
  ...groupHandlers,
  ...tokenHandlers,
]
