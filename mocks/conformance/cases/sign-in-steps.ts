import { refused } from '../responses'
import type { Step } from '../case'
import { has } from '../expected'

/** What everybody hears whose sign-in fails. */
export const WRONG_CREDENTIALS = refused('用户名或密码错误，或用户已被封禁')
/** Registration is switched off. */
export const CLOSED = '管理员关闭了新用户注册'
/** A text is too long or too short. */
export const INPUT = 'Invalid input, please check your input'
/** The body cannot be read, or a needed member is missing. */
export const INVALID = 'invalid parameter'
type Members = Parameters<typeof has>[0]
/** A success whose data has these members. */
export const data = (members: Members) => ({ body: has({ success: true, data: has(members) }) })

/** The members of a user that a sign-in leaves blank. */
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
/** Registers a newcomer. */
export const register = (body: object = {}): Step => ({
  call: 'POST /api/user/register',
  body: { ...newcomer, ...body },
})
/** Signs the newcomer in. */
export const signIn = (as: 'user' | 'nobody' = 'nobody'): Step => ({
  as,
  call: 'POST /api/user/login',
  body: newcomer,
})
/** The newcomer, as he is kept. */
export const self = (members: Members): Step => ({ call: 'GET /api/user/self', expect: data(members) })
/** A step that has root signed in, so that the options of a case can be saved. */
export const touch: Step = { as: 'root', call: 'GET /api/status' }
