import { http } from 'msw'
import { bindWithGenericError } from '../server/bind'
import { worldOf } from '../server/call'
import { goString, goStruct } from '../server/go-struct'
import { translated } from '../server/language'
import { refuse, reply } from '../server/reply'
import { writeSession } from '../server/session'
import { adminUserHandlers } from './admin-user-handlers'
import { manageHandlers } from './manage-handlers'
import { ownAccountHandlers } from './own-account-handlers'
import { registerHandlers } from './register-handlers'
import { signIn } from './sign-in'
import { topUpHandlers } from './top-up-handlers'

const signInBody = goStruct('controller', 'LoginRequest', { username: goString, password: goString })

/** MSW handlers for log-in and log-out (K6.3, calls 18 and 19) and all other user calls. */
export const userHandlers = [
  http.post('*/api/user/login', ({ request }) => {
    const { users, options } = worldOf(request)
    if (!options.isOn('PasswordLoginEnabled')) return refuse('管理员关闭了密码登录')
    const { username, password } = bindWithGenericError(request, signInBody)
    if (username === '' || password === '') return refuse(translated(request, 'invalid_parameter'))
    const user = users.find((row) => row.username === username) ?? users.find((row) => row.email === username)
    if (!user || user.password !== password || user.status !== 1) {
      return refuse('用户名或密码错误，或用户已被封禁')
    }
    return signIn(request, user)
  }),

  http.get('*/api/user/logout', ({ request }) => {
    writeSession(request, undefined)
    return reply()
  }),

  ...registerHandlers,
  ...ownAccountHandlers,
  ...adminUserHandlers,
  ...manageHandlers,
  ...topUpHandlers,
]
