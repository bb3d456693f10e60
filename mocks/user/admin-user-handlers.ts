import { http, HttpResponse } from 'msw'
import { bindWithGenericError } from '../server/bind'
import { worldOf } from '../server/call'
import { requireAdmin } from '../server/caller'
import { translated } from '../server/language'
import { pageOf } from '../server/paging'
import { pathId } from '../server/path-id'
import { refuse, reply } from '../server/reply'
import type { World } from '../world'
import { addUser } from './new-user'
import { lengthError, userBody } from './user-body'
import { editUser } from './user-edit'
import { matchesKeyword, userOrder } from './user-search'
import { listedUser, ROLE, shownUser, USER_STATUS, type UserRow } from './user-row'
import { deleteSoftly } from './user-writes'

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
    const body = bindWithGenericError(request, userBody)
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
