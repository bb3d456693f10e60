import { refused } from '../responses'
import type { TestAccount, Step } from '../case'
import { has } from '../expected'

type Members = Parameters<typeof has>[0]
/** A success whose data has at least these fields. */
export const data = (members: Members) => ({ body: has({ success: true, data: has(members) }) })
/** What an administrator hears about his like. */
export const PEER = refused('无权更新同权限等级或更高权限等级的用户信息')
/** Message if the body is malformed or a required field is missing. */
export const INVALID = 'invalid parameter'
/** Message if a text is too long or too short. */
export const INPUT = 'Invalid input, please check your input'
/** There is no such user. */
export const NOT_FOUND = refused('record not found')
/** A call of somebody. */
export const as = (person: TestAccount, call: string, body?: unknown): Step => ({ as: person, call, body })
/** The user of the case, as he is kept. */
export const stored = (members: Members): Step => ({
  as: 'root',
  call: 'GET /api/user/{user.id}',
  expect: data(members),
})
/** Changes the user of the case. */
export const put = (body: object): Step => as('root', 'PUT /api/user/', { id: '{user.id}', ...body })
/** Does something to somebody. */
export const manage = (person: TestAccount, target: TestAccount, action: string): Step =>
  as(person, 'POST /api/user/manage', { username: `{${target}.name}`, action })

/** Makes a user. */
export const create = (body: object): Step =>
  as('root', 'POST /api/user/', { username: 'n-{tag}', password: 'long-enough', ...body })
