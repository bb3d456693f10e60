import { http } from 'msw'
import { bindWithGenericError } from '../server/bind'
import { worldOf } from '../server/call'
import { requireUser } from '../server/caller'
import { refuse, reply } from '../server/reply'
import { dashboardOf } from './dashboard'
import { editError, newPassword } from './user-body'
import { ROLE, shownUser, userRow } from './user-row'
import { deleteSoftly, rewrite, writeNonZero } from './user-writes'

/** MSW handlers for the caller's own account (K6.5, calls 20–25). */
export const ownAccountHandlers = [
  http.get('*/api/user/self', ({ request }) => {
    const user = worldOf(request).users.get(requireUser(request).id)
    return user ? reply(shownUser(user)) : refuse('record not found')
  }),

  http.put('*/api/user/self', ({ request }) => {
    const { id } = requireUser(request)
    const body = bindWithGenericError(request, userRow)
    const error = editError(body)
    if (error) return refuse(`输入不合法 ${error}`)
    const { username, display_name } = body
    writeNonZero(worldOf(request), id, { username, display_name, password: newPassword(body) })
    return reply()
  }),

  http.delete('*/api/user/self', ({ request }) => {
    const world = worldOf(request)
    const { id } = requireUser(request)
    if (world.users.get(id)?.role === ROLE.root) return refuse('不能删除超级管理员账户')
    deleteSoftly(world, id)
    return reply()
  }),

  http.get('*/api/user/dashboard', ({ request }) => {
    const days = dashboardOf(worldOf(request), requireUser(request).id)
    return reply(days.length > 0 ? days : null)
  }),

  // Each call creates a new token and invalidates the old one.
  http.get('*/api/user/token', ({ request }) => {
    const world = worldOf(request)
    const token = world.nextHex('access', 32)
    rewrite(world, requireUser(request).id, { access_token: token })
    return reply(token)
  }),

  http.get('*/api/user/aff', ({ request }) => {
    const world = worldOf(request)
    const user = world.users.get(requireUser(request).id)
    if (!user) return refuse('record not found')
    if (user.aff_code !== '') return reply(user.aff_code)
    const code = world.nextSecret('aff', 4)
    rewrite(world, user.id, { aff_code: code })
    return reply(code)
  }),
]
