import { http } from 'msw'
import { bindWithGenericError, bind } from '../server/bind'
import { worldOf } from '../server/call'
import { goString, goStruct, goInt } from '../server/go-struct'
import { translated } from '../server/language'
import { refuse, reply } from '../server/reply'
import { writeSession } from '../server/session'
import { adminUserHandlers } from './admin-user-handlers'
import { manageHandlers } from './manage-handlers'
import { ownAccountHandlers } from './own-account-handlers'
import { registerHandlers } from './register-handlers'
import { signIn } from './sign-in'
import type { Noun } from '../noun'
import { routesOf } from '../server/route'
import { Table } from '../table'
import { oneOf } from '../conformance/expected'
import { userSeed } from './user-seed'
import { userRow, type UserRow } from './user-row'
import { LOG_TYPE } from '../log/log-row'
import { quotaText, recordLog } from '../log/record-log'
import { requireAdmin } from '../server/caller'

const topUpBody = goStruct('controller', 'adminTopUpRequest', {
  user_id: goInt,
  quota: goInt,
  remark: goString,
})

/** MSW handler for adding quota to a user (K6.6, call 16); an unknown user is not an error. */
const topUpHandlers = [
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

const signInBody = goStruct('controller', 'LoginRequest', { username: goString, password: goString })

/** MSW handlers for log-in and registration (K6.3, calls 17 and 18). */
const signInHandlers = [
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

  ...registerHandlers,
]

/** MSW handlers for log-out (K6.3, call 19) and all other user calls. */
const userHandlers = [
  http.get('*/api/user/logout', ({ request }) => {
    writeSession(request, undefined)
    return reply()
  }),

  ...ownAccountHandlers,
  ...adminUserHandlers,
  ...manageHandlers,
  ...topUpHandlers,
]

declare module '../world' {
  interface World {
    readonly users: Table<UserRow>
    /** Ids of banned users, rejected regardless of their cookie (K2.2). */
    readonly banned: Set<number>
  }
}

/** Users and the signed-in account. */
export const user = {
  row: {
    struct: userRow,
    expected: { password: '', verification_code: '', role: oneOf(0, 1, 10, 100), status: oneOf(1, 2, 3) },
  },
  seed: ({ seed }) => ({ users: new Table(userSeed[seed]), banned: new Set() }),
  handlers: [...signInHandlers, ...userHandlers],
  routes: [...routesOf(signInHandlers, { critical: true }), ...routesOf(userHandlers)],
} satisfies Noun
