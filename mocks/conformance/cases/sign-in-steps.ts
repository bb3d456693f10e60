import { refused } from '../responses'
import type { Step } from '../case'
import { has } from '../expected'

/** Refusal of a failed log-in. */
export const WRONG_CREDENTIALS = refused('用户名或密码错误，或用户已被封禁')
/** Message if registration is disabled. */
export const CLOSED = '管理员关闭了新用户注册'
/** Message if a text is too long or too short. */
export const INPUT = 'Invalid input, please check your input'
/** Message if the body is malformed or a required field is missing. */
export const INVALID = 'invalid parameter'
type Members = Parameters<typeof has>[0]
/** A success whose data has at least these fields. */
export const data = (members: Members) => ({ body: has({ success: true, data: has(members) }) })

/** The user fields that a log-in leaves empty. */
export const blankUser = {
  password: '',
  email: '',
  github_id: '',
  wechat_id: '',
  lark_id: '',
  oidc_id: '',
  verification_code: '',
  access_token: '',
  quota: 0,
  used_quota: 0,
  request_count: 0,
  group: '',
  aff_code: '',
  inviter_id: 0,
}
const newcomer = { username: 'n-{tag}', password: 'long-enough' }
/** Registers a new user. */
export const register = (body: object = {}): Step => ({
  call: 'POST /api/user/register',
  body: { ...newcomer, ...body },
})
/** Logs the new user in. */
export const signIn = (as: 'user' | 'nobody' = 'nobody'): Step => ({
  as,
  call: 'POST /api/user/login',
  body: newcomer,
})
/** Reads the stored new user. */
export const self = (members: Members): Step => ({ call: 'GET /api/user/self', expect: data(members) })
/** A step that logs root in, so that the options of the case can be saved. */
export const touch: Step = { as: 'root', call: 'GET /api/status' }
