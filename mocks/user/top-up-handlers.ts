import { http } from 'msw'
import { LOG_TYPE } from '../log/log-row'
import { quotaText } from '../log/quota-text'
import { recordLog } from '../log/record-log'
import { bind } from '../server/bind'
import { worldOf } from '../server/call'
import { requireAdmin } from '../server/caller'
import { goInt, goString, goStruct } from '../server/go-struct'
import { refuse, reply } from '../server/reply'

const topUpBody = goStruct('controller', 'adminTopUpRequest', {
  user_id: goInt,
  quota: goInt,
  remark: goString,
})

/** MSW handler for adding quota to a user (K6.6, call 16); an unknown user is not an error. */
export const topUpHandlers = [
  http.post('*/api/topup', ({ request }) => {
    requireAdmin(request)
    const world = worldOf(request)
    const { user_id, quota, remark } = bind(request, topUpBody)
    if (quota < 0) return refuse('quota 不能为负数！')
    const user = world.users.get(user_id)
    if (user) world.users.update(user_id, { quota: user.quota + quota })
    const content = remark || `通过 API 充值 ${quotaText(world.options, quota)}`
    recordLog(world, { user_id, type: LOG_TYPE.topUp, content, quota })
    return reply()
  }),
]
