import { http, HttpResponse } from 'msw'
import { bindWithGenericError } from '../server/bind'
import { worldOf } from '../server/call'
import { requireAdmin } from '../server/caller'
import { translated } from '../server/language'
import { pageOf, pathId } from '../server/request-params'
import { refuse, reply } from '../server/reply'
import type { World } from '../world'
import { addUser } from './new-user'
import { lengthError, editError, newPassword } from './user-body'
import { listedUser, ROLE, shownUser, USER_STATUS, type UserRow, userRow } from './user-row'
import { deleteSoftly, writeNonZero } from './user-writes'
import { sqlLike } from '../server/sql-like'
import { sqliteIdEquals } from '../server/sqlite-id-equals'
import { LOG_TYPE } from '../log/log-row'
import { quotaText, recordLog } from '../log/record-log'

/**
 * Updates a user as an admin (K6.6, call 33): writes all fields that are not 0 or empty. A quota that differs from the
 * stored one is logged even if it is 0 and therefore not written. Throws a refusal Response.
 */
function editUser(request: Request, callerRole: number): void {
  const world = worldOf(request)
  const body = bindWithGenericError(request, userRow)
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

const orders: Record<string, (a: UserRow, b: UserRow) => number> = {
  quota: (a, b) => b.quota - a.quota,
  used_quota: (a, b) => b.used_quota - a.used_quota,
  request_count: (a, b) => b.request_count - a.request_count,
}

/** Comparator for the `order` parameter of the list; undefined means newest first (K6.6, call 28). */
function userOrder(name: string | null): ((a: UserRow, b: UserRow) => number) | undefined {
  return name !== null && Object.hasOwn(orders, name) ? orders[name] : undefined
}

/** Whether a keyword matches a user: by id, or as a prefix of name, email or display name (K6.6, call 29). */
function matchesKeyword({ id, username, email, display_name }: UserRow, keyword: string): boolean {
  if (sqliteIdEquals(id, keyword)) return true
  return [username, email, display_name].some((text) => sqlLike(text, `${keyword}%`))
}

const query = (request: Request, name: string) => new URL(request.url).searchParams.get(name)

const isListed = ({ status }: UserRow) => status !== USER_STATUS.deleted

/** Finds a user by id. Throws a refusal Response if there is none. */
function userOf({ users }: World, id: number): Readonly<UserRow> {
  if (id === 0) throw refuse('id 为空！')
  const user = users.get(id)
  if (!user) throw refuse('record not found')
  return user
}

/** MSW handlers for user administration (K6.6, calls 28–31, 33, 34). */
export const adminUserHandlers = [
  http.get('*/api/user/', ({ request }) => {
    requireAdmin(request)
    const order = userOrder(query(request, 'order'))
    return reply(worldOf(request).users.page(pageOf(request), { where: isListed, order }).map(listedUser))
  }),

  http.get('*/api/user/search', ({ request }) => {
    requireAdmin(request)
    const keyword = query(request, 'keyword') ?? ''
    return reply(
      worldOf(request)
        .users.all((row) => matchesKeyword(row, keyword))
        .map(listedUser),
    )
  }),

  http.get('*/api/user/:id', ({ request, params }) => {
    const caller = requireAdmin(request)
    const user = userOf(worldOf(request), pathId(params.id))
    if (caller.role <= user.role && caller.role !== ROLE.root) {
      return refuse('无权获取同级或更高等级用户的信息')
    }
    return reply(shownUser(user))
  }),

  http.post('*/api/user/', ({ request }) => {
    const caller = requireAdmin(request)
    const body = bindWithGenericError(request, userRow)
    const { username, password } = body
    if (username === '' || password === '') return refuse(translated(request, 'invalid_parameter'))
    if (lengthError(body)) return refuse(translated(request, 'invalid_input'))
    if (body.role >= caller.role) return refuse('无法创建权限大于等于自己的用户')
    addUser(worldOf(request), { username, password, display_name: body.display_name || username })
    return reply()
  }),

  http.put('*/api/user/', ({ request }) => {
    const caller = requireAdmin(request)
    editUser(request, caller.role)
    return reply()
  }),

  http.delete('*/api/user/:id', ({ request, params }) => {
    const caller = requireAdmin(request)
    const world = worldOf(request)
    const user = userOf(world, pathId(params.id))
    if (caller.role <= user.role) return refuse('无权删除同权限等级或更高权限等级的用户')
    deleteSoftly(world, user.id)
    // The server's handler sends an empty body on success (K6.6, call 34).
    return new HttpResponse(null, { status: 200 })
  }),
]
