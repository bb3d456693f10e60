import { http, HttpResponse } from 'msw'
import { bindQuietly } from '../server/bind'
import { worldOf } from '../server/call'
import { needAdmin } from '../server/caller'
import { translated } from '../server/language'
import { pageOf } from '../server/paging'
import { pathId } from '../server/path-id'
import { refuse, reply } from '../server/reply'
import type { World } from '../world'
import { addUser } from './new-user'
import { lengthComplaint, userBody } from './user-body'
import { editUser } from './user-edit'
import { isFound, userOrder } from './user-finding'
import { listedUser, ROLE, shownUser, USER_STATUS, type UserRow } from './user-row'
import { deleteSoftly } from './user-writes'

const query = (request: Request, name: string) => new URL(request.url).searchParams.get(name)

const isListed = ({ status }: UserRow) => status !== USER_STATUS.deleted

/** The user of an id, or the server's refusals thrown as a Response. */
function userOf({ users }: World, id: number): Readonly<UserRow> {
  if (id === 0) throw refuse('id 为空！')
  const user = users.get(id)
  if (!user) throw refuse('record not found')
  return user
}

/** Users as an admin sees and changes them (contract 6.6, calls 28–31, 33, 34). */
export const adminUserHandlers = [
  http.get('*/api/user/', ({ request }) => {
    needAdmin(request)
    const order = userOrder(query(request, 'order'))
    return reply(worldOf(request).users.page(pageOf(request), { where: isListed, order }).map(listedUser))
  }),

  http.get('*/api/user/search', ({ request }) => {
    needAdmin(request)
    const keyword = query(request, 'keyword') ?? ''
    return reply(
      worldOf(request)
        .users.all((row) => isFound(row, keyword))
        .map(listedUser),
    )
  }),

  http.get('*/api/user/:id', ({ request, params }) => {
    const caller = needAdmin(request)
    const user = userOf(worldOf(request), pathId(params.id))
    if (caller.role <= user.role && caller.role !== ROLE.root) {
      return refuse('无权获取同级或更高等级用户的信息')
    }
    return reply(shownUser(user))
  }),

  http.post('*/api/user/', ({ request }) => {
    const caller = needAdmin(request)
    const body = bindQuietly(request, userBody)
    const { username, password } = body
    if (username === '' || password === '') return refuse(translated(request, 'invalid_parameter'))
    if (lengthComplaint(body)) return refuse(translated(request, 'invalid_input'))
    if (body.role >= caller.role) return refuse('无法创建权限大于等于自己的用户')
    addUser(worldOf(request), { username, password, display_name: body.display_name || username })
    return reply()
  }),

  http.put('*/api/user/', ({ request }) => {
    const caller = needAdmin(request)
    editUser(request, caller.role)
    return reply()
  }),

  http.delete('*/api/user/:id', ({ request, params }) => {
    const caller = needAdmin(request)
    const world = worldOf(request)
    const user = userOf(world, pathId(params.id))
    if (caller.role <= user.role) return refuse('无权删除同权限等级或更高权限等级的用户')
    deleteSoftly(world, user.id)
    // The real handler writes nothing when it succeeds (contract 6.6, call 34).
    return new HttpResponse(null, { status: 200 })
  }),
]
