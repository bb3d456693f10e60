import { http } from 'msw'
import { bindWithGenericError } from '../server/bind'
import { worldOf } from '../server/call'
import { requireAdmin } from '../server/caller'
import { goString, goStruct } from '../server/go-struct'
import { refuse, reply } from '../server/reply'
import { managedUser, ROLE, USER_STATUS, type UserRow } from './user-row'
import { deleteSoftly, rewrite } from './user-writes'

const manageBody = goStruct('controller', 'ManageRequest', { username: goString, action: goString })

type Change = Partial<Pick<UserRow, 'role' | 'status'>>

const isRoot = ({ role }: UserRow) => role === ROLE.root

/** The change that an action applies to its target, or the error text if it is refused. */
const actions: Record<string, (target: UserRow, callerRole: number) => Change | string> = {
  disable: (target) => (isRoot(target) ? '无法禁用超级管理员用户' : { status: USER_STATUS.disabled }),
  enable: () => ({ status: USER_STATUS.enabled }),
  delete: (target) => (isRoot(target) ? '无法删除超级管理员用户' : { status: USER_STATUS.deleted }),
  promote: ({ role }, callerRole) => {
    if (callerRole !== ROLE.root) return '普通管理员用户无法提升其他用户为管理员'
    return role >= ROLE.admin ? '该用户已经是管理员' : { role: ROLE.admin }
  },
  demote: (target) => {
    if (isRoot(target)) return '无法降级超级管理员用户'
    return target.role === ROLE.common ? '该用户已经是普通用户' : { role: ROLE.common }
  },
}

/** MSW handler for managing a user by name (K6.6, call 32), with its permission matrix. */
export const manageHandlers = [
  http.post('*/api/user/manage', ({ request }) => {
    const caller = requireAdmin(request)
    const world = worldOf(request)
    const { username, action } = bindWithGenericError(request, manageBody)
    // An empty name removes the SQL condition, so the first user is selected.
    const target = world.users.find((row) => username === '' || row.username === username)
    if (!target) return refuse('用户不存在')
    if (caller.role <= target.role && caller.role !== ROLE.root) {
      return refuse('无权更新同权限等级或更高权限等级的用户信息')
    }
    // An unknown action succeeds without a change.
    const change = Object.hasOwn(actions, action) ? actions[action]?.(target, caller.role) : {}
    if (typeof change === 'string') return refuse(change)
    if (change?.status === USER_STATUS.deleted) deleteSoftly(world, target.id)
    else rewrite(world, target.id, change ?? {})
    return reply(managedUser({ ...target, ...change }))
  }),
]
