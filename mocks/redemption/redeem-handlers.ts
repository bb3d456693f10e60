import { http } from 'msw'
import { LOG_TYPE } from '../log/log-row'
import { quotaText, recordLog } from '../log/record-log'
import { bind } from '../server/bind'
import { worldOf } from '../server/call'
import { requireUser } from '../server/caller'
import { goString, goStruct } from '../server/go-struct'
import { refuse, reply } from '../server/reply'
import { CODE_STATUS } from './redemption-row'

const redeemBody = goStruct('controller', 'topUpRequest', { key: goString })

/** MSW handler for redeeming a code (K6.5, call 26); a disabled code is reported as used. */
export const redeemHandlers = [
  http.post('*/api/user/topup', ({ request }) => {
    const { id } = requireUser(request)
    const world = worldOf(request)
    const { key } = bind(request, redeemBody)
    if (key === '') return refuse('未提供兑换码')
    const code = world.redemptions.find((row) => row.key === key)
    if (!code) return refuse('兑换失败，无效的兑换码')
    if (code.status !== CODE_STATUS.unused) return refuse('兑换失败，该兑换码已被使用')
    const quota = world.users.get(id)?.quota ?? 0
    world.users.update(id, { quota: quota + code.quota })
    world.redemptions.update(code.id, { status: CODE_STATUS.used, redeemed_time: world.clock.now() })
    const content = `通过兑换码充值 ${quotaText(world.options, code.quota)}`
    recordLog(world, { user_id: id, type: LOG_TYPE.topUp, content })
    return reply(code.quota)
  }),
]
