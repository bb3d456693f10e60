import { http } from 'msw'
import { bindQuietly } from '../server/bind'
import { worldOf } from '../server/call'
import { needUser } from '../server/caller'
import { goString, goStruct } from '../server/go-struct'
import { translated } from '../server/language'
import { refuse, reply } from '../server/reply'
import { writeSession } from '../server/session'
import { shownUser, signedInUser } from './user-row'

const signInBody = goStruct('controller', 'LoginRequest', { username: goString, password: goString })

/** Signing in and out, and the own account (contract 6.3 and 6.5, calls 18, 19, 21). */
export const userHandlers = [
  http.post('*/api/user/login', ({ request }) => {
    const { users, options } = worldOf(request)
    if (!options.isOn('PasswordLoginEnabled')) return refuse('管理员关闭了密码登录')
    const { username, password } = bindQuietly(request, signInBody)
    if (username === '' || password === '') return refuse(translated(request, 'invalid_parameter'))
    const user = users.find((row) => row.username === username) ?? users.find((row) => row.email === username)
    if (!user || user.password !== password || user.status !== 1) {
      return refuse('用户名或密码错误，或用户已被封禁')
    }
    writeSession(request, { id: user.id, username: user.username, role: user.role, status: user.status })
    return reply(signedInUser(user))
  }),

  http.get('*/api/user/logout', ({ request }) => {
    writeSession(request, undefined)
    return reply()
  }),

  http.get('*/api/user/self', ({ request }) => {
    const user = worldOf(request).users.get(needUser(request).id)
    return user ? reply(shownUser(user)) : refuse('record not found')
  }),
]
