import { LOG_TYPE } from '../log/log-row'
import { quotaText } from '../log/quota-text'
import { recordLog } from '../log/record-log'
import { bindWithGenericError } from '../server/bind'
import { worldOf } from '../server/call'
import { translated } from '../server/language'
import { refuse } from '../server/reply'
import { editError, newPassword, userBody } from './user-body'
import { ROLE } from './user-row'
import { writeNonZero } from './user-writes'

/**
 * Updates a user as an admin (K6.6, call 33): writes all fields that are not 0 or empty. A quota that differs from the
 * stored one is logged even if it is 0 and therefore not written. Throws a refusal Response.
 */
export function editUser(request: Request, callerRole: number): void {
  const world = worldOf(request)
  const body = bindWithGenericError(request, userBody)
  if (body.id === 0) throw refuse(translated(request, 'invalid_parameter'))
  if (editError(body)) throw refuse(translated(request, 'invalid_input'))
  const stored = world.users.get(body.id)
  if (!stored) throw refuse('record not found')
  const isRoot = callerRole === ROLE.root
  if (callerRole <= stored.role && !isRoot) throw refuse('无权更新同权限等级或更高权限等级的用户信息')
  if (callerRole <= body.role && !isRoot) {
    throw refuse('无权将其他用户权限等级提升到大于等于自己的权限等级')
  }
  const { verification_code: _code, ...change } = body
  writeNonZero(world, body.id, { ...change, password: newPassword(body) })
  if (body.quota === stored.quota) return
  const [before, after] = [stored.quota, body.quota].map((quota) => quotaText(world.options, quota))
  const content = `管理员将用户额度从 ${before}修改为 ${after}`
  recordLog(world, { user_id: body.id, type: LOG_TYPE.manage, content })
}
